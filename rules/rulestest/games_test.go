package rulestest

import "testing"

func TestWeiss(t *testing.T) { Suite(t, "weiss", 2) }

func TestBuildDivide(t *testing.T) { Suite(t, "builddivide", 1) }
