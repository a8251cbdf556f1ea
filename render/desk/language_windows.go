package desk

import (
	"strings"

	"golang.org/x/sys/windows"

	"gorin/rules"
)

// Language is the first language that the player has chosen for Windows, as far as Gorin has it.
func Language() rules.Lang {
	names, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err == nil && len(names) > 0 && strings.HasPrefix(names[0], "ja") {
		return rules.Japanese
	}
	return rules.English
}
