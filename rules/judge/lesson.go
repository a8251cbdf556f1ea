package main

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"gorin/rules"
	"gorin/rules/lesson"
)

var lessonCommand = command{
	Name:  "lesson",
	Usage: "[-v] [FILE…]",
	About: `Lists lessons, all that ship unless files are named, and checks them: the path can be
followed to its end, what each remark speaks about is there, every other answer of the learner
is explained, can be taken back and leads back, other right answers lead to the end, and both
players go through all phases of a turn.
With -think, it is also said how many of the learner's answers the strong computer player finds good,
and which one it finds furthest from the best.
Each lesson is a line "game name: steps N, remarks N, decisions N, beside N (N told), ways N,
turns N, won: title"; what is wrong with one is a line "file:line: …". The last line is
"N good, N bad".`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		verbose := f.Bool("v", false, "show the path, step by step, and the phases")
		think := f.Bool("think", false, "let the strong computer player say what it thinks of the path")
		files, err := parse(f, args)
		if err != nil {
			return false, err
		}
		list, bad, err := readAll(files, lesson.MaxSize, lesson.Shipped, lesson.Parse, out)
		if err != nil {
			return false, err
		}
		good := 0
		for _, l := range list {
			if *verbose {
				tell(l, out)
			}
			if judgeLesson(l, *verbose, out) {
				good++
				if *think {
					if err := rate(l, out); err != nil {
						return false, err
					}
				}
			} else {
				bad++
			}
		}
		fmt.Fprintf(out, "%d good, %d bad\n", good, bad)
		return bad == 0, nil
	},
}

// judgeLesson checks a lesson and reports whether it is good.
func judgeLesson(l *lesson.Lesson, verbose bool, out io.Writer) bool {
	rep := l.Check()
	switch {
	case rep.Err != nil:
		fmt.Fprintln(out, rep.Err)
		return false
	case len(rep.Missing) > 0:
		fmt.Fprintf(out, "%s %s: not both players go through %s\n", l.Game, l.Name, strings.Join(rep.Missing, ", "))
		return false
	}
	end := "under way"
	if rep.Over {
		end = "over"
	}
	fmt.Fprintf(out, "%s %s: steps %d, remarks %d, decisions %d, beside %d (%d told), ways %d, turns %d, %s: %s\n",
		l.Game, l.Name, rep.Steps, rep.Remarks, rep.Decisions, rep.Beside, rep.Told, rep.Ways, rep.Turns, end, l.Title[rules.English])
	if verbose {
		fmt.Fprintf(out, "phases: %s; of the other: %s\n", strings.Join(rep.Phases[0], " "), strings.Join(rep.Phases[1], " "))
	}
	return true
}

// tell writes what is said and answered on the path.
func tell(l *lesson.Lesson, out io.Writer) {
	w, err := l.Open()
	if err != nil {
		fmt.Fprintln(out, err)
		return
	}
	said := -1
	for w.State() != lesson.Done && w.Err() == nil {
		if n := w.Remark(); n != said && w.State() != lesson.Waiting {
			said = n
			fmt.Fprintf(out, "%d. %s\n", n, w.Says()[rules.English])
		}
		pick, who := w.Expected(), "*"
		switch w.State() {
		case lesson.Reading:
			w.Next()
			continue
		case lesson.Waiting:
			pick, who = w.Reply(), " "
		}
		q := w.Match.Pending()
		fmt.Fprintf(out, "%s %s: %s (%d):", who, w.Match.View(rules.Spectator).Phase, q.Prompt[rules.English], len(q.Options))
		for _, i := range pick {
			fmt.Fprintf(out, " %q", q.Options[i].Words[rules.English])
		}
		fmt.Fprintln(out)
		if w.Match.Answer(q.Seq, pick) != nil {
			return
		}
	}
}

// rate writes what the strong computer player thinks of the learner's answers on the path.
func rate(l *lesson.Lesson, out io.Writer) error {
	w, err := l.Open()
	if err != nil {
		return err
	}
	var r rating
	for w.State() != lesson.Done && w.Err() == nil {
		pick := w.Expected()
		switch w.State() {
		case lesson.Reading:
			w.Next()
			continue
		case lesson.Waiting:
			pick = w.Reply()
		default:
			r.add(w.Match, pick, fmt.Sprintf("remark %d", w.Remark()))
		}
		if err := w.Match.Answer(w.Match.Seq(), pick); err != nil {
			return err
		}
	}
	fmt.Fprintf(out, "%s %s: %v\n", l.Game, l.Name, &r)
	return w.Err()
}
