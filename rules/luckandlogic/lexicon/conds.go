package lexicon

import (
	"slices"

	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// conds is what sentences ask, and numbers that texts work out.
var conds = slices.Concat(
	compared(TRankIs, "{0:of}[T-rank|T－rank]が", "", "{0:of} T-rank is"),
	compared(RefreshIs, "{0:of}リフレッシュポイントが", "[点|]", "{0:of} refresh points are"),
	deed(DeedTrance, "合体して", "合体し", "tranced"),
	deed(DeedLuckDrive, "ラックドライブして", "ラックドライブし", "used Luck Drive"),
	deed(DeedLogicDrive, "ロジックドライブを使って", "ロジックドライブを使っ", "used a Logic Drive"),
	deed(DeedLevelBoost, "レベルブーストして", "レベルブーストし", "level boosted"),
	deed(DeedRefresh, "山札をリフレッシュして", "[|山札を]リフレッシュし", "refreshed"),
	deed(DeedTransmute, "錬成して", "錬成し", "transmuted"),
	[]text.Phrase{
		{"cond1", EmptyCircles, int(AtLeast), "{1=(number 1)}{0:of}メンバーのいないサークルがあ<る|り|る>¦{0:of}メンバーのいないサークルが{1:val}つ以上<|で|である>", "{1=(number 1)}there is a circle without a member on {0:the} field¦there are {1:val} or more circles without a member on {0:the} field"},
		{"cond1", EmptyCircles, int(AtMost), "{0:of}メンバーのいないサークルが{1:val}つ以下<|で|である>", "there are {1:val} or [fewer|less] circles without a member on {0:the} field"},
		{"cond1", EmptyCircles, int(Equal), "{1=(number 0)}{0:of}メンバーのいないサークルがな<い|く|い>¦{0:of}メンバーのいないサークルが{1:val}つ<|で|である>", "{1=(number 0)}there is no circle without a member on {0:the} field¦there are exactly {1:val} circles without a member on {0:the} field"},
		{"cond1", FaceIs, 0, "{0:ref}が表向き<|で|である>", "{0:single} is face up"},
		{"cond1", FaceIs, 1, "{0:ref}が裏向き<|で|である>", "{0:single} is face down"},
		{"cond1", WithSoulIs, 0, "{0:ref}がソウルを持<つ|ち|つ>¦{0:ref}がソウルを持ってい<る|て|る>", "{0:single} has a soul"},
		{"cond1", WithSoulIs, 1, "{0:ref}がソウルを持<たない|たず|たない>¦{0:ref}がソウルを持ってい<ない|なく|ない>", "{0:single} has no soul"},
		{"cond1", IsSetOn, 0, "{0:ref}が設置状態<|で|である>", "{0:single} lies set"},
		{"cond1", IsSetOn, 1, "{0:ref}が設置状態で<ない|なく|ない>", "{0:single} does not lie set"},
		{"cond1", IsAttacking, 0, "{0:ref}が攻撃中<|で|である>", "{0:single} is attacking"},
		{"cond1", IsAttacking, 1, "{0:ref}が攻撃中で<ない|なく|ない>", "{0:single} is not attacking"},
		{"cond1", IsDefending, 0, "{0:ref}が防御中<|で|である>", "{0:single} is defending"},
		{"cond1", IsDefending, 1, "{0:ref}が防御中で<ない|なく|ない>", "{0:single} is not defending"},
		{"cond1", IsBattling, 0, "{0:ref}がバトル中<|で|である>", "{0:single} is battling"},
		{"cond1", IsBattling, 1, "{0:ref}がバトル中で<ない|なく|ない>", "{0:single} is not battling"},
		{"cond1", AttackIsOn, 0, "攻撃されているサークルが{0:zhit}<|で|である>", "the attacked circle is in the {0:zhit row}"},
		{"cond1", AttackIsOn, 1, "攻撃されているサークルが{0:zhit}で<ない|なく|ない>", "the attacked circle is not in the {0:zhit row}"},
		{"zhit row", surface.Via, 0, "", "{@:zfield}"},
		{"cond1", AttackIsNth, 0, "[このターン|そのターン]{#}回目の[攻撃|バトル]<|で|である>", "this is attack {#} of this turn"},
		{"cond1", DidTransmute, 0, "[この効果で|その]錬成し<た|て|た>", "you transmuted"},
		{"cond1", DidTransmute, 1, "[この効果で|その]錬成しなかっ<た|て|た>", "you did not transmute"},
		{"cond1", WasMade, 0, "{0:ref}がメークで場に出<た|て|∄>", "{0:single} came to the field by Make"},
		{"cond1", WasTranced, 0, "{0:ref}が合体して出撃し<た|て|∄>", "{0:single} was mobilized by a trance"},
		{"cond1", LawNow, 0, "[そのバトル|このバトル]の逆理法則が{#law}<|で|である>", "the paradox rule of this battle is {#law}"},
		{"cond1", IsBroken, 0, "{0:ref}が破壊されてい<る|て|る>", "{0:single} has been destroyed"},
		{"cond1", IsBroken, 1, "{0:ref}が破壊されてい<ない|なく|ない>", "{0:single} has not been destroyed"},
		{"cond1", FirstTurn, 0, "先攻プレイヤーの最初のターン<|で|である>", "this is the first player's first turn"},
		{"cond1", StateIs, 0, "{0:ref}が{#lying}状態<|で|である>¦{0:ref}が{#lying}してい<る|て|る>", "{0:single} is {#lies}"},
		{"cond1", StateIs, NotLying, "{0:ref}がスタンド状態で<ない|なく|ない>¦{0:ref}がスタンドしてい<ない|なく|ない>", "{0:single} is not standing"},
		{"cond1", StateIs, NotLying + 1, "{0:ref}がレスト状態で<ない|なく|ない>¦{0:ref}がレストしてい<ない|なく|ない>", "{0:single} is not rested"},
		{"cond1", ThisIs, 0, "{0:zslot}に[このメンバー|このカード]がい<る|て|る>¦[このメンバー|このカード|この門]が{0:zslot}に[い|あ]<る|て|る>", "this card is {0:zplace}"},
		{"cond1", ThisIs, 0, "{0:zaway}にこのカードがあ<る|り|る>¦このカードが{0:zaway}にあ<る|り|る>", "this card is {0:zplace}"},
		{"cond1", ThisIs, 1, "{0:zslot}に[このメンバー|このカード]がい<ない|なく|ない>¦[このメンバー|このカード]が{0:zslot}にい<ない|なく|ない>", "this card is not {0:zplace}"},
		{"cond1", Exists, 0, "{0:signed}がい<る|て|る>¦{0:there}があ<る|り|る>¦{0:here}がい<る|て|る>", "{0:have}¦there is {0:any}"},
		{"cond1", Exists, 1, "{0:signed}がいな<い|く|い>¦{0:there}がな<い|く|い>¦{0:here}がいな<い|く|い>", "{0:havenot}¦there is no {0:none}"},
		{"cond1", AllAre, 0, "{0:cards}すべてが[|、]{1:all of}<|で|である>", ""},
		{"all of", Cards, 0, "{2=character}{3:stems}¦{2=character}{3:clause}", ""},
		{"cond", CondOr, 0, "{0:cond1/0}か[、|]{1:cond1/=}", "{0:cond1} or {1:cond1}"},
		{"cond1", MovedThus, 0, "[この|その]効果で{0:np}がドロップし<た|て|た>{1=drop-zone}¦[この|その]効果で{0:np}が{1:zaway}に置かれ<た|て|た>", "[a\x02|a|an] {0:np/1} was put {1:zinto} by it"},

		{"piece", EveryRank, 0, "{0:of}[T-rank|T－rank]1につき[、|]¦{0:of}[T-rank|T－rank]1つにつき[、|]", "for each point of {0:of} T-rank, "},
		{"lead", EveryRank, 0, "", "for each point of {0:of} T-rank, "},
		{"piece", EveryN, 0, "{0:cards}{#}枚につき[、|]", "for every {#} {0:some/0}, "},
		{"lead", EveryN, 0, "", "for every {#} {0:some/0}, "},

		{"value", surface.Via, 0, "{@:addend}", "{@:addend}"},
		{"vcmp", surface.Via, 0, "{@:held}", "{@:held}"},
		{"addend", surface.Via, 0, "{@:held}", "{@:held}"},
		{"held", TRank, 1, "{0:of}[T-rank|T－rank]", "{0:of} T-rank"},
		{"value", TRank, 0, "{0:of}[T-rank|T－rank]×{#}", "{#} times {0:of} T-rank"},
		{"held", AttacksOf, 1, "このターン中に{0:who}が攻撃した回数", "{0=you}the number of times you have attacked this turn¦the number of times {0:who} has attacked this turn"},
		{"value", AttacksOf, 0, "このターン中に{0:who}が攻撃した回数×{#}", "{0=you}{#} times the number of times you have attacked this turn¦{#} times the number of times {0:who} has attacked this turn"},
		{"statof", surface.StatOf, 1, "{0:ref}の{1:stat}", "the {1:stat} of {0:it}"},
		{"value", saidSumOf, 1, "{0:cards}の{1:stat}の合計", "the total {1:stat} of {0:cards/0}"},
		{"value", saidSumOf, 0, "{0:cards}の{1:stat}の合計×{#}", "{#} times the total {1:stat} of {0:cards/0}"},
		{"value", surface.HighestOf, 1, "{0:cards}の中で{1:stat}が[一番|最も]高いカードの{2:stat}", "the highest {1:stat} of {0:cards/0}{2:unsaid}"},
		{"value", surface.HighestOf, 0, "{0:cards}の中で{1:stat}が[一番|最も]高いカードの{2:stat}×{#}", "{#} times the highest {1:stat} of {0:cards/0}{2:unsaid}"},
		{"unsaid", surface.Word, 0, "", "∅"},
		{"qty", Exactly, 0, "{0:val}[枚|体|つ]", ""},
		{"qty", UpTo, 0, "{0:val}[枚|体|つ]まで", ""},
		{"val", XVar, 1000, "Ｘ000", "X000"},
		{"val", XVar, 100, "Ｘ00", "X00"},
		{"xval", XVar, 0, "Ｘ", "X"},
		{"xval", XVar, 1000, "Ｘ000", "X000"},
		{"xval", XVar, 100, "Ｘ00", "X00"},
	},
)

// deed is how texts ask what somebody has done in this turn: done has it so, or is what it is said to have been.
func deed(d Deed, done, did, en string) []text.Phrase {
	const when = "[このターン中に|このターンに|このターン中、]{0:who}が"
	return []text.Phrase{
		{"cond1", DidThisTurn, int(d), when + done + "い<た|て|た>¦" + when + did + "<た|て|た>", "{0=you}you have " + en + " this turn¦{0:who} has " + en + " this turn"},
		{"cond1", DidNotThisTurn, int(d), when + done + "い<ない|なく|ない>¦" + when + did + "ていなかっ<た|て|た>", "{0=you}you have not " + en + " this turn¦{0:who} has not " + en + " this turn"},
	}
}

// compared is how texts ask for a number of a player.
func compared(kind Kind, ja, unit, en string) []text.Phrase {
	return []text.Phrase{
		{"cond1", kind, int(AtLeast), ja + "{1:vcmp}" + unit + "以上<|で|である>", en + " {1:vcmp} or more"},
		{"cond1", kind, int(AtMost), ja + "{1:vcmp}" + unit + "以下<|で|である>", en + " {1:vcmp} or less"},
		{"cond1", kind, int(Equal), ja + "{1:vcmp}" + unit + "<|で|である>", en + " {1:vcmp}"},
		{"cond1", kind, int(More), ja + "{1:vcmp}" + unit + "より多<い|く|い>¦" + ja + "{1:vcmp}" + unit + "より大き<い|く|い>", en + " more than {1:vcmp}"},
		{"cond1", kind, int(Less), ja + "{1:vcmp}" + unit + "より少な<い|く|い>¦" + ja + "{1:vcmp}" + unit + "より小さ<い|く|い>", en + " less than {1:vcmp}"},
	}
}
