package main

import (
	"fmt"
	"image"
	"io"
	"regexp"
	"strconv"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"gorin/render/desk/icon"
)

// write writes the object for a version.
func write(w io.Writer, v string) error {
	set, err := resources(v)
	if err != nil {
		return err
	}
	return set.WriteObject(w, winres.ArchAMD64)
}

func resources(v string) (*winres.ResourceSet, error) {
	set := &winres.ResourceSet{}
	var images []image.Image
	for _, side := range icon.Sides {
		images = append(images, icon.Draw(side))
	}
	ico, err := winres.NewIconFromImages(images)
	if err != nil {
		return nil, err
	}
	if err := set.SetIcon(winres.ID(1), ico); err != nil {
		return nil, err
	}
	set.SetManifest(winres.AppManifest{
		Description:   "Gorin",
		Compatibility: winres.Win10AndAbove,
		DPIAwareness:  winres.DPIPerMonitorV2,
		LongPathAware: true,
	})
	n := numbers(v)
	info := version.Info{FileVersion: n, ProductVersion: n, Type: version.App}
	for key, value := range map[string]string{
		version.ProductName:      "五輪 Gorin",
		version.FileDescription:  "五輪 Gorin",
		version.OriginalFilename: "gorin.exe",
		version.InternalName:     "gorin",
		version.LegalCopyright:   "MIT",
		version.ProductVersion:   v,
		version.FileVersion:      v,
	} {
		if err := info.Set(version.LangDefault, key, value); err != nil {
			return nil, fmt.Errorf("%s %q: %w", key, value, err)
		}
	}
	set.SetVersionInfo(info)
	return set, nil
}

// numbered finds a release or a day.
var numbered = regexp.MustCompile(`v(\d+)\.(\d+)\.(\d+)|(\d{4})-(\d\d)-(\d\d)`)

// numbers is a version as Windows compares versions: the release, else the day.
func numbers(v string) (n [4]uint16) {
	i := 0
	for _, s := range numbered.FindStringSubmatch(v) {
		if k, err := strconv.ParseUint(s, 10, 16); err == nil && i < len(n) {
			n[i] = uint16(k)
			i++
		}
	}
	return n
}
