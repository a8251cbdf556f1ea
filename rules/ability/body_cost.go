package ability

// cost compiles the items of a cost in the order of the text.
func (c *Compiler) cost(n Node) int32 {
	return c.run(func() {
		c.emit(OpPlayer, int32(You))
		for i, it := range n.Kids {
			if c.paid.x.Kind != None && c.paid.item == i-1 {
				c.opponent(c.paid.x)
				c.emit(OpLet, c.expr(c.paid.x))
			}
			c.saying(it, func() { c.costItem(it) })
		}
		if c.paid.x.Kind != None && c.paid.item == len(n.Kids)-1 {
			c.opponent(c.paid.x)
			c.emit(OpLet, c.expr(c.paid.x))
		}
		c.sentenceOver()
		c.emit(OpCostDone, 0)
	})
}

// costItem compiles one item of a cost.
func (c *Compiler) costItem(it Node) {
	c.opponent(it)
	switch {
	case c.v.Shape(it.Kind).Paid == PaidMany:
		c.emit(OpPayItem, int32(it.Num))
	case c.v.Shape(it.Kind).Paid == PaidWhole:
	case it.Kind == CostAct:
		c.emit(OpReset, 0)
		c.emit(OpAct, c.expr(it.Kids[0]))
		c.emit(OpCostCheck, 0)
	case it.Kind == CostOfHand:
		c.emit(OpReset, 0)
		c.emit(OpAct, c.expr(N(Choose, it.Kids[0], it.Kids[1])))
		c.emit(OpAct, c.expr(it.Kids[2]))
		c.emit(OpCostCheck, c.expr(it.Kids[0]))
	default:
		panic(meaningless("cost item " + it.String()))
	}
}

// items compiles each item of a cost as code of its own, for rulebooks whose players choose the
// order.
func (c *Compiler) items(n Node) int32 {
	codes := make([]int32, len(n.Kids))
	paid := c.paid
	for i, it := range n.Kids {
		if c.paid = (paidLet{}); paid.x.Kind != None && paid.item == i {
			c.paid = paidLet{paid.x, 0}
		}
		if it.Kind == CostAct || it.Kind == CostOfHand || c.v.Shape(it.Kind).Paid == PaidMany {
			codes[i] = c.cost(N(Cost, it))
		}
	}
	c.paid = paid
	at := int32(len(c.prog.Items))
	c.prog.Items = append(c.prog.Items, codes...)
	return at
}
