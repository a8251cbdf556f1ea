//go:build js && wasm

// Command think makes playouts for computer players that look ahead, in a worker beside the page: rules alone, without picture,
// fonts and sound. The worker's side is web/static/think.js, the page's wasm/crew.go.
package main

import (
	"syscall/js"

	"gorin/rules/bot/all"
)

func main() {
	hand := all.Hand()
	self := js.Global()
	self.Set("brief", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := make([]byte, args[0].Length())
		js.CopyBytesToGo(data, args[0])
		if err := hand.Open(data); err != nil {
			return err.Error()
		}
		return ""
	}))
	self.Set("attempt", js.FuncOf(func(_ js.Value, args []js.Value) any {
		plans := make([][]int, args[1].Length())
		for i := range plans {
			plan := args[1].Index(i)
			for k := range plan.Length() {
				plans[i] = append(plans[i], plan.Index(k).Int())
			}
		}
		got, err := hand.Try(args[0].Int(), plans)
		if err != nil {
			return err.Error()
		}
		list := make([]any, len(got))
		for i, x := range got {
			list[i] = x
		}
		return list
	}))
	self.Call("ready")
	select {}
}
