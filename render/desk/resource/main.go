// Command resource makes what the Windows program has for the desktop besides code: its icon, its
// version and its manifest, as an object that the linker takes when it lies beside the main
// package. It also looks whether a program has them. It needs no C and no tool.
//
//	resource -of PROGRAM -o FILE.syso     with the version of a program that is built already
//	resource -check PROGRAM.exe
package main

import (
	"debug/buildinfo"
	"flag"
	"fmt"
	"os"

	"gorin/render/version"
)

func main() {
	of := flag.String("of", "", "a program of the same commit, whose version is taken")
	out := flag.String("o", "rsrc_windows_amd64.syso", "the object to write")
	check := flag.String("check", "", "look at this program instead, and say what it lacks")
	flag.Parse()
	if err := run(*of, *out, *check); err != nil {
		fmt.Fprintln(os.Stderr, "resource:", err)
		os.Exit(1)
	}
}

func run(of, out, check string) error {
	if check != "" {
		v, err := versionOf(check)
		if err == nil {
			err = complete(check, v)
		}
		if err == nil {
			fmt.Println(check+": no console, icon, manifest, version", v)
		}
		return err
	}
	v, err := versionOf(of)
	if err != nil {
		return err
	}
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := write(f, v); err != nil {
		return err
	}
	return f.Close()
}

// versionOf reads the version of a program that is built, of any system.
func versionOf(file string) (string, error) {
	info, err := buildinfo.ReadFile(file)
	if err != nil {
		return "", err
	}
	v := version.Of(info)
	if v == "" {
		return "", fmt.Errorf("%s does not know its version: build it with -buildvcs=true", file)
	}
	return v, nil
}
