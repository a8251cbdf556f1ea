package format2

// What a view is in these files: JSON with the names of these fields.

// both is a text in Japanese and English.
type both = [2]string

// place is a zone of a player.
type place struct {
	Seat int
	Zone string
}

// view is the game as one player (or a spectator) may see it. It holds nothing
// that this player may not know.
type view struct {
	Game     string
	Seat     int
	Turn     int
	Active   int
	Phase    string
	Step     string
	Clause   string
	Title    both
	Deciding int
	Over     bool
	Result   result
	Players  []playerView
	Shared   []zoneView
	Waiting  []waitingView
	Effects  []effectView
	Attack   attackView
	Stack    []stackView `json:",omitzero"`
	Priority int
	Window   string       `json:",omitzero"`
	Packets  []packetView `json:",omitzero"`
}

// playerView is one player's side.
type playerView struct {
	Name        string
	Level       int
	Zones       []zoneView
	Lost        bool
	FirstPlayer bool
	Red         int           `json:",omitzero"`
	InRed       bool          `json:",omitzero"`
	Counters    []counterView `json:",omitzero"`
	HandLimit   int           `json:",omitzero"`
	EnergyLeft  int           `json:",omitzero"`
}

// counterView is how many counters of a name a player or a card has.
type counterView struct {
	Name both
	N    int
}

// needsView is how much of a cost has to be paid in which colour; Generic in any.
type needsView struct{ Black, Blue, White, Red, Generic int }

// zoneView is one zone with its cards from the bottom to the top, or in the
// order in which they lie.
type zoneView struct {
	Place place
	Count int
	Cards []cardView
}

// cardView is one card as the viewer may see it. A card that the viewer may
// not identify has ID 0 and Print -1.
type cardView struct {
	ID       uint16
	Print    int
	Owner    int
	Seat     int
	FaceUp   bool
	Lies     uint8
	Level    int
	Cost     int
	Power    int
	Soul     int
	Triggers []string
	Colours  []string
	Traits   []string
	Lines    []lineView
	Changes  []changeView
	Markers  int

	Kinds      []string      `json:",omitzero"`
	Hit        int           `json:",omitzero"`
	Damage     int           `json:",omitzero"`
	Under      uint16        `json:",omitzero"`
	AuraValue  int           `json:",omitzero"`
	Opened     bool          `json:",omitzero"`
	Titles     []both        `json:",omitzero"`
	Identities []both        `json:",omitzero"`
	Counters   []counterView `json:",omitzero"`
	Timing     string        `json:",omitzero"`
	Needs      needsView     `json:",omitzero"`
	Turns      bool          `json:",omitzero"`
}

// lineView is one ability of a card: as printed, or granted by something.
type lineView struct {
	Words   both
	Granted bool
	Void    bool
	From    uint16
}

// changeView is one continuous effect on a card.
type changeView struct {
	From  uint16
	Words both
}

// waitingView is a triggered ability in waiting state.
type waitingView struct {
	Seat  int
	Card  uint16
	Words both
	Count int
}

// effectView is a lasting effect that is not tied to one visible card.
type effectView struct {
	From  uint16
	Seat  int
	Words both
}

// attackView is the attack under way.
type attackView struct {
	Kind     string
	Attacker uint16
	Defender uint16
	Target   uint16 `json:",omitzero"`
	Blocker  uint16 `json:",omitzero"`
}

// stackView is a card or an ability that waits to be resolved.
type stackView struct {
	Card    uint16
	Source  uint16
	Seat    int
	Kind    string
	Words   both
	Targets []uint16
	Clause  string
	Print   int `json:",omitzero"`
}

// packetView is damage that waits to be dealt.
type packetView struct {
	Seat   int
	Source uint16
	Buster bool
	N      int
	Dealt  int
	Next   bool
}

// result is how a game ended.
type result struct {
	Over    bool
	Winners []int
	Clause  string
	Words   both
}

// printed is one distinct card of a match, as printed.
type printed struct {
	ID       string
	Name     both
	Kind     string
	Colour   string
	Level    int
	Cost     int
	Power    int
	Soul     int
	Triggers []string
	Icons    []string
	Traits   []both
	Title    both
	Side     string
	Rarity   string
	Lines    []both
	Flavour  both
	Seed     uint64

	Colours      []string  `json:",omitzero"`
	Subtypes     []string  `json:",omitzero"`
	Hit          int       `json:",omitzero"`
	Timing       string    `json:",omitzero"`
	Needs        needsView `json:",omitzero"`
	Titles       []both    `json:",omitzero"`
	Identities   []both    `json:",omitzero"`
	AbilityIcons []both    `json:",omitzero"`
	Other        int

	Inert []int `json:",omitzero"`
}
