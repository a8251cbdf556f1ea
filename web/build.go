package main

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

//go:embed static
var static embed.FS

// How much work to put into compression: for a start at once, or for a site
// that stays.
const (
	quick = 4
	small = 11
)

// widest is the largest window of brotli that every browser takes, as a power of two.
const widest = 24

// page is one file of the site in all its encodings.
type page struct {
	name        string
	raw, gz, br []byte
}

// site is the files of the page.
type site []page

// build compiles the programs to WebAssembly, with further build tags and the version
// that its title says, and gathers the site.
func build(level int, tags, version string) (site, error) {
	root, err := moduleRoot()
	if err != nil {
		return nil, err
	}
	programs, err := compileAll(root, tags, version)
	if err != nil {
		return nil, err
	}
	goroot, err := goEnv(root, "GOROOT")
	if err != nil {
		return nil, err
	}
	exec, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, fmt.Errorf("the toolchain's wasm_exec.js: %w", err)
	}
	files := append(programs, page{name: "wasm_exec.js", raw: exec})
	late, err := lateOf(root)
	if err != nil {
		return nil, err
	}
	files = append(files, page{name: lateFile, raw: late})
	for _, name := range lateFonts {
		font, err := os.ReadFile(filepath.Join(root, "assets", "fonts", name))
		if err != nil {
			return nil, err
		}
		files = append(files, page{name: name, raw: font})
	}
	entries, err := static.ReadDir("static")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		raw, err := static.ReadFile("static/" + e.Name())
		if err != nil {
			return nil, err
		}
		files = append(files, page{name: e.Name(), raw: raw})
	}
	files.pin()
	files.compress(level)
	return files, nil
}

func moduleRoot() (string, error) {
	mod, err := goEnv("", "GOMOD")
	if err != nil {
		return "", err
	}
	if mod == "" || mod == os.DevNull {
		return "", fmt.Errorf("run this inside the module")
	}
	return filepath.Dir(mod), nil
}

func goEnv(dir, key string) (string, error) {
	cmd := exec.Command("go", "env", key)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go env %s: %w", key, err)
	}
	return strings.TrimSpace(string(out)), nil
}

// whole are the packages whose functions are not put in where they are called, which makes the
// page smaller by a fifteenth. Of the packages of others they are those that no frame is made by.
var whole = []string{
	"go/...", "math/big", "text/template/...", "github.com/hajimehoshi/ebiten/v2/internal/shader/...", // a shader is compiled once
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/...", "github.com/hajimehoshi/ebiten/v2/internal/png",
	"github.com/hajimehoshi/ebiten/v2/internal/gamepad", "github.com/hajimehoshi/ebiten/v2/internal/ui",
	"github.com/pelletier/...", "github.com/tinylib/...", "github.com/philhofer/...", "golang.org/x/text/...", "golang.org/x/image/font/...",
	"archive/zip", "context", "crypto/...", "encoding/...", "fmt", "internal/poll", "io/...", "log", "net/...", "os", "path/...",
	"regexp/...", "syscall", "time",
	"gorin/...",
}

// hot are the packages among those that games are played by; theirs are put in.
var hot = []string{"gorin/rules/kernel", "gorin/rules/ability"}

// programs are what the page is made of: the client, and what thinks for the computer players beside it, which plays with cards
// alone that ship, of which all is known, and so needs no phrases; where nobody asks for a phrasebook is seen once the call is put in.
var programs = []struct {
	name, pkg, tags string
	hot             []string
}{{"gorin.wasm", "./wasm", "", nil}, {"think.wasm", "./wasm/think", "known", []string{"gorin/rules/text", "gorin/rules/.../lexicon"}}}

// compileAll compiles the programs to WebAssembly.
func compileAll(root, tags, version string) (files site, err error) {
	dir, err := os.MkdirTemp("", "gorin-web-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	link := "-s -w"
	if version != "" {
		link += " -X 'gorin/render/version.stamp=" + version + "'"
	}
	args := []string{"build", "-trimpath", "-ldflags=" + link}
	flags, err := lean(root, dir)
	if err != nil {
		return nil, err
	}
	args = append(args, flags...)
	for _, pkg := range whole {
		args = append(args, "-gcflags="+pkg+"=-l")
	}
	for _, pkg := range hot { // the last that fits a package counts
		args = append(args, "-gcflags="+pkg+"=")
	}
	for _, p := range programs {
		all := slices.DeleteFunc([]string{pageTag, tags, p.tags}, func(t string) bool { return t == "" })
		own := append(slices.Clone(args), "-tags", strings.Join(all, ","))
		for _, pkg := range p.hot {
			own = append(own, "-gcflags="+pkg+"=")
		}
		raw, err := compile(root, filepath.Join(dir, p.name), p.pkg, own)
		if err != nil {
			return nil, err
		}
		files = append(files, page{name: p.name, raw: raw})
	}
	return files, nil
}

// compile compiles a program to a file, and reads that.
func compile(root, out, pkg string, args []string) ([]byte, error) {
	fmt.Println("building", pkg, "…")
	cmd := exec.Command("go", append(slices.Clone(args), "-o", out, pkg)...)
	cmd.Dir = root
	cmd.Env = append(slices.DeleteFunc(os.Environ(), func(v string) bool {
		return strings.HasPrefix(v, "GOOS=") || strings.HasPrefix(v, "GOARCH=")
	}), "GOOS=js", "GOARCH=wasm")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("go build %s: %w", pkg, err)
	}
	return os.ReadFile(out)
}

// compress fills in the compressed bodies.
func (s site) compress(level int) {
	var wait sync.WaitGroup
	for i := range s {
		p := &s[i]
		wait.Go(func() {
			p.br = packed(p.raw, func(w io.Writer) io.WriteCloser {
				return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: level, LGWin: widest})
			})
		})
		wait.Go(func() {
			p.gz = packed(p.raw, func(w io.Writer) io.WriteCloser {
				z, err := gzip.NewWriterLevel(w, min(level, gzip.BestCompression))
				if err != nil {
					panic(err) // the level is one of ours
				}
				return z
			})
		})
	}
	wait.Wait()
}

// packed is raw compressed; writing to memory cannot fail.
func packed(raw []byte, with func(io.Writer) io.WriteCloser) []byte {
	var b bytes.Buffer
	w := with(&b)
	if _, err := w.Write(raw); err != nil {
		panic(err)
	}
	if err := w.Close(); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// write puts the site into a directory and prints the sizes.
func (s site) write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	fmt.Printf("%-14s %10s %10s %10s\n", "", "raw", "gzip", "brotli")
	var sum page
	for _, p := range s {
		for ending, body := range map[string][]byte{"": p.raw, ".gz": p.gz, ".br": p.br} {
			if err := os.WriteFile(filepath.Join(dir, p.name+ending), body, 0o644); err != nil {
				return err
			}
		}
		fmt.Printf("%-14s %10d %10d %10d\n", p.name, len(p.raw), len(p.gz), len(p.br))
		sum.raw, sum.gz, sum.br = append(sum.raw, p.raw...), append(sum.gz, p.gz...), append(sum.br, p.br...)
	}
	fmt.Printf("%-14s %10d %10d %10d\n", "all", len(sum.raw), len(sum.gz), len(sum.br))
	return nil
}
