package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
)

const (
	indexName  = "index.html"
	workerName = "sw.js"
)

// tag names what a file holds.
func tag(raw []byte) string { return fmt.Sprintf("%x", sha256.Sum256(raw))[:20] }

// lateFonts is the files that the first picture does without. The page fetches them later,
// and the service worker keeps them, so that it finds them without a network.
var lateFonts = []string{"gorin-regular.otf", "gorin-rest.otf"}

// pin writes into the page which contents of each file it wants, and into the
// service worker which files there are.
func (s site) pin() {
	names := []string{"./"}
	var index, worker *page
	slices.SortFunc(s, func(a, b page) int { return rankOf(a.name) - rankOf(b.name) })
	for i := range s {
		p := &s[i]
		switch p.name {
		case indexName:
			index = p
		case workerName:
			worker = p
		default:
			s.name(p)
			names = append(names, p.name+"?v="+tag(p.raw))
		}
	}
	s.name(index)
	list, err := json.Marshal(names)
	if err != nil {
		panic(err) // they are strings
	}
	worker.raw = bytes.Replace(worker.raw, []byte("const files = []"), append([]byte("const files = "), list...), 1)
	version := tag(append(list, index.raw...))
	worker.raw = bytes.Replace(worker.raw, []byte(`const version = ""`), []byte("const version = "+strconv.Quote("gorin-"+version)), 1)
}

// rankOf puts files that name others behind those.
func rankOf(name string) int {
	switch name {
	case "manifest.webmanifest", "style.css":
		return 1
	case indexName:
		return 2
	case workerName:
		return 3
	}
	return 0
}

// name puts the tag behind each file that p names.
func (s site) name(p *page) {
	if rankOf(p.name) == 0 {
		return
	}
	for _, o := range s {
		if rankOf(o.name) >= rankOf(p.name) {
			continue
		}
		for _, around := range []string{`"%s"`, `url(%s)`} {
			p.raw = bytes.ReplaceAll(p.raw, fmt.Appendf(nil, around, o.name), fmt.Appendf(nil, around, o.name+"?v="+tag(o.raw)))
		}
		if o.name == "gorin.wasm" {
			p.raw = bytes.Replace(p.raw, []byte(`data-size=""`), fmt.Appendf(nil, `data-size="%d"`, len(o.raw)), 1)
		}
	}
}
