package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"gorin/rules/replay"
	"gorin/rules/scenario"
)

// newScenario writes the moment FILE@N of a replay as a scenario.
func newScenario(moment string, out io.Writer) (bool, error) {
	i := strings.LastIndex(moment, "@")
	n, err := strconv.Atoi(moment[i+1:])
	if i < 1 || err != nil {
		return false, fmt.Errorf("-new %q: want a replay and the number of an answer, FILE.gorin@N", moment)
	}
	data, err := readFile(moment[:i], replay.MaxFile)
	if err != nil {
		return false, err
	}
	m, err := replay.Read(data)
	if err != nil {
		fmt.Fprintf(out, "%s: %v\n", moment[:i], err)
		return false, nil
	}
	text, err := scenario.Write(m, n)
	if err != nil {
		fmt.Fprintf(out, "%s: %v\n", moment[:i], err)
		return false, nil
	}
	_, err = out.Write(text)
	return err == nil, err
}
