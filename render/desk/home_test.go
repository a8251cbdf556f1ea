//go:build !js

package desk

import (
	"bytes"
	"encoding/xml"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// home is where the files lie by which a Linux desktop knows the program.
const home = "../../.ci/home/linux/"

// TestDesktopEntry: the desktop entry is of this window, and opens the files of the type.
func TestDesktopEntry(t *testing.T) {
	raw, err := os.ReadFile(home + "gorin.desktop")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(raw), "\n")
	for _, want := range []string{"[Desktop Entry]", "Type=Application", "StartupWMClass=" + class, "Exec=gorin %F", "MimeType=" + readType(t).Type + ";"} {
		found := false
		for _, l := range lines {
			found = found || l == want
		}
		if !found {
			t.Errorf("%q is missing", want)
		}
	}
}

// fileType is a file type as shared-mime-info has it.
type fileType struct {
	Type  string `xml:"type,attr"`
	Match struct {
		Offset int    `xml:"offset,attr"`
		Value  string `xml:"value,attr"`
	} `xml:"magic>match"`
	Glob struct {
		Pattern string `xml:"pattern,attr"`
	} `xml:"glob"`
}

func readType(t *testing.T) fileType {
	t.Helper()
	raw, err := os.ReadFile(home + "gorin.xml")
	if err != nil {
		t.Fatal(err)
	}
	var all struct {
		Types []fileType `xml:"mime-type"`
	}
	if err := xml.Unmarshal(raw, &all); err != nil || len(all.Types) != 1 {
		t.Fatalf("%+v, %v", all, err)
	}
	return all.Types[0]
}

// TestFileType: a replay is known by its ending, and by how it begins.
func TestFileType(t *testing.T) {
	kind := readType(t)
	if kind.Glob.Pattern != "*"+kinds[0] {
		t.Errorf("the pattern is %s", kind.Glob.Pattern)
	}
	begins, err := strconv.Unquote(`"` + kind.Match.Value + `"`)
	if err != nil {
		t.Fatal(err)
	}
	all, err := filepath.Glob("../skin/*/testdata/moments/middle.gorin")
	if err != nil || len(all) == 0 {
		return // without games there are no replays
	}
	file, err := os.ReadFile(all[0])
	if err != nil {
		t.Fatal(err)
	}
	if kind.Match.Offset != 0 || len(begins) < 4 || !bytes.HasPrefix(file, []byte(begins)) {
		t.Errorf("it begins with %q, the type with %q", file[:8], begins)
	}
}
