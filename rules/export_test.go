package rules

// KeepPast lets matches keep so many bytes of snapshots, until the test is over.
func KeepPast(t interface{ Cleanup(func()) }, bytes int) {
	old := maxPast
	maxPast = bytes
	t.Cleanup(func() { maxPast = old })
}
