// Command web builds the page and serves it, or writes it as a static site:
//
//	go run ./web            builds, serves on 127.0.0.1:8080, opens the browser
//	go run ./web -o DIR     writes DIR, ready for any static host
//	go run ./web -tags lanterns -o DIR     the same with the games that are made up for tests
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	out := flag.String("o", "", "write the static site into this directory and stop")
	quality := flag.Int("quality", small, "of the compression with -o, 0 to 11: 11 takes minutes, 5 seconds")
	addr := flag.String("addr", "127.0.0.1:8080", "address to serve on; the next free port if taken")
	quiet := flag.Bool("no-open", false, "do not open the browser")
	tags := flag.String("tags", "", "further build tags of the client, with commas between them")
	version := flag.String("version", "", "what the title says; without it, what Go knows of the commit")
	flag.Parse()
	if err := run(*out, *tags, *version, *quality, *addr, *quiet); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

func run(out, tags, version string, quality int, addr string, quiet bool) error {
	level := quick
	if out != "" {
		level = min(max(quality, 0), small)
	}
	site, err := build(level, tags, version)
	if err != nil {
		return err
	}
	if out != "" {
		return site.write(out)
	}
	return site.serve(addr, !quiet)
}
