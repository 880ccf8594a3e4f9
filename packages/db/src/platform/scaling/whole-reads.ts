interface WholeRead {
  /** A part of its text that no other statement has. */
  readonly part: string;
  readonly why: string;
}

/** Statements that must read a growing table as a whole; each says why, and that nobody waits for it. */
export const wholeReads: readonly WholeRead[] = [];

/** The entry that lets a statement read everything; undefined for all others. */
export const wholeReadOf = (text: string): WholeRead | undefined => wholeReads.find(({ part }) => text.includes(part));
