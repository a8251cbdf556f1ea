package trial

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/pack"
	"gorin/rules/trial"
	"gorin/rules/value"
)

// member is a member of a kind, the stronger the higher its level is.
func member(kind string, level int) pack.Card {
	c := pack.Card{Game: "luckandlogic", Kind: kind, Values: value.Of("level", level, "cost", level/2, "power", 2000+2000*level, "aura", 1+level, "limit", 1+level%3, "territory", 1)}
	c.SetWord("colour", []string{"red", "blue"}[level%2])
	return c
}

// What stands on which kinds of cards: keywords of gates and of secret tools on those only, what is defined on
// tactics and paradoxes.
func bearers(s *trial.Said, tree ability.Node) (out []pack.Card) {
	defined := lexicon.Eventless(tree)
	switch {
	case tree.Kind == lexicon.GateBreak:
		out = append(out, gateOf(1))
	case tree.Kind == lexicon.SecretSkill:
		out = append(out, tool(0), tool(1))
	case defined:
		out = append(out, logic("tactics"), logic("paradox"))
	case s.Has(lexicon.Gate) && aboutThis(s), waitsForBreak(tree):
		out = append(out, gateOf(1))
	default:
		for i, kind := range []string{"logicalist", "foreigner", "tranceunion", "super-logicalist"} {
			out = append(out, member(kind, i))
		}
		if s.Has(lexicon.MyLogicalistZone) {
			out = append(out, my("super"))
		}
		if s.Has(lexicon.BattleZone) || s.Has(lexicon.OnFace) || s.Has(lexicon.OnDefined) {
			out = append(out, logic("tactics"), logic("paradox"))
		}
		if s.Has(lexicon.SecretZone) {
			out = append(out, tool(0))
			out[len(out)-1].Lines = []string{skills[0]}
		}
	}
	for i := range out {
		dress(&out[i], s, i)
		out[i].Lines = append(out[i].Lines, beside(s, tree, out[i].Kind)...)
	}
	return out
}

// waitsForBreak reports whether a line waits for its own card being destroyed.
func waitsForBreak(n ability.Node) bool {
	return n.Kind == lexicon.OnBroken && n.Kids[0].Kind == ability.This || slices.ContainsFunc(n.Kids, waitsForBreak)
}

// Lines by which a card of the hand is set on a member, and cards are turned up again.
const (
	setsUp    = "【起】【この能力は手札のみで有効】 あなたのメンバーを1枚選び、このカードを選んだカードに設置する。"
	setsDown  = "【起】【この能力は手札のみで有効】 あなたのメンバーを1枚選び、このカードを選んだカードに裏向きで設置する。"
	turnsUp   = "【起】【ターン1回】 あなたの設置状態のカードを1枚選び、表向きにする。"
	turnsDown = "【起】【ターン1回】 あなたの設置状態のカードを1枚選び、裏向きにする。"
)

// aboutThis reports whether a line says 「この門」: it waits for the card itself, or asks something of it, and no
// member does that.
func aboutThis(s *trial.Said) bool {
	return s.Has(lexicon.WouldBreak) || s.Has(lexicon.InCircleOf) || s.Has(lexicon.Breaker) || s.Has(lexicon.ToThatCircle)
}

// beside is what a card has besides the line, for it to come about: souls are had by who trances, and texts
// speak of Logic Drives and of Make.
func beside(s *trial.Said, tree ability.Node, kind string) (lines []string) {
	if !slices.Contains(small, kind) {
		return nil
	}
	if s.Has(lexicon.UseDrive) || s.Has(lexicon.DidThisTurn) || s.Has(lexicon.OnLogicDrive) || s.Has(lexicon.LogicDrive) && tree.Kind != lexicon.LogicDrive {
		lines = append(lines, texts[0])
	}
	if s.Has(lexicon.WasMade) || s.Has(lexicon.OnMade) {
		lines = append(lines, "【起】 メークLv3 ［⓪］")
	}
	if s.Has(lexicon.OnBlink) {
		lines = append(lines, "【起】 このメンバーを瞬動する。")
	}
	if s.Has(lexicon.OnTransmute) || s.Has(lexicon.DidTransmute) {
		lines = append(lines, "【起】 錬成③する。")
	}
	if s.Has(lexicon.ExplosionSkill) || s.Has(lexicon.OnFace) || s.Has(lexicon.FaceIs) {
		lines = append(lines, setsDown)
	}
	if s.Has(lexicon.OnSetOn) || s.Has(lexicon.IsSetOn) || s.Has(lexicon.HostOf) {
		lines = append(lines, setsUp)
	}
	if s.Has(lexicon.SetUnder) || s.Has(lexicon.WithSet) {
		lines = append(lines, "【起】 あなたの手札を1枚選び、このメンバーに裏向きで設置する。")
	}
	return lines
}

func gateOf(number int) pack.Card {
	return pack.Card{Game: "luckandlogic", Kind: "gate", Values: value.Of("gate-number", number)}
}

func logic(kind string) pack.Card {
	c := pack.Card{Game: "luckandlogic", Kind: kind, Values: value.Of("level", 1)}
	if kind == "paradox" {
		c.SetWord("law", "aura")
	}
	return c
}

// tool is a card for the secret tool deck.
func tool(level int) pack.Card {
	return pack.Card{Game: "luckandlogic", Kind: "tactics", Values: value.Of("level", level)}
}

func my(pair string) pack.Card {
	c := pack.Card{Game: "luckandlogic", Kind: "my-logicalist"}
	c.SetWord("pair", pair)
	return c
}

func named(list ...string) (out []lang.Words) {
	for _, s := range list {
		out = append(out, lang.Words{s})
	}
	return out
}

// dress gives a card what the line names, as far as its kind may have it.
func dress(c *pack.Card, s *trial.Said, i int) {
	if len(s.Identities) > 0 && i%3 != 2 {
		c.SetTags("worlds", named(s.Identities[i%len(s.Identities)]))
	} else {
		c.SetTags("worlds", named("試しの世界"))
	}
	if len(s.Traits) > 0 && i%4 != 3 && c.Kind != "tactics" {
		c.SetTags("attributes", named(s.Traits[i%len(s.Traits)]))
	}
	if len(s.Colours) > 0 && i%2 == 0 {
		c.SetWord("colour", colours[s.Colours[i/2%len(s.Colours)]])
	}
	if !slices.Contains(small, c.Kind) {
		return
	}
	pick := func(key string, lists ...[]string) {
		if all := slices.Concat(lists...); len(all) > 0 && i%3 < 2 {
			c.SetTags(key, named(all[(i/3*2+i%3)%len(all)]))
		}
	}
	pick("names", s.Links, s.Names)
	pick("titles", s.Titles)
	pick("covenanters", s.Evols, s.Names)
	if s.Has(lexicon.SameOnlyName) || s.Has(lexicon.SameTitle) || s.Has(lexicon.SharedCovenanter) {
		c.SetTags("names", named("同名"))
		c.SetTags("titles", named("同じ称号"))
		c.SetTags("covenanters", named("盟友", []string{"月", "星", "潮"}[i%3]))
	}
	if s.Has(lexicon.Make) || s.Has(lexicon.WasMade) || s.Has(lexicon.OnMade) { // 11.11.2: of one name, of different covenanters
		c.SetTags("names", named("試しの名"))
		c.SetTags("covenanters", named([]string{"試しの潮", "試しの風"}[i%2]))
	}
	switch i % 4 {
	case 0:
		c.SetNumber("power-logic", 1000)
	case 1:
		c.SetNumber("aura-logic", 1)
	case 2:
		c.SetNumber("limit-logic", 1)
	}
	if i%2 == 1 || s.Has(lexicon.OnIntercept) {
		c.SetKeys("icons", []string{"intercept"})
	}
}

// colours are the words for colours, in their order.
var colours = [16]string{ability.Yellow: "yellow", ability.Green: "green", ability.Red: "red", ability.Blue: "blue", ability.Purple: "purple", ability.White: "white", ability.Black: "black"}

// helpers are members of all kinds and levels, many of which are what the line names, cards to define, gates, secret
// tools and My Logicalists.
func helpers(s *trial.Said, r *rand.Rand) (out []pack.Card) {
	for i := range 32 {
		c := member(small[i%len(small)], i/4%5)
		if len(s.Names) > 0 && i%3 < 2 {
			c.Name[rules.Japanese] = s.Names[(i/3*2+i%3)%len(s.Names)]
		} else if len(s.Parts) > 0 {
			c.Name[rules.Japanese] = "あの" + s.Parts[i%len(s.Parts)]
		}
		dress(&c, s, i/2)
		c.Lines = abilities(s, i, r)
		out = append(out, c)
	}
	for i := range 10 {
		c := logic([]string{"tactics", "paradox"}[i%2])
		if len(s.Names) > 0 && i%3 == 0 {
			c.Name[rules.Japanese] = s.Names[i/3%len(s.Names)]
		}
		dress(&c, s, i)
		if c.Kind == "paradox" {
			c.SetWord("law", []string{"aura", "heart", "power"}[i/2%3])
		}
		c.Lines = []string{logics[i%len(logics)]}
		if c.Kind == "tactics" { // a secret tool too
			c.SetNumber("level", i/2%3)
			c.Lines = append(c.Lines, skills[i/2%len(skills)])
		}
		out = append(out, c)
	}
	for i := range 6 {
		c := gateOf(1 + i)
		dress(&c, s, i)
		if i%2 == 0 {
			c.Lines = []string{"【自】 門破壊 カードを1枚引く。"}
		}
		out = append(out, c)
	}
	for i, pair := range []string{"foreigner", "super"} {
		c := my(pair)
		dress(&c, s, i)
		out = append(out, c)
	}
	return out
}

// texts are what members of any table do.
var texts = [...]string{
	"【ロジックドライブ】［①］ カードを1枚引く。",
	"【起】［このメンバーをレストする］ カードを1枚引く。",
	"【自】 このメンバーが攻撃した時、そのバトル中、このメンバーのパワー＋1000。",
	"【自】 このメンバーが出撃した時、ストックブースト1する。",
	"【起】［①］ 錬成③する。",
	"【自】 このメンバーがバトルに勝った時、カードを1枚引く。",
	"【永】 あなたのメンバーすべてに、パワー＋500。",
	"【起】［①］ このメンバーをメンバーのいないサークルに動かす。",
	"【起】［①］ 相手のメンバーを1枚選び、レストする。",
	"【自】 このカードがソウルになった時、カードを1枚引く。",
	"【起】［①］ レベルブーストする。",
	"【起】［①］ あなたのメンバーを1枚選び、瞬動する。",
	"【起】［①］ あなたの手札を1枚選び、このメンバーに裏向きで設置する。",
	"【起】［①］ 相手のメンバーを1枚選び、ドロップする。",
}

// logics are what cards do that are defined, and skills what secret tools do.
var (
	logics = [...]string{"【自】 カードを1枚引く。", "【自】 そのバトル中、あなたのバトル中のメンバーのパワー＋2000。", "【自】 ストックブースト1する。", "【永】 あなたのバトル中のメンバーのオーラ＋1。"}
	skills = [...]string{"【秘具スキル】 カードを1枚引く。", "【秘具スキル】 あなたのメンバーを1枚選び、そのターン中、パワー＋1000。", "【秘具スキル】 ストックブースト1する。"}
)

// wants are lines that bring about what a text waits for, by the kinds that stand in it.
var wants = []struct {
	of    []ability.Kind
	lines []string
}{
	{[]ability.Kind{lexicon.ExplosionSkill, lexicon.OnFace, lexicon.FaceIs}, []string{turnsUp, turnsDown}},
	{[]ability.Kind{lexicon.SecretSkill, lexicon.OnTransmute}, []string{"【起】 錬成③する。"}},
	{[]ability.Kind{lexicon.OnDiscard}, []string{"【起】［手札を1枚捨てる］ カードを1枚引く。"}},
	{[]ability.Kind{lexicon.OnPurged, lexicon.PurgeZone}, []string{"【起】【ターン1回】 あなたのメンバーを1枚選び、パージする。"}},
	{[]ability.Kind{ability.OnPlaced}, []string{"【起】【ターン1回】 あなたの山札の上から2枚をドロップする。", "【起】【ターン1回】 手札を1枚捨てる。"}},
}

// bears is a line with each keyword that texts ask for.
var bears = map[ability.Keyword]string{
	lexicon.KwLogicDrive: texts[0], lexicon.KwTranceChange: "【トランスチェンジ】-《試しの世界》", lexicon.KwGateBreak: "【自】 門破壊 カードを1枚引く。",
	lexicon.KwExplosion: "【自】 誘爆。", lexicon.KwMake: "【起】 メークLv3 ［⓪］", lexicon.KwCovenant: "【自】 盟約-《試しの世界》 カードを1枚引く。",
}

// abilities is what the i-th member does: one of these, what the line asks for, and moves that it waits
// for.
func abilities(s *trial.Said, i int, r *rand.Rand) (lines []string) {
	if i%4 > 0 {
		lines = append(lines, texts[(i/4*3+i%4)%len(texts)])
	}
	if len(s.Keywords) > 0 && i%3 == 1 {
		if line := bears[s.Keywords[i/3%len(s.Keywords)]]; line != "" {
			lines = append(lines, line)
		}
	}
	if len(s.Lines) > 0 && i%3 > 0 {
		lines = append(lines, trial.One(s.Lines, r))
	}
	for _, w := range wants {
		if i%4 == 1 && slices.ContainsFunc(w.of, s.Has) {
			lines = append(lines, w.lines...)
		}
	}
	if s.Has(lexicon.Make) && i%2 == 0 {
		lines = append(lines, bears[lexicon.KwMake])
	}
	if i%6 == 2 {
		for _, m := range s.Moves {
			lines = append(lines, moves(m)...)
		}
	}
	return lines
}

// What lies in a zone, and how texts put a card there.
var (
	fromWords = map[ability.Kind]string{ability.None: "メンバー", lexicon.Circles: "メンバー", lexicon.Field: "メンバー", ability.Hand: "手札", ability.EitherZone: "手札", lexicon.DropZone: "ドロップ領域のカード",
		lexicon.LevelZone: "レベル領域のカード", lexicon.Stock: "ストック領域のカード"}
	toWords = map[ability.Kind]string{ability.Hand: "手札に戻す", lexicon.DropZone: "ドロップする", lexicon.Stock: "ストックにする", lexicon.LevelZone: "レベル領域に置く",
		lexicon.PurgeZone: "パージする", lexicon.RemoveZone: "リムーブ領域に置く", ability.None: "ドロップする"}
)

// moves are lines that make the moves that a text waits for, of both players' cards.
func moves(m trial.Move) (lines []string) {
	from, to := fromWords[m.From], toWords[m.To]
	if from == "" || to == "" {
		return nil
	}
	for _, whose := range []string{"あなた", "相手"} {
		lines = append(lines, fmt.Sprintf("【起】【ターン1回】 %sの%sを1枚選び、%s。", whose, from, to))
	}
	return lines
}
