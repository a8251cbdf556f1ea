package rulebook

// Carried is which clauses of a book the code that all games share carries out: by the
// name of a function, type or field and its package, such as "kernel.Book.Interrupts", the
// numbers of clauses, and what is done under each in a few words. The shared code itself
// cites no book, for the next one gives the same number to something else.
type Carried map[string]map[string]string
