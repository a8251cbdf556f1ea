// Command xwd turns the frame buffer file of Xvfb (an X window dump) into a
// PNG. It fails while the screen is nearly empty: fewer than 64 colours.
package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: xwd DUMP PNG")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "xwd:", err)
		os.Exit(1)
	}
}

func run(dump, out string) error {
	b, err := os.ReadFile(dump)
	if err != nil {
		return err
	}
	img, err := decode(b)
	if err != nil {
		return err
	}
	colours := map[color.Color]bool{}
	for y := 0; y < img.Bounds().Dy(); y += 2 {
		for x := 0; x < img.Bounds().Dx(); x += 2 {
			colours[img.At(x, y)] = true
		}
	}
	if len(colours) < 64 {
		return fmt.Errorf("only %d colours on the screen", len(colours))
	}
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		return errors.Join(err, f.Close())
	}
	return f.Close()
}

// Positions of 32-bit words in the header of a dump.
const (
	wordHeader = 0
	wordWidth  = 4
	wordHeight = 5
	wordBits   = 11
	wordStride = 12
	wordColors = 19
	words      = 25
	perColor   = 12
)

func decode(b []byte) (*image.RGBA, error) {
	if len(b) < words*4 {
		return nil, errors.New("the dump is too short")
	}
	word := func(i int) int { return int(binary.BigEndian.Uint32(b[4*i:])) }
	w, h, stride := word(wordWidth), word(wordHeight), word(wordStride)
	start := word(wordHeader) + perColor*word(wordColors)
	if word(wordBits) != 32 || w <= 0 || h <= 0 || w > 1<<14 || h > 1<<14 || stride < 4*w || start+stride*h > len(b) {
		return nil, errors.New("not a dump of 32 bits per pixel")
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		row := b[start+y*stride:]
		for x := range w {
			img.SetRGBA(x, y, color.RGBA{R: row[4*x+2], G: row[4*x+1], B: row[4*x], A: 255})
		}
	}
	return img, nil
}
