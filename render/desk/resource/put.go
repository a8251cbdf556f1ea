package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"os"
	"regexp"
	"strconv"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"gorin/render/desk/icon"
)

// put writes resources into a program of Windows, in the place of those that it has.
func put(file, version string) (err error) {
	set, err := resources(version)
	if err != nil {
		return err
	}
	plain, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	return set.WriteToEXE(out, bytes.NewReader(plain))
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
