// Command resource gives a program of Windows what it has for the desktop besides code: its icon,
// its version and its manifest. It needs no C and no tool. Then it looks whether the program has
// all that, and opens without a console.
//
//	resource -version VERSION PROGRAM.exe
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
)

func main() {
	version := flag.String("version", "", "what the title of the program says")
	flag.Parse()
	if err := run(*version, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "resource:", err)
		os.Exit(1)
	}
}

func run(version string, files []string) error {
	if version == "" || len(files) != 1 {
		return errors.New("usage: resource -version VERSION PROGRAM.exe")
	}
	if err := put(files[0], version); err != nil {
		return err
	}
	if err := complete(files[0], version); err != nil {
		return fmt.Errorf("%s: %w", files[0], err)
	}
	fmt.Println("the Windows program has no console, its icon, manifest and version", version)
	return nil
}
