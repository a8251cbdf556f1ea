package skin

import (
	"gorin/render/anim"
	"gorin/render/sound"
)

// Cue is what an event sounds like, and how much time it is given.
type Cue struct {
	Sound sound.Effect
	Pace  anim.Pace
}

// Common is the cues of events that many games have.
var Common = map[string]Cue{
	"move": {Sound: sound.Card}, "lie": {Sound: sound.Turn}, "face": {Sound: sound.Turn}, "shuffle": {Sound: sound.Shuffle},
	"reveal": {sound.Turn, anim.Speak}, "attack": {sound.Attack, anim.Strike}, "damage": {sound.Hurt, anim.Strike},
	"ability": {sound.Ability, anim.Speak}, "activate": {Pace: anim.Speak}, "play": {Pace: anim.Glide}, "effect": {Pace: anim.Speak},
	"negated": {Pace: anim.Speak}, "turn": {Sound: sound.Bell}, "win": {Pace: anim.Speak}, "lose": {Pace: anim.Speak},
}

// Cue is the cue of a kind of events: the game's own, or that of every game.
func (s *Skin) Cue(kind string) Cue {
	if c, own := s.Cues[kind]; own {
		return c
	}
	return Common[kind]
}
