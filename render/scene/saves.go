package scene

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"gorin/render/session"
	"gorin/render/widget"
	"gorin/rules"
)

// header is what a save says besides the match itself: one line of JSON
// before the bytes of the .gorin file.
type header struct {
	Kinds [2]string `json:"kinds"`
	Decks [2]string `json:"decks"`
	Names [2]string `json:"names"`
	Seed  uint64    `json:"seed,string"`
	Turn  int       `json:"turn"`
	Over  bool      `json:"over"`
	When  int64     `json:"when"` // milliseconds since 1970
}

const slots = 4

func slotKey(i int) string { return fmt.Sprintf("slot%d", i+1) }

// errNoStore is returned when there is nowhere to save.
var errNoStore = errors.New("there is no place to save")

func (a *App) write(key string) error {
	if a.host.Save == nil {
		return errNoStore
	}
	s := a.table.s
	body, err := a.file()
	if err != nil {
		return err
	}
	head, err := json.Marshal(header{
		Kinds: s.Start.Kinds, Decks: s.Start.Decks, Names: s.Start.Names, Seed: s.Start.Seed,
		Turn: a.table.view.Turn, Over: a.table.view.Over, When: a.host.Now(),
	})
	if err != nil {
		return err
	}
	return a.host.Save(key, append(append(head, '\n'), body...))
}

func (a *App) readHeader(key string) (h header, body []byte, ok bool) {
	b := a.host.load(key)
	line, body, found := bytes.Cut(b, []byte{'\n'})
	if !found || json.Unmarshal(line, &h) != nil {
		return header{}, nil, false
	}
	for _, k := range h.Kinds {
		if k != session.Human && k != session.Greedy && k != session.Random {
			return header{}, nil, false
		}
	}
	return h, body, true
}

// resumable says in words which match can be resumed, or "".
func (a *App) resumable() string {
	h, _, ok := a.readHeader(keepGame)
	if !ok || h.Over {
		return ""
	}
	return a.w("resume-turn", h.Turn)
}

func (a *App) openSave(key string) {
	h, body, ok := a.readHeader(key)
	if !ok {
		a.tell(a.w("cannot-open"), a.w("no-save"))
		a.ask.wrong = true
		return
	}
	m, err := a.host.Engine.Read(body)
	if err != nil {
		a.fail(a.w("cannot-open"), err)
		return
	}
	a.show(m, session.Start{Game: m.View(rules.Spectator).Game, Kinds: h.Kinds, Decks: h.Decks, Names: h.Names, Seed: h.Seed}, false)
	if key == keepBranch {
		a.table.practice = true
		a.table.refreshWords()
	}
}

// Open opens the bytes of a .gorin file, or of a pack or a deck. When they cannot be read
// the player is told, and what was open stays open.
func (a *App) Open(name string, data []byte) {
	a.changed()
	if isPack(name) {
		a.takePack(name, data)
		return
	}
	m, err := a.host.Engine.Read(data)
	if err != nil {
		a.fail(a.w("cannot-open-file", name), err)
		a.ask.text = a.w("damaged") + "\n\n" + a.ask.text
		return
	}
	start := a.setup.start
	if a.table != nil {
		start = a.table.s.Start
	}
	start.Decks = [2]string{}
	v := m.View(rules.Spectator)
	start.Game = v.Game
	for i, p := range v.Players {
		if i < len(start.Names) {
			start.Names[i] = p.Name
		}
	}
	a.show(m, start, m.Result().Over)
}

// show puts a match from a file on the table, to be played on or watched.
func (a *App) show(m session.Match, start session.Start, watch bool) {
	a.setTable(m, start)
	film, watched := m.(interface{ Notice() string })
	if watched || watch {
		a.table.guest = true
		a.table.watch()
	}
	if watched {
		a.tell(a.w("watch"), a.w("film-"+film.Notice()))
	}
}

// OpenFailed tells that a file could not even be read from the disk.
func (a *App) OpenFailed(name string, err error) {
	a.fail(a.w("cannot-open-file", name), err)
}

func (a *App) slotWords(i int) (string, bool) {
	h, _, ok := a.readHeader(slotKey(i))
	if !ok {
		return a.w("slot-empty", i+1), false
	}
	when := time.UnixMilli(h.When).Format("2006-01-02 15:04")
	return a.w("slot-turn", i+1, h.Turn, h.Names[0], h.Names[1], when), true
}

func (a *App) askSave() {
	d := &dialog{title: a.w("save"), text: a.w("save-where")}
	for i := range slots {
		label, _ := a.slotWords(i)
		d.answers = append(d.answers, answer{act: "save-slot", value: slotKey(i), label: label, do: func() {
			if err := a.write(slotKey(i)); err != nil {
				a.fail(a.w("cannot-save"), err)
			}
		}})
	}
	d.answers = append(d.answers, answer{act: "cancel", label: a.w("cancel"), manner: widget.Quiet})
	a.ask = d
}

func (a *App) askLoad() {
	d := &dialog{title: a.w("load"), text: a.w("load-which")}
	for i := range slots {
		label, ok := a.slotWords(i)
		manner := widget.Plain
		if !ok {
			manner = widget.Off
		}
		d.answers = append(d.answers, answer{act: "load-slot", value: slotKey(i), label: label, manner: manner, do: func() { a.openSave(slotKey(i)) }})
	}
	d.answers = append(d.answers, answer{act: "cancel", label: a.w("cancel"), manner: widget.Quiet})
	a.ask = d
}

// file is the whole match as a .gorin file, also while an earlier moment is shown.
func (a *App) file() (b []byte, err error) {
	s := a.table.s
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
	if a.host.Export == nil {
		return
	}
	b, err := a.file()
	where := ""
	if err == nil {
		where, err = a.host.Export(a.fileName(".gorin"), b)
	}
	switch {
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
		game = a.table.view.Game
	}
	return refusal.Words.In(a.lang) + "\n" + a.cite(game, refusal.Clause)
}
