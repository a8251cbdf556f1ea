#!/bin/sh
# Makes the two font files of this directory from Debian's fonts-mplus and
# fonttools (apt-get install fonts-mplus fonttools). Run it in this directory.
#
#   gorin-regular.otf  M PLUS 1 Regular: JIS X 0208 (level 1 and 2 kanji, kana,
#                      symbols), Latin, and the extra signs that cards use
#   gorin-bold.otf     M PLUS 1 Bold: Latin, digits, kana and the signs, for
#                      numbers and short labels
set -eu
from=/usr/share/fonts/opentype/mplus
python3 - <<'PY' >chars.txt
wide = set()
for row in range(1, 95):
    for cell in range(1, 95):
        try:
            wide.add(bytes((row + 0xA0, cell + 0xA0)).decode("euc_jp"))
        except UnicodeDecodeError:
            pass
extra = set("×・／《》「」『』【】［］（）〔〕＋－−±―‐–—…‥★☆●○◎◆◇■□▲△▼▽←→↑↓↔⇄⇒⇔↩↪↺↻⟳✓✕✚♦♥♠♣①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳⓪ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ“”‘’•·°©™～〜＝：；！？％＆＊＃＠￥―髙﨑彅琢塚")
latin = {chr(c) for c in range(0x20, 0x7F)} | {chr(c) for c in range(0xA0, 0x180)}
half = {chr(c) for c in range(0xFF01, 0xFFA0)}
print("".join(sorted(wide | extra | latin | half)))
PY
python3 - <<'PY' >chars-bold.txt
latin = {chr(c) for c in range(0x20, 0x7F)} | {chr(c) for c in range(0xA0, 0x100)}
kana = {chr(c) for c in range(0x3040, 0x3100)}
print("".join(sorted(latin | kana | set("×・／＋－−±―…↑↓←→▲▼★●○"))))
PY
cut() {
	pyftsubset "$from/$1" --text-file="$2" --output-file="$3" \
		--layout-features='kern,palt,vert' --no-hinting --desubroutinize \
		--name-IDs='0,1,2,3,4,5,6,13,14' --drop-tables+=DSIG,BASE,VORG
}
cut Mplus1-Regular.otf chars.txt gorin-regular.otf
cut Mplus1-Bold.otf chars-bold.txt gorin-bold.otf
rm chars.txt chars-bold.txt
