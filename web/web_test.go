package main

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"gorin/rules"
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
		{"/", "br;q=0, gzip", "text/html; charset=utf-8", "gzip"},
		{"/", "gzip; Q=0.5 , BR; q=0.000", "text/html; charset=utf-8", "gzip"},
		{"/", "br;q=0,gzip;q=0", "text/html; charset=utf-8", ""},
		{"/", "*;q=0.1, br;q=0", "text/html; charset=utf-8", "gzip"},
		{"/", "br;q=0, *", "text/html; charset=utf-8", "gzip"},
		{"/", "*;q=0", "text/html; charset=utf-8", ""},
		{"/", "zebra, brotli, x-gzip", "text/html; charset=utf-8", ""},
		{"/", "br;q=none, gzip;v=1", "text/html; charset=utf-8", ""},
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
		if got := answer.Header.Get("Content-Security-Policy"); got != policy {
			t.Errorf("%s: the policy is %q", c.path, got)
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

// TestNoShaper: the program of the page does not bring the 2 MB of code that set text in
// every script of the world, which any face of Ebitengine's text needs.
func TestNoShaper(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "gorin/wasm")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := strings.Fields(string(out))
	if !slices.Contains(packages, "golang.org/x/image/font/sfnt") {
		t.Error("the program has no fonts")
	}
	for _, p := range packages {
		if strings.Contains(p, "go-text") || strings.HasSuffix(p, "ebiten/v2/text/v2") {
			t.Errorf("the program has %s", p)
		}
	}
}

// TestPolicyOfThePage: the page states the policy itself, before anything else.
func TestPolicyOfThePage(t *testing.T) {
	raw, err := static.ReadFile("static/" + indexName)
	if err != nil {
		t.Fatal(err)
	}
	_, head, _ := strings.Cut(string(raw), "<head>")
	want := `<meta http-equiv="Content-Security-Policy" content="` + policy + `">`
	if !strings.HasPrefix(strings.TrimSpace(head), want) {
		t.Errorf("the head begins with %.120q", head)
	}
	for _, own := range []string{" style=", "<style", " onclick=", "javascript:", "<script>"} {
		if strings.Contains(string(raw), own) {
			t.Errorf("the policy forbids %q", own)
		}
	}
}

// TestLate: the archive has what the clauses of each game decide, its puzzles and its lessons, and nothing
// of it is in the program as well.
func TestLate(t *testing.T) {
	if lateFile != rules.LateFile {
		t.Errorf("the site calls it %s, the rules %s", lateFile, rules.LateFile)
	}
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	raw, err := lateOf(root)
	if err != nil {
		t.Fatal(err)
	}
	archive, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
	if err != nil {
		t.Fatal(err)
	}
	for _, files := range []string{"clauses/*", "puzzles/*", "lessons/*", "glossary.toml"} {
		want, err := filepath.Glob(filepath.Join(root, "assets", "*", files))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range want {
			name, err := filepath.Rel(filepath.Join(root, "assets"), file)
			if err != nil {
				t.Fatal(err)
			}
			got, err := fs.ReadFile(archive, filepath.ToSlash(name))
			if err != nil {
				t.Error(err)
			}
			if body, err := os.ReadFile(file); err != nil || !bytes.Equal(got, body) {
				t.Errorf("%s: %d bytes, want %d, %v", name, len(got), len(body), err)
			}
		}
	}
	_, first, err := brought(root, pageTag)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range archive.File {
		if first[f.Name] != "" {
			t.Errorf("%s is in the program too", f.Name)
		}
	}
}

// TestLimits: who is slow is not waited for.
func TestLimits(t *testing.T) {
	s := testSite().server()
	for name, limit := range map[string]time.Duration{"header": s.ReadHeaderTimeout, "read": s.ReadTimeout, "write": s.WriteTimeout, "idle": s.IdleTimeout} {
		if limit <= 0 || limit > 2*time.Minute {
			t.Errorf("%s: %v", name, limit)
		}
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s.ReadHeaderTimeout = 50 * time.Millisecond
	go s.Serve(l)
	defer s.Close()
	slow, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer slow.Close()
	if _, err := slow.Write([]byte("GET / HTTP/1.1\r\n")); err != nil {
		t.Fatal(err)
	}
	slow.SetReadDeadline(time.Now().Add(5 * time.Second))
	if _, err := io.ReadAll(slow); err != nil {
		t.Errorf("half a question is waited for: %v", err)
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
	s := site{{name: "gorin.wasm", raw: []byte("\x00asm")}, {name: "wasm_exec.js", raw: []byte("//")}}
	for _, name := range append([]string{lateFile}, lateFonts...) {
		s = append(s, page{name: name, raw: []byte("OTTO " + name)})
	}
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
		if !strings.Contains(all, pinned) || !strings.Contains(worker, `"`+pinned+`"`) {
			t.Errorf("%s is not asked for, or not kept, as %s", p.name, pinned)
		}
	}
}
