package replay

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
)

// Diverged is a file that does not play again as it was recorded: this build
// of the engine differs from the one that wrote it. ReadViews still shows it,
// unless it is brief.
type Diverged struct {
	Answer int    // the first answer that differs, from 1; 0 for the set-up
	Want   uint64 // sum in the file: its lowest bytes, but for the end of the match
	Got    uint64
	Reason string      // why the answer was not taken, or ""
	Why    rules.Words // the same for the players, as far as there are words for it
	Wrote  string      // build that wrote the file
	Build  string      // this build
	Brief  bool        // there are no key frames to show it from
}

// Told is where the file differs, in the players' languages.
func (d *Diverged) Told() rules.Words {
	w := rules.Words{"このプログラムでは、準備から記録と違う", "with this build, the set-up differs from the file"}
	if d.Answer > 0 {
		w = rules.Words{fmt.Sprintf("このプログラムでは、%d回目の選択から記録と違う", d.Answer),
			fmt.Sprintf("with this build, answer %d differs from the file", d.Answer)}
	}
	if d.Why[0] != "" {
		w = rules.Words{w[0] + "：" + d.Why[0], w[1] + ": " + d.Why[1]}
	}
	return w
}

func (d *Diverged) Error() string {
	where := fmt.Sprintf("answer %d", d.Answer)
	if d.Answer == 0 {
		where = "the set-up"
	}
	what := fmt.Sprintf("sum %x, not %x", d.Got, d.Want)
	if d.Reason != "" {
		what = d.Reason
	}
	still := "; it can be shown from its key frames"
	if d.Brief {
		still = ""
	}
	return fmt.Sprintf("replay: %s differs: %s (written by build %s, this is %s%s)", where, what, d.Wrote, d.Build, still)
}

// ErrOneSide is a file that holds the views of one side and cannot be played.
var ErrOneSide error = unread("片方から見た記録なので、見ることはできるが続きは遊べない", "the file holds what one side saw; it can be watched, not played")

func (c *content) diverged(answer int, want, got uint64, err error) error {
	d := &Diverged{Answer: answer, Want: want, Got: got, Wrote: c.Header.Engine, Build: engine(), Brief: c.Brief}
	if err == nil {
		return d
	}
	d.Reason = sentence(err)
	var refusal *rules.Refusal
	var told interface{ Told() rules.Words }
	switch {
	case errors.As(err, &refusal):
		d.Why = refusal.Words
	case errors.As(err, &told):
		d.Why = told.Told()
	}
	return d
}

// sentence is an error on one line. Cards with several lines that cannot be read make an error
// of as many; the first stands for the others.
func sentence(err error) string {
	first, more, several := strings.Cut(err.Error(), "\n")
	if !several {
		return first
	}
	return fmt.Sprintf("%s; and %d more", first, strings.Count(more, "\n")+1)
}

// open unpacks a file and checks what does not need the rules.
func open(b []byte) (*content, error) {
	version, raw, err := unseal(b)
	if err != nil {
		return nil, err
	}
	unpack := unpackContent
	if version < FormatVersion {
		unpack = unpackOld
	}
	c, rest, err := unpack(raw)
	var fault *Fault
	switch {
	case errors.As(err, &fault):
		return nil, fault
	case err != nil:
		return nil, unread("内容が壊れている", "the content is damaged").by(err)
	}
	if len(rest) > 0 {
		return nil, unread("内容が%dバイト余る", "%d bytes too many", len(rest))
	}
	h := &c.Header
	switch {
	case !slices.Contains(rules.Games(), h.Game):
		return nil, unread("%qというゲームはない", "no game %q", h.Game)
	case len(h.Seats) == 0:
		return nil, unread("プレイヤーがいない", "no players")
	case !h.OneWay && h.Random != Random:
		return nil, unread("乱数の方式は%qで、このプログラムのものは%q", "random algorithm %q; this build has %q", h.Random, Random)
	}
	if err := namesOf(h.Seats); err != nil {
		return nil, err
	}
	for i, p := range c.Frames {
		if len(p.Seats) != len(h.Seats) {
			return nil, unread("%d番目の要所に%d人分の場面がある。プレイヤーは%d人", "key frame %d has %d views for %d players", i+1, len(p.Seats), len(h.Seats))
		}
	}
	return c, nil
}

func unpackContent(raw []byte) (*content, []byte, error) {
	c := new(content)
	rest, err := c.UnmarshalMsg(raw)
	return c, rest, err
}
