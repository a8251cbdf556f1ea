package main

import (
	"fmt"
	"net"
	"net/http"
	"os/exec"
	"path"
	"runtime"
	"strconv"
	"strings"
	"time"
)

var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".svg":         "image/svg+xml",
	".webmanifest": "application/manifest+json",
	".wasm":        "application/wasm",
	".zip":         "application/zip",
}

// serve serves the site until it is interrupted.
func (s site) serve(addr string, open bool) error {
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	url := "http://" + listener.Addr().String() + "/"
	fmt.Println("Gorin is at", url, "(Ctrl+C ends)")
	if open {
		if err := openBrowser(url); err != nil {
			fmt.Println("open this address in a browser:", url)
		}
	}
	return s.server().Serve(listener)
}

// server answers with the site. Who asks slowly, sends what nobody reads or does not take
// the answer is not waited for: a telephone in the same house has two minutes for the page.
func (s site) server() *http.Server {
	return &http.Server{
		Handler:           s.handler(),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      2 * time.Minute,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
	}
}

// listen takes the address, or one of the next ports when it is in use.
func listen(addr string) (net.Listener, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("-addr %q: %w", addr, err)
	}
	first, err := strconv.Atoi(port)
	if err != nil {
		return nil, fmt.Errorf("-addr %q: the port is not a number", addr)
	}
	var last error
	for n := first; n < first+20; n++ {
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(n)))
		if err == nil {
			return l, nil
		}
		last = err
	}
	return nil, last
}

// handler answers with the smallest encoding that the browser takes.
func (s site) handler() http.Handler {
	mux := http.NewServeMux()
	for _, p := range s {
		route := "/" + p.name
		if p.name == indexName {
			route = "/{$}"
			mux.Handle("GET /index.html", http.RedirectHandler("./", http.StatusMovedPermanently))
		}
		mux.HandleFunc("GET "+route, p.answer(tag(p.raw)))
	}
	return mux
}

func (p page) answer(tag string) http.HandlerFunc {
	kind := types[path.Ext(p.name)]
	return func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Type", kind)
		h.Set("Cache-Control", "no-cache")
		if r.URL.Query().Get("v") == tag {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		h.Set("Vary", "Accept-Encoding")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Content-Security-Policy", policy)
		body, encoding := p.encoded(strings.Join(r.Header.Values("Accept-Encoding"), ","))
		etag := `"` + tag + encoding + `"`
		h.Set("ETag", etag)
		if r.Header.Get("If-None-Match") == etag {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		if encoding != "" {
			h.Set("Content-Encoding", encoding)
		}
		h.Set("Content-Length", strconv.Itoa(len(body)))
		if _, err := w.Write(body); err != nil {
			return // the browser has gone
		}
	}
}

// policy is what the page may load and run: what it brings along, and nothing else. The
// page says the same itself, for hosts that send no such header.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"

func (p page) encoded(accepts string) (body []byte, encoding string) {
	switch {
	case takes(accepts, "br"):
		return p.br, "br"
	case takes(accepts, "gzip"):
		return p.gz, "gzip"
	}
	return p.raw, ""
}

// takes reports whether a value of Accept-Encoding allows a coding: by its name, else by
// "*", with a weight above zero (RFC 9110, 12.5.3).
func takes(accepts, coding string) bool {
	any := false
	for item := range strings.SplitSeq(accepts, ",") {
		name, rest, weighed := strings.Cut(item, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		if name != coding && name != "*" {
			continue
		}
		weight := 1.0
		if weighed {
			key, value, _ := strings.Cut(strings.TrimSpace(rest), "=")
			q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
			if strings.ToLower(strings.TrimSpace(key)) != "q" || err != nil {
				q = 0 // what cannot be read allows nothing
			}
			weight = q
		}
		if name == coding {
			return weight > 0
		}
		any = weight > 0
	}
	return any
}

func openBrowser(url string) error {
	switch runtime.GOOS {
	case "darwin":
		return exec.Command("open", url).Start()
	case "windows":
		return exec.Command("rundll32", "url.dll,FileProtocolHandler", url).Start()
	}
	return exec.Command("xdg-open", url).Start()
}
