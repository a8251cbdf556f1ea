package lexicon

import (
	"strings"
	"unicode/utf8"

	"gorin/rules/ability"
)

// Zones that texts of this game name (chapter 3).
const (
	Field       = ability.OwnZone + iota // フィールド: ring and bench (3.3.1)
	Ring                                 // リング
	Bench                                // ベンチ
	BenchLeft                            // 左ベンチ
	BenchCentre                          // 中央ベンチ
	BenchRight                           // 右ベンチ
	Retire                               // リタイヤ置場; リタイヤ is the cards there (3.5.2)
	Surprise                             // サプライズ置場
)

// Where texts put cards.
const (
	ToRing         = ability.OwnDest + iota // リングに
	ToBench                                 // ベンチに: a slot of the player's choice
	ToEmptyBench                            // 空いているベンチに (3.3.3.5)
	ToRetire                                // リタイヤ置場に
	ToSurpriseZone                          // サプライズ置場に
)

// Skill is a word for abilities in the resolution zone (技).
const Skill = ability.OwnHead

// Triggers.
const (
	OnSparked      = ability.OwnTrigger + iota // entry spark (12.2.1): to the ring from the top of the deck by rule
	OnSprung                                   // the condition of a surprise (2.14.6): looked at in the attack end step
	OnSupport                                  // …がサポートした時
	OnSupported                                // …がサポートされた時
	OnAttackEnd                                // アタックの終わりに
	OnPartnerEnd                               // パートナーアタックの終わりに
	OnAttackBlock                              // あなたがパートナーブロックした時
	OnSkillUsed                                // …が技を使った時 (8.12.2)
	OnDamaged                                  // …がダメージを受けた時
	WouldBeDamaged                             // …がダメージを受ける時、かわりに (8.10.1)
	OnSpark                                    // …がスパークした時 (12.2.1)
	OnCancelled                                // …の技がキャンセルされた時 (3.8.8)
)

// Conditions.
const (
	PartnerAttacking = ability.OwnCond + iota // そのアタックがパートナーアタックなら
	AttackIsNth                               // そのアタックがこのターンn回目なら
	FirstTurn                                 // 先攻の第1ターンなら
	AttackFromNth                             // そのアタックがこのターンn回目以降なら
	EmptyBench                                // 空いているベンチがあるなら (3.3.3.5)
	CondNot                                   // only compiled code says so
	Alike                                     // …に同じ名前のカードが2枚以上いるなら
)

// Filters.
const (
	TitleIs      = ability.OwnFilter + iota // 称号＜T＞の
	TitleHas                                // 称号に“妹”を含む
	WorkIs                                  // 作品名『W』の (2.9.1)
	PartnerOf                               // …のパートナー (2.7.1)
	SkillIcon                               // 【自】の: of skills
	SkillNamed                              // 【名】: of skills
	SkillOf                                 // 《属性》の: of skills
	LimitedIcon                             // ファイヤーアイコンを持つ
	SupportedBy                             // サポートした
	PartnerName                             // パートナーの名前が『N』の (2.5)
	PartnerTitle                            // パートナーの称号が＜T＞の (2.6)
	HasSkill                                // 《属性》の技を持つ
	SkillKind                               // 起動能力: of skills (8.1.1)
	SkillAt                                 // ベンチのカードの: of skills
	TraitPart                               // 属性に“風”を含む (2.14.7)
	PartnerSex                              // パートナーの性別が♥の (2.8.1)
	PairIs                                  // 「名前／称号」 (2.3.1.1)
	SkillRegion                             // 〔手札〕の: of skills (2.14.9)
	DeclaredIs                              // 宣言した名前の (2.1.4)
)

// Acts.
const (
	CancelSkill   = ability.OwnAct + iota // 相手の技を1つキャンセルする (12.1.1)
	PartnerAttack                         // そのアタックはパートナーアタックになる (4.13.3)
	PlainAttack                           // そのアタックはパートナーアタックにならない (7.1.3.2.4)
	UseSkill                              // …の技を使う (8.13.2)
	DealDamage                            // …にnダメージを与える
	SetDamage                             // そのアタックのダメージはnになる (8.2.1.3.3)
	DeclareOne                            // 名前を1つ宣言する
	SkillHolds                            // この技は有効, or 無効 (8.3): said with a condition
)

// EveryOne is a quantity: すべて選び, all of them and not as many as can be (4.16.2).
const EveryOne = ability.OwnQty

// SkillHolder is the card whose skill was cancelled or used (その技を持つカード).
const SkillHolder = ability.OwnObject

// Modifiers.
const (
	TimesAttack    = ability.OwnMod + iota // 攻撃力が2倍になる (8.9.1.8)
	TimesDefence                           // 防御力を2倍にする
	Alter                                  // ＋2000/－0: attack and defence
	GiveSkillName                          // 技は追加で【名】になる
	GiveSkillTrait                         // 技は追加で《T》になる: GiveTrait, which Plain makes of it (2.15.2)
	GiveTitle                              // 称号は追加で＜T＞になる
	VoidSkills                             // 技は無効になる (8.3.2)
)

// AspectTimes is what multiplies attack or defence, which comes after what adds (8.9.1.8).
const AspectTimes ability.Aspect = 1 << 12

// What stands around names of several kinds among the words of a program.
const (
	titleBrackets = "＜＞"
	workBrackets  = "『』"
	skillBrackets = "【】"
)

// TitleWord is a title (称号), WorkWord a work (作品名), SkillWord the name of a skill (技名)
// among the words of a program, apart from other words of the same letters.
func TitleWord(s string) string { return ability.Apart(titleBrackets, s) }
func WorkWord(s string) string  { return ability.Apart(workBrackets, s) }
func SkillWord(s string) string { return ability.Apart(skillBrackets, s) }

// TitleOf is the title that a word of a program is; false if it is another word.
func TitleOf(s string) (string, bool) { return Unbracketed(s), strings.HasPrefix(s, "＜") }

// Unbracketed is a word of a program as cards have it.
func Unbracketed(s string) string {
	for _, brackets := range [...]string{titleBrackets, workBrackets, skillBrackets} {
		_, open := utf8.DecodeRuneInString(brackets)
		if inner, ok := strings.CutPrefix(s, brackets[:open]); ok {
			return strings.TrimSuffix(inner, brackets[open:])
		}
	}
	return s
}

// IsNamed reports whether a word is a title, a work or the name of a skill.
func IsNamed(s string) bool {
	return strings.HasPrefix(s, "＜") || strings.HasPrefix(s, "『") || strings.HasPrefix(s, "【")
}

// Numbers on a card.
const (
	StatAttack = ability.OwnStat + iota
	StatDefence
)

// Sexes are the machine's colours.
const (
	Male = iota
	Female
)

// Phases and steps (chapters 6 and 7).
const (
	PhEnergy       = ability.OwnPhase + iota // 6.4
	PhChara                                  // 6.5
	PhAbility                                // 6.6
	PhSupport                                // 7.1.3
	PhPartnerBlock                           // 7.1.4
	PhResolution                             // 7.1.5
	PhAttackEnd                              // 7.1.6
)

// What cards and players cannot do.
const (
	BanSupport       = ability.OwnBan + iota // サポートできない (7.1.3.1.1)
	BanAttacked                              // アタックされない (7.1.3.2.1)
	BanPartnerAttack                         // パートナーアタックにならない (7.1.3.2.4)
	BanPartnerBlock                          // パートナーブロックできない
	BanUse                                   // 技を使えない (8.12.3, 8.12.4)
	BanPlay                                  // プレイできない
	BanSurprise                              // サプライズ置場にカードを置けない
	BanRetire                                // リタイヤ置場に置かれない
	BanRest                                  // レストしない
	BanReverse                               // リバースしない
	BanSupported                             // サポートされない (7.1.3.1.1)
	BanUseAuto                               // 【自】の技を使えない, and the other icons
	BanUseAct
	BanUseCancel
	BanUseSpark
	BanUseSurprise
	BanForce // no text says so: the skills are void (8.3.2)
)

// Icons of skills, in the Num of SkillIcon.
const (
	IconAuto = iota
	IconAct
	IconCont
	IconCancel
	IconSpark
	IconSurprise
)

// Kinds of abilities (8.1.1), in the Num of SkillKind: the words mean more than the icons.
const (
	KindAct = iota
	KindAuto
	KindCont
)

// What cards have alike, in the Num of Alike.
const (
	AlikeName = iota
	AlikeTitle
	AlikeLevel
	AlikeSex
	AlikeWork
)
