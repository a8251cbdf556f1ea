package main

import (
	"compress/gzip"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

func testSite() site {
	s := site{
		{name: "index.html", raw: []byte("<!doctype html>" + strings.Repeat("paper and ink ", 80))},
		{name: "gorin.wasm", raw: []byte("\x00asm" + strings.Repeat("\x01\x02", 900))},
	}
	s.compress(quick)
	return s
}

func TestHandler(t *testing.T) {
	s := testSite()
	server := httptest.NewServer(s.handler())
	defer server.Close()
	for _, c := range []struct{ path, accept, kind, encoding string }{
		{"/", "", "text/html; charset=utf-8", ""},
		{"/", "gzip, br", "text/html; charset=utf-8", "br"},
		{"/gorin.wasm", "gzip", "application/wasm", "gzip"},
		{"/gorin.wasm", "br", "application/wasm", "br"},
	} {
		ask, err := http.NewRequest(http.MethodGet, server.URL+c.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		ask.Header.Set("Accept-Encoding", c.accept)
		answer, err := http.DefaultClient.Do(ask)
		if err != nil {
			t.Fatal(err)
		}
		body := io.Reader(answer.Body)
		switch answer.Header.Get("Content-Encoding") {
		case "br":
			body = brotli.NewReader(body)
		case "gzip":
			if body, err = gzip.NewReader(body); err != nil {
				t.Fatal(err)
			}
		}
		got, err := io.ReadAll(body)
		if err != nil {
			t.Fatal(err)
		}
		want := s[0].raw
		if c.path != "/" {
			want = s[1].raw
		}
		if string(got) != string(want) || answer.Header.Get("Content-Type") != c.kind || answer.Header.Get("Content-Encoding") != c.encoding {
			t.Errorf("%s for %q: %d bytes, %v", c.path, c.accept, len(got), answer.Header)
		}
		ask.Header.Set("If-None-Match", answer.Header.Get("ETag"))
		if again, err := http.DefaultClient.Do(ask); err != nil || again.StatusCode != http.StatusNotModified {
			t.Errorf("%s again: %v, %v", c.path, again.Status, err)
		}
	}
	if answer, err := http.Get(server.URL + "/secret"); err != nil || answer.StatusCode != http.StatusNotFound {
		t.Error("what is not there is found")
	}
}

func TestNextFreePort(t *testing.T) {
	first, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := listen(first.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if second.Addr().String() == first.Addr().String() {
		t.Error("the same port twice")
	}
	for _, bad := range []string{"nowhere", "127.0.0.1:http"} {
		if l, err := listen(bad); err == nil {
			l.Close()
			t.Errorf("listens on %q", bad)
		}
	}
}

// TestPin: the page asks for each file by its contents, and the service worker
// keeps all that the page asks for.
func TestPin(t *testing.T) {
	entries, err := static.ReadDir("static")
	if err != nil {
		t.Fatal(err)
	}
	s := site{{name: "gorin.wasm", raw: []byte("\x00asm")}, {name: "wasm_exec.js", raw: []byte("//")}, {name: restFont, raw: []byte("OTTO")}}
	for _, e := range entries {
		raw, err := static.ReadFile("static/" + e.Name())
		if err != nil {
			t.Fatal(err)
		}
		s = append(s, page{name: e.Name(), raw: raw})
	}
	s.pin()
	var worker, all string
	for _, p := range s {
		if p.name == workerName {
			worker = string(p.raw)
		} else {
			all += string(p.raw)
		}
	}
	if !strings.Contains(all, `data-size="4"`) || !strings.Contains(worker, `"./",`) || !strings.Contains(worker, `const version = "gorin-`) {
		t.Error("the size of the program, the page or the version is missing")
	}
	for _, p := range s {
		if p.name == indexName || p.name == workerName {
			continue
		}
		pinned := p.name + "?v=" + tag(p.raw)
		if !strings.Contains(all, pinned) || strings.Contains(worker, `"`+pinned+`"`) != (p.name != restFont) {
			t.Errorf("%s is not asked for, or not kept, as %s", p.name, pinned)
		}
	}
}
