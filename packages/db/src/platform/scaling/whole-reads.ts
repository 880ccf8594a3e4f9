interface WholeRead {
  /** A part of its text that no other statement has. */
  readonly part: string;
  readonly why: string;
}

/** Statements that must read a growing table as a whole; each says why, and that nobody waits for it. */
export const wholeReads: readonly WholeRead[] = [
  { part: ' as fault', why: 'The invariants and the check of the ledger are about all rows, and run by themselves.' },
  { part: `from cancellation_fees where status = 'owed' group by 1, 2`, why: 'Each hour, one node looks at all fees that are owed.' },
  { part: 'from "payout_destinations" inner join "drivers"', why: 'Each hour, one node asks whose payday it is.' },
  { part: 'from "waiting_list" group by lower', why: 'Counts who waits in countries without a city; the team looks now and then.' },
  { part: `filter (where d.verification_status = 'approved')::int as approved`, why: 'Counts drivers before the first trip of a city.' },
];

/** The entry that lets a statement read everything; undefined for all others. */
export const wholeReadOf = (text: string): WholeRead | undefined => wholeReads.find(({ part }) => text.includes(part));
