//go:build js && wasm

package main

import (
	"slices"
	"syscall/js"
)

// crew are the workers of the page, which make playouts beside the picture (wasm/think). They are hired when a computer first
// looks ahead; until they are there, and if the browser has none, it thinks between two pictures.
type crew struct {
	page    js.Value
	hired   bool
	workers []*worker
	id      int // of the thought that was begun last
	back    []result
	heard   func() // of that thought
}

// worker is one of them.
type worker struct {
	self  js.Value
	ready bool
	id    int // of the thought that it has been briefed for
	busy  int // matches that it has been given and not brought back
}

// result is what came of a match.
type result struct {
	n   int
	got []float64
}

// ahead is how many matches a worker has at a time, so that it does not wait for the page.
const ahead = 3

// Works implements search.Crew.
func (c *crew) Works() bool {
	if !c.hired {
		c.hired = true
		c.hire()
	}
	return slices.ContainsFunc(c.workers, func(w *worker) bool { return w.ready })
}

// hire asks the page for workers.
func (c *crew) hire() {
	list := c.page.Call("hire")
	for i := range list.Length() {
		w := &worker{self: list.Index(i)}
		w.self.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
			c.hear(w, args[0].Get("data"))
			return nil
		}))
		w.self.Set("onerror", js.FuncOf(func(js.Value, []js.Value) any {
			c.dismiss()
			return nil
		}))
		c.workers = append(c.workers, w)
	}
}

// hear takes what a worker says.
func (c *crew) hear(w *worker, said js.Value) {
	switch {
	case said.Get("ready").Truthy():
		w.ready = true
	case said.Get("failed").Truthy():
		js.Global().Get("console").Call("warn", "think.wasm: "+said.Get("failed").String())
		c.dismiss()
	default:
		w.busy--
		if said.Get("id").Int() != c.id {
			return
		}
		list := said.Get("got")
		r := result{n: said.Get("n").Int(), got: make([]float64, list.Length())}
		for i := range r.got {
			r.got[i] = list.Index(i).Float()
		}
		c.back = append(c.back, r)
		c.heard()
	}
}

// dismiss does without workers from now on.
func (c *crew) dismiss() {
	for _, w := range c.workers {
		w.self.Call("terminate")
	}
	c.workers = nil
}

// Begin implements search.Crew.
func (c *crew) Begin(brief []byte, heard func()) {
	c.id++
	c.back, c.heard = nil, heard
	for _, w := range c.workers {
		if !w.ready {
			continue
		}
		w.id = c.id
		body := js.Global().Get("Uint8Array").New(len(brief))
		js.CopyBytesToJS(body, brief)
		w.self.Call("postMessage", map[string]any{"id": c.id, "brief": body})
	}
}

// Give implements search.Crew.
func (c *crew) Give(n int, plans [][]int) bool {
	var best *worker
	for _, w := range c.workers {
		if w.ready && w.id == c.id && w.busy < ahead && (best == nil || w.busy < best.busy) {
			best = w
		}
	}
	if best == nil {
		return false
	}
	list := make([]any, len(plans))
	for i, plan := range plans {
		steps := make([]any, len(plan))
		for k, n := range plan {
			steps[k] = n
		}
		list[i] = steps
	}
	best.busy++
	best.self.Call("postMessage", map[string]any{"id": c.id, "n": n, "plans": list})
	return true
}

// Take implements search.Crew.
func (c *crew) Take() (n int, got []float64, ok bool) {
	if len(c.back) == 0 {
		return 0, nil, false
	}
	r := c.back[0]
	c.back = c.back[1:]
	return r.n, r.got, true
}
