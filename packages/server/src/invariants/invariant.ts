import type { SQL } from 'drizzle-orm';

/** Something that must hold at every moment. Its query gives a row for each thing that breaks it, with a sentence as `fault`. */
export interface Invariant {
  readonly name: string;
  readonly query: SQL;
}
