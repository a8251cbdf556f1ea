// Package text is the phrasebook: it reads the printed text of a card into an
// ability tree and says a tree in Japanese or English.
//
// One table of phrases drives both. A phrase is a kind of node, the part of
// speech that it is, and how each language says it; the parser composes them
// clause by clause, and the printer walks the same table the other way. The
// words of a game (zones, phases, keywords, icons) come from its own tables,
// the proper words of its packs from a glossary; both make up a Lexicon.
//
// Between text and tree stands a surface tree. Reading it is free of context;
// build then finds out what pronouns, left-out objects, owners (自分の) and
// durations mean, and unbuild chooses the words for them again.
//
// # Notation
//
// Japanese texts are written as the rulebook prescribes (8.1.1): 【自】, 【起】
// and 【永】 before an ability, ［…］ around its cost, (n) for stock, notes in
// （…） are ignored (2.12.3, Build Divide 312-2). Icons that have no letter of their own are written
// out: trigger icons as [soul], a turn limit (10.19) as 【ターン1】, a replay
// block (11.3) as 【リプレイ】 「action」 effect, a link (10.17) as リンク「name」.
//
// Texts of Build Divide are written 【自】… and 【起】〔クイック／赤①②、…〕：…, traits
// 〈…〉, identity names 《…》, titles and counters 「…」; 【覚醒】, 【覚醒】「title」- and
// 【怪異】〈trait〉 stand before a line (312-3, 1411), choices as ・ after
// 以下から1つを選ぶ。
//
// English texts use 【AUTO】, 【ACT】 and 【CONT】, “…” around card names, 《…》
// around traits and ‘…’ around inner abilities and effects.
package text
