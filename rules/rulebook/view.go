package rulebook

import (
	"gorin/rules/lang"
	"gorin/rules/value"
)

// Orientation is how a card lies (配置状態).
type Orientation uint8

// The orientations of the five games.
const (
	Stand   Orientation = iota // スタンド: upright
	Rest                       // レスト: sideways
	Reverse                    // リバース: upside-down
)

// View is the game as one player (or a spectator) may see it. It holds nothing
// that this player may not know.
type View struct {
	Game     string     // the rulebook's key, such as "lanterns"
	Seat     int        // who looks, or Spectator
	Turn     int        // 1 and up; 0 during set-up
	Active   int        // whose turn it is
	Phase    string     // key of the phase, such as "main"; "setup" before turn 1
	Step     string     // key of the step within the phase, or ""
	Clause   string     // the clause being carried out
	Title    lang.Words // phase and step in words
	Deciding int        // who is asked, or -1; the first of Asked
	Over     bool
	Result   Result
	Players  []PlayerView
	Format   string        `json:",omitzero"` // key of the format, in games that have several
	Options  []string      `json:",omitzero"` // keys of the rules that have been agreed on
	Order    []int         `json:",omitzero"` // seats in the order of their turns, in games with formats: one that has left keeps its place until the turn ends
	Asked    []int         `json:",omitzero"` // who may answer, where several are asked
	Scores   []int         `json:",omitzero"` // points of each team, in formats that count some
	Shared   []ZoneView    // zones that belong to nobody
	Waiting  []WaitingView // triggered abilities that wait to be played, in no order
	Effects  []EffectView  // effects of resolved abilities that still last
	Attack   AttackView    // the attack under way, if any
	Stack    []StackView   `json:",omitzero"` // what waits to be resolved, bottom first: the last is resolved first
	Priority int           // who may act, in games where players take turns at that (優先権), or -1
	Window   string        `json:",omitzero"` // key of the window that is open: "play", "damage"; "" for none
	Packets  []PacketView  `json:",omitzero"` // damage that waits to be dealt
}

// PlayerView is one player's side.
type PlayerView struct {
	Name        string
	Zones       []ZoneView
	Lost        bool
	Left        bool `json:",omitzero"` // takes part no more, without having lost
	FirstPlayer bool
	Team        int           `json:",omitzero"` // number of the team, in formats that have teams
	InTurn      bool          `json:",omitzero"` // it is the turn of this player's team, in formats with such turns
	Attackable  bool          `json:",omitzero"` // may be attacked in this turn, in formats of more than two
	Counters    []CounterView `json:",omitzero"` // counters that the player has
	Values      PlayerValues  `json:",omitzero"` // numbers that the game shows of the player, by the keys that it declares
}

// CounterView is how many counters of a name a player or a card has.
type CounterView struct {
	Name lang.Words
	N    int
}

// ZoneView is one zone with its cards from the bottom to the top, or in the
// order in which they lie.
type ZoneView struct {
	Place Place
	Count int        // how many cards; public for every zone
	Cards []CardView // as many as Count; cards that may not be seen are blank
}

// CardView is one card as the viewer may see it. A card that the viewer may
// not identify has ID 0 and Print -1.
type CardView struct {
	ID      Card
	Print   int // index into Match.Catalogue, or -1; it changes when a two-faced card is turned over
	Owner   int
	Seat    int  // who controls it: whose it is to play with
	FaceUp  bool // lies face up on the table (the viewer may know a face-down card too)
	Lies    Orientation
	Now     value.Row    // current values, after all effects
	Lines   []LineView   // current abilities
	Changes []ChangeView // what differs from the printed values, and why
	Below   int          `json:"Markers"` // cards under it; files have it by its first name

	// In games that have them.
	Kinds    []string      `json:",omitzero"` // current kinds of card, of which it may be several
	Damage   int           `json:",omitzero"` // taken in this turn
	Under    Card          `json:",omitzero"` // what it is attached to
	Worth    int           `json:",omitzero"` // what it adds there
	Opened   bool          `json:",omitzero"` // it has been turned to its opened face
	Counters []CounterView `json:",omitzero"` // counters on it
	Mate     Card          `json:",omitzero"` // the card of its player with which it belongs together
	Over     []string      `json:",omitzero"` // keys of the slots that it lies over, if they are several: it stands in the first one's zone
	Turns    bool          `json:",omitzero"` // it has another face (Printed.Other), at which the viewer may look
}

// In lays the values of all cards into the columns of a game, after they have been read by
// key.
func (v *View) In(l *value.List) {
	for p := range v.Players {
		layOut(v.Players[p].Zones, l)
	}
	layOut(v.Shared, l)
}

func layOut(zones []ZoneView, l *value.List) {
	for z := range zones {
		for c := range zones[z].Cards {
			now := &zones[z].Cards[c].Now
			*now = now.In(l)
		}
	}
}

// LineView is one ability of a card: as printed, or granted by something.
type LineView struct {
	Words   lang.Words
	Granted bool // not printed on the card
	Void    bool // present but without force at the moment
	From    Card // who granted it
	Whom    int  `json:",omitzero"` // the seat of the opponent who was chosen for it, plus one, where it has to know of one of several
}

// ChangeView is one continuous effect on a card.
type ChangeView struct {
	From  Card
	Words lang.Words
}

// WaitingView is a triggered ability in waiting state (待機状態).
type WaitingView struct {
	Seat  int // who will play it
	Card  Card
	Words lang.Words
	Count int
}

// EffectView is a lasting effect that is not tied to one visible card.
type EffectView struct {
	From  Card
	Seat  int
	Words lang.Words
}

// AttackView is the attack under way.
type AttackView struct {
	Kind     string // key of the way to attack, "" for no attack
	Attacker Card
	Defender Card
	Target   Card `json:",omitzero"` // the card that is attacked, 0 for the player, in games with such a choice
	Blocker  Card `json:",omitzero"`
	Helper   Card `json:",omitzero"` // who helps the attacker
	Seat     int  // the player who is attacked, or whose card is; Spectator where nobody knows
}

// StackView is a card or an ability that waits to be resolved.
type StackView struct {
	Card    Card       // the card, or what stands in for an ability or a copy and is in no zone
	Source  Card       // whose ability it is
	Seat    int        // who controls it
	Kind    string     // "card", "ability", "copy"
	Words   lang.Words // the card's name, or the ability
	Targets []Card     // what was chosen for it
	Clause  string
	Print   int `json:",omitzero"` // of a copy, which is no card that a view shows: index into Match.Catalogue
}

// PacketView is damage that waits to be dealt.
type PacketView struct {
	Seat   int // who receives it
	Source Card
	Kind   string `json:",omitzero"` // key of its kind, "" for plain damage
	N      int    // how much it is
	Dealt  int    // how much of it has been dealt
	Next   bool   // it is dealt next: the innermost damage window is its own
}

// Result is how a game ended.
type Result struct {
	Over    bool
	Winners []int  // seats; empty for a draw. Others need not have lost
	Clause  string // the clause that ended it
	Words   lang.Words
}
