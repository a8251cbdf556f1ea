#!/bin/sh
# Makes the font files of this directory from Debian's fonts-mplus and
# fonts-noto-cjk with fonttools:
#
#   apt-get install fonts-mplus fonts-noto-cjk fonttools
#   sh subset.sh          (in this directory)
#
#   gorin-regular.otf  M PLUS 1 Regular: what it has of JIS X 0208 (level 1 and
#                      2 kanji, kana, symbols), Latin, and the signs of cards
#   gorin-rest.otf     Noto Sans CJK JP Regular: those of them that M PLUS lacks
#   gorin-bold.otf     M PLUS 1 Bold: Latin, digits and kana, for numbers
set -eu
mplus=/usr/share/fonts/opentype/mplus
noto=/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc
/usr/bin/python3 - "$mplus/Mplus1-Regular.otf" <<'PY'
import sys
from fontTools.ttLib import TTFont

wide = set()
for row in range(1, 95):
    for cell in range(1, 95):
        try:
            wide.add(bytes((row + 0xA0, cell + 0xA0)).decode("euc_jp"))
        except UnicodeDecodeError:
            pass
extra = set("×・／《》「」『』【】［］（）〔〕＋－−±―‐–—…‥★☆●○◎◆◇■□▲△▼▽◀▶←→↑↓↔⇄⇒⇔↩↪✓①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ“”‘’•·°©™～〜＝：；！？％＆＊＃＠￥‹›髙﨑彅琢塚")
latin = {chr(c) for c in range(0x20, 0x7F)} | {chr(c) for c in range(0xA0, 0x180)}
full = {chr(c) for c in range(0xFF01, 0xFF5F)}
kana = {chr(c) for c in range(0x3040, 0x3100)}
have = {chr(c) for c in TTFont(sys.argv[1]).getBestCmap()}
every = wide | extra | latin | full
for name, chars in {
    "regular": every & have,
    "rest": every - have,
    "bold": latin | kana | set("×・＋－−±―…"),
}.items():
    open(f"chars-{name}.txt", "w").write("".join(sorted(chars)))
PY
cut() {
	pyftsubset "$1" --text-file="chars-$2.txt" --output-file="gorin-$2.otf" \
		--layout-features='kern' --no-hinting --desubroutinize \
		--name-IDs='0,1,2,3,4,5,6,13,14' --drop-tables+=DSIG,BASE,VORG "$3"
	rm "chars-$2.txt"
}
cut "$mplus/Mplus1-Regular.otf" regular --font-number=-1
cut "$noto" rest --font-number=0
cut "$mplus/Mplus1-Bold.otf" bold --font-number=-1
