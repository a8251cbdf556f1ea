package rulestest

import "testing"

func TestWeiss(t *testing.T) { Suite(t, "weiss") }

func TestBuildDivide(t *testing.T) { Suite(t, "builddivide") }
