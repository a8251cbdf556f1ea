package rulestest

import "testing"

func TestWeiss(t *testing.T) { Suite(t, "weiss") }
