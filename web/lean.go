package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// A template may call any method by its name, so a program with one keeps every exported method of
// all its types, though nothing calls them: a thirteenth of the page. The one template that the page
// has, which writes shaders, looks at fields alone. So the page is built with templates that know
// no methods.
const (
	lookup = "if method := ptr.MethodByName(fieldName); method.IsValid() {"
	noCall = "if method := (reflect.Value{}); method.IsValid() && ptr.IsValid() {"
)

// lean writes into dir what the page is built with instead of the standard library's templates and
// returns the flag that says so, none where that library looks otherwise: then the page is larger.
func lean(root, dir string) ([]string, error) {
	goroot, err := goEnv(root, "GOROOT")
	if err != nil {
		return nil, err
	}
	src := filepath.Join(goroot, "src", "text", "template", "exec.go")
	code, err := os.ReadFile(src)
	if err != nil || bytes.Count(code, []byte(lookup)) != 1 {
		fmt.Println("templates keep all methods: their source is not as it is known")
		return nil, nil
	}
	own, overlay := filepath.Join(dir, "exec.go"), filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(own, bytes.Replace(code, []byte(lookup), []byte(noCall), 1), 0o644); err != nil {
		return nil, err
	}
	table, err := json.Marshal(map[string]map[string]string{"Replace": {src: own}})
	if err != nil {
		return nil, err
	}
	return []string{"-overlay", overlay}, os.WriteFile(overlay, table, 0o644)
}
