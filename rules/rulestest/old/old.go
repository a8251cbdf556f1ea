// Package old opens the files that older builds have written.
package old

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/puzzle"
	"gorin/rules/replay"
	"gorin/rules/rulestest/size"
)

// Files opens the files of a folder that an older build has written, and compares what
// each comes to with its row in table.tsv there. The files are kept as they are: no build
// can write them again.
func Files(t *testing.T, dir string) {
	table, err := os.ReadFile(filepath.Join(dir, "table.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(string(table)), "\n")[1:]
	named := map[string]bool{"table.tsv": true}
	for _, r := range rows {
		row := strings.Split(r, "\t")
		named[row[0]] = true
		data, err := os.ReadFile(filepath.Join(dir, row[0]))
		if err != nil {
			t.Fatal(err)
		}
		t.Run(row[0], func(t *testing.T) {
			if row[1] == "kept" {
				oldPack(t, data, row)
				return
			}
			m := oldMatch(t, dir, data, row)
			if got := comesTo(m); got != strings.Join(append(row[2:8:8], row[9]), "\t") {
				t.Errorf("it comes to\n%s, the table says\n%s", got, strings.Join(row[2:], "\t"))
			}
		})
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !named[f.Name()] {
			t.Errorf("%s is not in the table", f.Name())
		}
	}
}

// oldMatch is the match that a file holds.
func oldMatch(t *testing.T, dir string, data []byte, row []string) *rules.Match {
	t.Helper()
	var m *rules.Match
	var err error
	switch row[1] {
	case "whole":
		if m, err = replay.Read(data); err == nil {
			sameViews(t, data, m)
		}
	case "link":
		if data, err = base64.RawURLEncoding.DecodeString(strings.TrimSpace(string(data))); err == nil {
			m, err = replay.Read(data)
		}
	case "attempt":
		var try *puzzle.Try
		if try, err = puzzle.Load(data, strings.Split(row[2], ",")...); err == nil {
			m = try.Match
		}
	case "seen":
		m = twin(t, dir, row[0])
		sameViews(t, data, m)
	default:
		err = fmt.Errorf("no kind %q of old files", row[1])
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// twin is the whole match of a file of one side.
func twin(t *testing.T, dir, file string) *rules.Match {
	t.Helper()
	name, _, _ := strings.Cut(file, "-seen-by-")
	for kind, end := range map[string]string{"whole": ".gorin", "link": ".link"} {
		if data, err := os.ReadFile(filepath.Join(dir, name+end)); err == nil {
			return oldMatch(t, dir, data, []string{name + end, kind})
		}
	}
	t.Fatalf("%s: no whole match beside it", file)
	return nil
}

// sameViews compares the views that a file holds, in a sample some of them, with those of its
// match when it is played.
func sameViews(t *testing.T, data []byte, m *rules.Match) {
	t.Helper()
	for seat := range m.Setup().Seats {
		f, err := replay.ReadViews(data, seat)
		if err != nil {
			t.Fatal(err)
		}
		every := size.Of(7, 3, 1)
		for i := (f.Len() - 1) % every; i < f.Len(); i += every { // the last of them always
			then := m
			if at := f.Answers(i); at < len(m.Moves()) {
				then = m.Before(at)
			}
			v, err := f.View(i)
			if err != nil {
				t.Fatal(err)
			}
			got, want := asJSON(t, v), asJSON(t, then.View(f.Seat))
			if !bytes.Equal(got, want) {
				t.Fatalf("view %d of seat %d is in the file\n%s\nplayed\n%s", i+1, f.Seat, got, want)
			}
		}
		prints := m.Catalogue()
		for i, p := range f.Catalogue {
			if got, want := asJSON(t, p), asJSON(t, prints[i]); p.ID != "" && !bytes.Equal(got, want) {
				t.Fatalf("card %d is in the file\n%s\nplayed\n%s", i+1, got, want)
			}
		}
	}
}

func asJSON(t *testing.T, v any) []byte {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// comesTo says how a match stands: its players, answers, turn, its end or its question,
// and its log in both languages, as all seats may know it, summed up.
func comesTo(m *rules.Match) string {
	var seats []string
	log := sha256.New()
	tell := func(seat int) {
		for _, e := range m.Log(seat, 0) {
			fmt.Fprintf(log, "%s\t%s\t%s\n", e.Clause, e.Words[rules.Japanese], e.Words[rules.English])
		}
	}
	tell(rules.Spectator)
	for i, s := range m.Setup().Seats {
		seats = append(seats, s.Name)
		tell(i)
	}
	end := []string{"open", "-", ""}
	if q := m.Pending(); q != nil {
		end[2] = q.Kind
	} else {
		r := m.Result()
		end = []string{"over", r.Clause, "draw"}
		if len(r.Winners) > 0 {
			end[2] = strings.Trim(fmt.Sprint(r.Winners), "[]")
		}
	}
	return strings.Join(append([]string{strings.Join(seats, ","), strconv.Itoa(len(m.Moves())), strconv.Itoa(m.Turn())},
		append(end, hex.EncodeToString(log.Sum(nil)[:8]))...), "\t")
}

// oldPack looks into a player's own packs, as they were kept.
func oldPack(t *testing.T, data []byte, row []string) {
	b := binder.New(nil)
	if err := b.Read(data); err != nil {
		t.Fatal(err)
	}
	f := b.Find(row[2])
	if f == nil || f.Wrong != nil {
		t.Fatalf("%s: %+v", row[2], f)
	}
	if got := fmt.Sprintf("%d\t%d", len(f.Cards), len(f.Decks)); got != row[3]+"\t"+row[4] {
		t.Errorf("%s: cards and decks %s, want %s", row[2], got, row[3:])
	}
}
