package rulestest

import "gorin/rules"

type divide struct{}

func newDivide() half { return &divide{} }

func (o *divide) follow(*table, []int) {}

func (o *divide) heard([]rules.Entry) {}

func (o *divide) judge(*table) (want offered, known bool, err error) { return }

func (o *divide) meaning(p *rules.Option) string { return p.Kind }
