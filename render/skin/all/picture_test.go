package all_test

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"gorin/assets"
	"gorin/render/engine"
	"gorin/render/paint"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

var show = flag.String("pictures", "", "write the pictures of all packs into this directory")

// shipped is all cards that ship, by game.
func shipped(t testing.TB) map[string][]rules.Printed {
	t.Helper()
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]rules.Printed{}
	for _, game := range e.Games() {
		decks := e.Decks(game)
		seen := map[string]bool{}
		for i := range decks {
			start := session.Start{Game: game, Seed: 1}
			for seat := range rules.Seats(game) {
				start.Decks = append(start.Decks, decks[(i+seat)%len(decks)].ID)
				start.Names = append(start.Names, fmt.Sprint(seat+1))
			}
			m, err := e.New(start)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range m.Catalogue() {
				if p.Kind == "" || !strings.Contains(p.ID, "/") {
					continue
				}
				if key := p.ID + p.Name.In(rules.Japanese); !seen[key] {
					seen[key] = true
					all[game] = append(all[game], p)
				}
			}
		}
	}
	return all
}

func packOf(p *rules.Printed) string { return p.ID[:strings.IndexByte(p.ID, '/')] }

// TestMotifTable: every motif of the table can be drawn, each has words, and no
// word stands twice.
func TestMotifTable(t *testing.T) {
	var raw struct{ Motif, Figure map[string][]string }
	if err := toml.Unmarshal(assets.Motifs, &raw); err != nil {
		t.Fatal(err)
	}
	if got, want := slices.Sorted(maps.Keys(raw.Motif)), paint.Motifs(); !slices.Equal(got, want) {
		for _, m := range got {
			if !slices.Contains(want, m) {
				t.Errorf("motifs.toml: there is no motif %q", m)
			}
		}
		for _, m := range want {
			if !slices.Contains(got, m) {
				t.Errorf("motifs.toml: %q has no words", m)
			}
		}
	}
	of := map[string]string{}
	for m, words := range raw.Motif {
		for _, w := range words {
			if other := of[w]; other != "" {
				t.Errorf("motifs.toml: %q stands for %s and for %s", w, other, m)
			}
			of[w] = m
		}
	}
}

// TestMotifsFound: the words of most cards that ship lead to a motif.
func TestMotifsFound(t *testing.T) {
	n, found := 0, 0
	for game, cards := range shipped(t) {
		for i := range cards {
			f := skins.For(game).Face(&cards[i], rules.Japanese)
			n++
			if f.Picture.Motif != "" {
				found++
			}
			if testing.Verbose() {
				fmt.Printf("%s %s: %s %s, %s\n", cards[i].ID, cards[i].Name.In(rules.Japanese), f.Picture.Figure, f.Picture.Motif, f.Picture.Scene)
			}
		}
	}
	if found*100 < n*85 {
		t.Errorf("%d of %d cards find a motif by their words", found, n)
	}
	t.Logf("%d of %d cards find a motif by their words", found, n)
}

// TestPicturesDiffer: no two cards of one deck or pack look the same when they
// are small, and a picture is the same each time and in each language.
func TestPicturesDiffer(t *testing.T) {
	for game, cards := range shipped(t) {
		draw := func(i int, l rules.Lang) *image.RGBA {
			return paint.Print(skins.For(game).Face(&cards[i], l).Picture, 4*small.X, 4*small.Y)
		}
		all := make([][]float64, len(cards))
		least, which := 255.0, ""
		for i := range cards {
			img := draw(i, rules.Japanese)
			if i%16 == 0 && !slices.Equal(img.Pix, draw(i, rules.English).Pix) {
				t.Errorf("%s has two pictures", cards[i].ID)
			}
			all[i] = means(img)
			for j := range i {
				if d, pair := apart(all[i], all[j]), cards[i].Name.In(rules.Japanese)+" and "+cards[j].Name.In(rules.Japanese); d < 18 {
					t.Errorf("%s: %s are only %.1f apart", game, pair, d)
				} else if d < least {
					least, which = d, pair
				}
			}
		}
		t.Logf("%s: the least distance is %.1f: %s", game, least, which)
	}
}

// small is the size in which pictures are compared: that of a card far away.
var small = image.Pt(24, 32)

// means is the mean colours of the part of a picture that no frame covers.
func means(img *image.RGBA) (out []float64) {
	const side = 4
	for y := 0; y < img.Rect.Dy()*5/8; y += side {
		for x := 0; x < img.Rect.Dx(); x += side {
			for c := range 3 {
				sum := 0
				for dy := range side {
					for dx := range side {
						sum += int(img.Pix[img.PixOffset(x+dx, y+dy)+c])
					}
				}
				out = append(out, float64(sum)/(side*side))
			}
		}
	}
	return out
}

// apart is the root of the mean square distance.
func apart(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += (a[i] - b[i]) * (a[i] - b[i])
	}
	return math.Sqrt(sum / float64(len(a)))
}

// TestShowPictures writes contact sheets, with -pictures.
func TestShowPictures(t *testing.T) {
	if *show == "" {
		t.Skip("no -pictures")
	}
	for game, cards := range shipped(t) {
		packs := map[string][]paint.Picture{}
		for i := range cards {
			packs[packOf(&cards[i])] = append(packs[packOf(&cards[i])], skins.For(game).Face(&cards[i], rules.Japanese).Picture)
		}
		for pack, all := range packs {
			sheet(t, pack+"-upright-%d.png", all, 190, 266)
			sheet(t, pack+"-wide-%d.png", all, 380, 236)
			sheet(t, pack+"-square-%d.png", all, 250, 260)
		}
	}
}

// sheet writes pictures of w × h side by side, 24 to a file.
func sheet(t *testing.T, name string, all []paint.Picture, w, h int) {
	across := 1560 / (w + 6)
	for n, part := range slices.Collect(slices.Chunk(all, 24)) {
		out := image.NewRGBA(image.Rect(0, 0, across*(w+6), (len(part)+across-1)/across*(h+6)))
		for i, p := range part {
			high := h
			if p.Kind == paint.Panorama && h > w {
				high = w * 100 / 139
			}
			x, y := i%across*(w+6), i/across*(h+6)
			draw.Draw(out, image.Rect(x, y, x+w, y+high), paint.Print(p, w, high), image.Point{}, draw.Src)
		}
		f, err := os.Create(filepath.Join(*show, fmt.Sprintf(name, n)))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, out); err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
}

func BenchmarkPicture(b *testing.B) {
	for game, all := range shipped(b) {
		b.Run(game, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				paint.Print(skins.For(game).Face(&all[i%len(all)], rules.Japanese).Picture, 107, 150)
				i++
			}
		})
	}
}
