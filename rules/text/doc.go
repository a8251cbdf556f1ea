// Package text is the phrasebook: it reads the printed text of a card into an
// ability tree and says a tree in Japanese or English.
//
// One table of phrases drives both. A phrase is a kind of node, the part of
// speech that it is, and how each language says it; the parser composes them
// clause by clause, and the printer walks the same table the other way. The
// words of a game (zones, phases, keywords, icons) come from its own tables, which
// its room hands over as a Book; the proper words of its packs come from a glossary;
// both make up a Lexicon.
//
// Between text and tree stands a surface tree. Reading it is free of context;
// build then finds out what pronouns, left-out objects, owners (自分の) and
// durations mean, and unbuild chooses the words for them again.
//
// # Notation
//
// Japanese texts are written as a game's rulebook prescribes, for most: 【自】, 【起】 and 【永】
// before an ability, ［…］ around its cost, (n) for what is paid, and notes in （…） are
// ignored. Icons that have no letter of their own are written out, as [soul] or 【ターン1】;
// which there are, and what brackets stand around names and traits, is said in the games'
// rooms, rules/GAME/lexicon.
//
// English texts use 【AUTO】, 【ACT】 and 【CONT】, “…” around card names, 《…》
// around traits and ‘…’ around inner abilities and effects.
package text
