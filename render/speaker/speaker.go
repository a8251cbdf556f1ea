//go:build !js

// Package speaker plays sounds on the desktop. A machine without a loudspeaker
// stays silent.
package speaker

import (
	"bytes"
	"encoding/binary"
	"math"

	"github.com/ebitengine/oto/v3"

	"gorin/render/sound"
)

// Speaker is the loudspeaker; it is opened when the first sound is played.
type Speaker struct {
	asked   bool
	context *oto.Context
	playing []*oto.Player
}

// most is how many sounds are heard at the same time.
const most = 12

// Play begins a sound, which goes on by itself.
func (s *Speaker) Play(samples []float32) {
	if !s.asked {
		s.asked = true
		s.open()
	}
	if s.context == nil || s.context.Err() != nil || len(samples) == 0 {
		return
	}
	kept := s.playing[:0]
	for _, p := range s.playing {
		if p.IsPlaying() {
			kept = append(kept, p)
		}
	}
	s.playing = kept
	if len(s.playing) >= most {
		return
	}
	raw := make([]byte, 0, 4*len(samples))
	for _, v := range samples {
		raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(v))
	}
	p := s.context.NewPlayer(bytes.NewReader(raw))
	p.Play()
	s.playing = append(s.playing, p)
}

func (s *Speaker) open() {
	context, _, err := oto.NewContext(&oto.NewContextOptions{SampleRate: sound.Rate, ChannelCount: 1, Format: oto.FormatFloat32LE})
	if err != nil {
		return // there is none: the table is as good without
	}
	s.context = context
}
