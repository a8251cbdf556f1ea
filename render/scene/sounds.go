package scene

import (
	"gorin/render/sound"
)

// ear turns what happens into sounds, one after the other.
type ear struct {
	queue []heard
	free  int64 // when the next may begin
	made  sound.Effect
	next  int64 // when the next is made in advance
}

type heard struct {
	at     int64
	effect sound.Effect
}

// How far apart sounds begin, in milliseconds, how many wait at most, and how long
// it takes until one more is made before it is needed.
const (
	soundsApart = 85
	mostSounds  = 9
	makeEvery   = 400
)

// hear plays a sound as soon as those before it have begun.
func (a *App) hear(e sound.Effect) {
	if a.host.Sound == nil || a.settings.Habit.Quiet || e == sound.None || len(a.ear.queue) >= mostSounds {
		return
	}
	at := max(a.host.Now(), a.ear.free)
	a.ear.free = at + soundsApart
	a.ear.queue = append(a.ear.queue, heard{at, e})
}

// playSounds begins the sounds that are due, and makes those that nobody has heard
// yet while nothing else is to be done.
func (a *App) playSounds(now int64) {
	q := a.ear.queue
	for len(q) > 0 && q[0].at <= now {
		a.host.Sound(sound.Samples(q[0].effect))
		q = q[1:]
	}
	a.ear.queue = append(a.ear.queue[:0], q...)
	if a.host.Sound == nil || a.settings.Habit.Quiet || len(q) > 0 || a.table == nil || int(a.ear.made)+1 >= sound.Count || now < a.ear.next {
		return
	}
	a.ear.made++
	a.ear.next = now + makeEvery
	sound.Samples(a.ear.made)
}
