package scene

import (
	"gorin/render/dialog"
	"gorin/render/widget"
)

// tell shows a message.
func (a *App) tell(title, text string) {
	a.ask = &dialog.Box{Title: title, Text: text, Answers: []dialog.Answer{{Act: "ok", Label: a.w("ok"), Manner: widget.Primary}}}
	a.changed()
}

// fail shows an error in words that a player understands.
func (a *App) fail(title string, err error) {
	a.tell(title, a.sentence(err))
	a.ask.Wrong = true
}

// confirm asks before doing something.
func (a *App) confirm(title, text, yes string, do func()) {
	a.ask = &dialog.Box{Title: title, Text: text, Answers: []dialog.Answer{
		{Act: "yes", Label: yes, Manner: widget.Primary, Do: do},
		{Act: "no", Label: a.w("cancel")},
	}}
	a.changed()
}

// doDialog carries out what is done while a dialog is shown, and reports whether nothing of
// it is for others.
func (a *App) doDialog(act, value string) bool {
	x, mine := a.ask.Do(act, value)
	if x != nil {
		a.ask = nil
		if x.Do != nil {
			x.Do()
		}
	}
	if mine {
		a.changed()
	}
	return mine
}
