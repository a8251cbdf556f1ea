package kernel

import "github.com/tinylib/msgp/msgp"

// Few is some objects, the first ones of the list: as many as six players have slots.
type Few [24]Ref

// used is the list without what is empty behind the last object.
func (f *Few) used() []Ref {
	n := len(f)
	for n > 0 && f[n-1] == (Ref{}) {
		n--
	}
	return f[:n]
}

// MarshalMsg writes what is used.
func (f *Few) MarshalMsg(b []byte) ([]byte, error) {
	list := f.used()
	b = msgp.AppendArrayHeader(b, uint32(len(list)))
	for _, x := range list {
		b = msgp.AppendUint16(b, x.Card)
		b = msgp.AppendUint16(b, x.Gen)
	}
	return b, nil
}

// UnmarshalMsg reads what MarshalMsg has written.
func (f *Few) UnmarshalMsg(b []byte) ([]byte, error) {
	n, b, err := msgp.ReadArrayHeaderBytes(b)
	if err == nil && int(n) > len(f) {
		err = msgp.ArrayError{Wanted: uint32(len(f)), Got: n}
	}
	if err != nil {
		return b, err
	}
	*f = Few{}
	for i := range f[:n] {
		if f[i].Card, b, err = msgp.ReadUint16Bytes(b); err != nil {
			return b, err
		}
		if f[i].Gen, b, err = msgp.ReadUint16Bytes(b); err != nil {
			return b, err
		}
	}
	return b, nil
}

// Msgsize is at most how many bytes that takes.
func (f *Few) Msgsize() int {
	return msgp.ArrayHeaderSize + len(f)*2*msgp.Uint16Size
}
