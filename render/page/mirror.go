package page

// Mirror is the scene in words, for those who do not see the canvas or want
// the keyboard: the page shows it as real buttons and texts.
type Mirror struct {
	State   string   `json:"state"` // "title", "table", "result", "settings", "gallery", "error"
	Seq     uint32   `json:"seq"`
	Lang    string   `json:"lang"`
	Heading string   `json:"heading"`
	Turn    string   `json:"turn"`
	Prompt  string   `json:"prompt"`
	Clause  string   `json:"clause"`
	Alert   string   `json:"alert"`
	Deal    []Act    `json:"deal"` // buttons of the dialog that is open
	Write   *Write   `json:"write"`
	Options []Option `json:"options"`
	Confirm *Act     `json:"confirm"`
	Acts    []Act    `json:"acts"`
	Fields  []Field  `json:"fields"`
	Zones   []Zone   `json:"zones"`
	Log     []Entry  `json:"log"`
	Laws    []string `json:"laws"` // what the clauses of the log decide
	Titles  Titles   `json:"titles"`
}

// Titles are the headings of the mirror's parts.
type Titles struct {
	Choices string `json:"choices"`
	Table   string `json:"table"`
	Log     string `json:"log"`
	Acts    string `json:"acts"`
}

// Option is one legal option.
type Option struct {
	Index   int    `json:"index"`
	Text    string `json:"text"`
	Toggle  bool   `json:"toggle"`
	Pressed bool   `json:"pressed"`
}

// Act is one button.
type Act struct {
	Act   string `json:"act"`
	Value string `json:"value"`
	Text  string `json:"text"`
	Off   bool   `json:"off"`
}

// Field is one choice of the setup or of the settings.
type Field struct {
	Name    string      `json:"name"`
	Label   string      `json:"label"`
	Value   string      `json:"value"`
	Why     string      `json:"why"`
	Choices [][2]string `json:"choices"` // value and words; none for what is written
	Text    bool        `json:"text"`    // what is written is text, and no number
}

// Write is a line that the dialog lets the player write: the act "set" with "line=…"
// takes it, and "yes" or "no" ends the dialog.
type Write struct {
	Title string `json:"title"`
	Label string `json:"label"`
	Value string `json:"value"`
	Most  int    `json:"most"` // letters
	Yes   string `json:"yes"`
	No    string `json:"no"`
}

// Entry is one line of the log. Law is the place in Laws of what its clause
// decides, Line its number in the whole log, Moment the decision whose moment can
// be looked at, 0 for none.
type Entry struct {
	Text   string `json:"text"`
	Law    int    `json:"law"`
	Line   int    `json:"line"`
	Moment uint32 `json:"moment"`
}

// Zone is one zone in words.
type Zone struct {
	Heading string   `json:"heading"`
	Items   []string `json:"items"`
}
