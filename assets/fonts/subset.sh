#!/bin/sh
# Makes the font files of this directory from Debian's fonts-mplus and
# fonts-noto-cjk with fonttools:
#
#   apt-get install fonts-mplus fonts-noto-cjk fonttools
#   sh subset.sh          (in this directory)
#
#   gorin-regular.otf  M PLUS 1 Regular: what it has of JIS X 0208 (level 1 and
#                      2 kanji, kana, symbols), Latin, and the signs of cards
#   gorin-signs.otf    Noto Sans CJK JP Regular: those of them that M PLUS lacks
#                      and that are no kanji
#   gorin-rest.otf     Noto Sans CJK JP Regular: the other kanji, and all else of
#                      JIS X 0213; the page asks for it when a text needs it
#                      (gorin-core.otf is cut from gorin-regular.otf by go generate)
#   gorin-bold.otf     M PLUS 1 Bold: Latin, digits and kana, for numbers
set -eu
mplus=/usr/share/fonts/opentype/mplus
noto=/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc
/usr/bin/python3 - "$mplus/Mplus1-Regular.otf" <<'PY'
import sys
from fontTools.ttLib import TTFont


def plane(codec, *before):
    """The signs of a plane of 94 rows of 94."""
    out = set()
    for row in range(1, 95):
        for cell in range(1, 95):
            try:
                out |= set(bytes((*before, row + 0xA0, cell + 0xA0)).decode(codec))
            except UnicodeDecodeError:
                pass
    return out


wide = plane("euc_jp")
wider = plane("euc_jis_2004") | plane("euc_jis_2004", 0x8F)
extra = set("♠♥♦♣×・／《》「」『』【】［］（）〔〕＋－−±―‐–—…‥★☆●○◎◆◇■□▲△▼▽◀▶←→↑↓↔⇄⇒⇔↩↪✓①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳ⓍⓎⓏⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ“”‘’•·°©™～〜＝：；！？％＆＊＃＠￥‹›髙﨑彅琢塚")
latin = {chr(c) for c in range(0x20, 0x7F)} | {chr(c) for c in range(0xA0, 0x180)}
full = {chr(c) for c in range(0xFF01, 0xFF5F)}
kana = {chr(c) for c in range(0x3040, 0x3100)}
have = {chr(c) for c in TTFont(sys.argv[1]).getBestCmap()}
every = wide | extra | latin | full
kanji = {c for c in every | wider if "\u3400" <= c <= "\u9fff" or "\uf900" <= c <= "\ufaff" or c >= "\U00020000"}
for name, chars in {
    "regular": every & have,
    "signs": every - have - kanji,
    "rest": (every & kanji | wider) - have - (every - kanji),
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
cut "$noto" signs --font-number=0
cut "$noto" rest --font-number=0
cut "$mplus/Mplus1-Bold.otf" bold --font-number=-1
