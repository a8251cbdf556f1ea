//go:build !js && !windows

package desk

import (
	"os"
	"strings"

	"gorin/rules"
)

// Language is what the environment asks for.
func Language() rules.Lang {
	for _, v := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if s := os.Getenv(v); s != "" {
			if strings.HasPrefix(s, "ja") {
				return rules.Japanese
			}
			return rules.English
		}
	}
	return rules.English
}
