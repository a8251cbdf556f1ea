package scene

import (
	"slices"

	"errors"
	"time"

	"gorin/render/saves"
	"gorin/render/session"
	"gorin/rules"
)

// errNoStore is returned when there is nowhere to save.
var errNoStore = errors.New("there is no place to save")

// head is what the list of games says of the match.
func (t *seat) head() saves.Head {
	s := t.Session
	h := saves.Head{
		ID: t.id, Game: t.View.Game, Kinds: s.Start.Kinds, Decks: s.Start.Decks, Names: s.Start.Names, Seed: s.Start.Seed,
		Turn: t.View.Turn, Seq: s.Match.Seq(), Over: s.Match.Result().Over, When: t.a.host.Now(),
		Format: t.View.Format, Options: t.View.Options, From: t.from, Origin: t.sum, Sight: t.Sight(),
	}
	if s.Watching { // an earlier moment is shown, the whole match is kept
		_ = s.Whole(func() error {
			h.Turn, h.Seq, h.Over = s.Match.View(rules.Spectator).Turn, s.Match.Seq(), s.Match.Result().Over
			return nil
		})
	}
	return h
}

// write keeps the match under a key of its own, outside the list.
func (a *App) write(key string) error {
	if a.host.Save == nil {
		return errNoStore
	}
	body, err := a.file()
	if err != nil {
		return err
	}
	h := a.table.head()
	h.ID = "0"
	return a.host.Save(key, saves.Join(h, body))
}

// startOf is who sits at a match that was kept; false if nobody could play there.
func startOf(h saves.Head) (session.Start, bool) {
	for _, k := range h.Kinds {
		if !slices.Contains(session.Kinds, k) {
			return session.Start{}, false
		}
	}
	return session.Start{Game: h.Game, Kinds: h.Kinds, Decks: h.Decks, Names: h.Names, Seed: h.Seed}, true
}

// agree puts into a start what a match was begun with, besides who sits there.
func agree(start *session.Start, m session.Match) {
	v := m.View(rules.Spectator)
	start.Game, start.Format, start.Options, start.Order = v.Game, v.Format, v.Options, nil
	if whole, ok := m.(interface{ Setup() rules.Setup }); ok {
		s := whole.Setup()
		start.Format, start.Options, start.Order = s.Format, s.Options, s.Order
	}
	start.Fit(len(v.Players))
}

// openBranch goes on with the practice that has branched off from a match.
func (a *App) openBranch() {
	h, body, ok := saves.Split(a.host.load(keepBranch))
	a.openKept(h, body, ok, func() {
		a.table.Practise()
	})
}

// openKept puts a match that was kept on the table, and does something then; what cannot
// be read is told.
func (a *App) openKept(h saves.Head, body []byte, ok bool, then func()) {
	start, known := startOf(h)
	if !ok || !known {
		a.tell(a.w("cannot-open"), a.w("no-save"))
		a.ask.Wrong = true
		return
	}
	fail := func(err error) { a.fail(a.w("cannot-open"), err) }
	from, err := a.host.Engine.Load(body)
	if err != nil {
		fail(err)
		return
	}
	a.openLittle(&opening{from: from, fail: fail, then: func(m session.Match) {
		agree(&start, m)
		a.show(m, start, m.Result().Over)
		then()
	}})
}

// Open opens the bytes of a .gorin file, or of a pack or a deck. When they cannot be read
// the player is told, and what was open stays open.
func (a *App) Open(name string, data []byte) {
	a.changed()
	switch {
	case isPack(name):
		a.takePack(name, data)
		return
	case name == deckLink:
		a.takeLink(data)
		return
	}
	fail := func(err error) {
		a.fail(a.w("cannot-open-file", name), err)
		a.ask.Text = a.w("damaged") + "\n\n" + a.ask.Text
	}
	from, err := a.host.Engine.Load(data)
	if err != nil {
		fail(err)
		return
	}
	a.openLittle(&opening{from: from, foreign: true, fail: fail, then: func(m session.Match) {
		a.leaving(func() { a.openFile(name, data, m) })
	}})
}

// openFile puts a match from a file on the table, beside what is under way.
func (a *App) openFile(name string, data []byte, m session.Match) {
	start := a.title.Start
	if a.table != nil {
		start = a.table.Session.Start
	}
	start.Decks = nil
	agree(&start, m)
	for i, p := range m.View(rules.Spectator).Players {
		start.Names[i] = p.Name
	}
	a.Flush()
	a.show(m, start, m.Result().Over)
	if !a.table.Guest {
		a.comesBeside(name, data)
	}
}

// show puts a match from a file on the table, to be played on or watched.
func (a *App) show(m session.Match, start session.Start, watch bool) {
	a.setTable(m, start)
	film, watched := m.(interface{ Notice() string })
	if watched || watch {
		a.table.Visit()
	}
	if watched {
		a.tell(a.w("watch"), a.w("film-"+film.Notice()))
	}
}

// OpenFailed tells that a file could not even be read from the disk.
func (a *App) OpenFailed(name string, err error) {
	a.fail(a.w("cannot-open-file", name), err)
}

// file is the whole match as a .gorin file, also while an earlier moment is shown.
func (a *App) file() ([]byte, error) { return a.fileOf(a.table.Session) }

func (a *App) fileOf(s *session.Session) (b []byte, err error) {
	err = s.Whole(func() error {
		b, err = a.host.Engine.Write(s.Match)
		return err
	})
	return b, err
}

// fileName is what a file is called that is written now.
func (a *App) fileName(suffix string) string {
	return "gorin-" + time.UnixMilli(a.host.Now()).Format("20060102-1504") + suffix
}

func (a *App) export() {
	if b, err := a.file(); err != nil {
		a.fail(a.w("cannot-save"), err)
	} else {
		a.Deliver(a.fileName(".gorin"), b)
	}
}

// Deliver gives the player a file.
func (a *App) Deliver(name string, data []byte) {
	if a.host.Export == nil {
		return
	}
	switch where, err := a.host.Export(name, data); {
	case err != nil:
		a.fail(a.w("cannot-save"), err)
	case where != "":
		a.tell(a.w("export"), a.w("exported", where))
	}
}

// sentence is an error in the player's language when it has one; a refusal with
// what its clause decides.
func (a *App) sentence(err error) string {
	var refusal *rules.Refusal
	if !errors.As(err, &refusal) {
		var told interface{ Told() rules.Words }
		if errors.As(err, &told) {
			return told.Told().In(a.lang)
		}
		return err.Error()
	}
	game := ""
	if a.table != nil {
		game = a.table.View.Game
	}
	return refusal.Words.In(a.lang) + "\n" + a.cite(game, refusal.Clause)
}

// newKept is the list in the store that the surroundings lend.
func newKept(host *Host) *saves.List {
	return &saves.List{
		Load: func(key string) ([]byte, error) { return host.load(key), nil },
		Save: func(key string, data []byte) error {
			if host.Save == nil {
				return errNoStore
			}
			return host.Save(key, data)
		},
	}
}

// resumable says in words which match can be resumed, or "".
func (a *App) resumable() string {
	h, ok := a.kept.Latest()
	switch {
	case !ok:
		return ""
	case h.Title != "":
		return a.w("resume-file", h.Turn, h.Title)
	case h.From != "":
		return a.w("resume-file", h.Turn, h.From)
	}
	return a.w("resume-turn", h.Turn)
}

// keepCopy keeps the match as it stands, whatever is played after.
func (a *App) keepCopy() {
	if a.host.Save == nil {
		a.fail(a.w("cannot-save"), errNoStore)
		return
	}
	body, err := a.file()
	h := a.table.head()
	h.ID, h.Copy = saves.NewID(), true
	if err == nil {
		err = a.kept.Keep(h, body)
	}
	if err != nil {
		a.fail(a.w("cannot-save"), err)
		return
	}
	a.tell(a.w("save"), a.w("copy-kept", a.games.When(h)))
}
