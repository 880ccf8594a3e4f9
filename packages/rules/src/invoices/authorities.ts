import type { CountryId } from '../countries/country.ts';
import { keysOf } from '../records.ts';

interface AuthorityFacts {
  /** As its country calls it. */
  readonly name: string;
  readonly country: CountryId;
  /** What the authority gave the operator, by the names of its own documentation. */
  readonly secrets: readonly string[];
}

/** Tax authorities that are told every invoice as it is issued, each by an adapter of its own: Kenya's KRA (eTIMS, by its OSCU interface), Uganda's URA (EFRIS, system to system). */
export const authorityFacts = {
  etims: { name: 'eTIMS', country: 'ke', secrets: ['tin', 'branch', 'communicationKey', 'controlUnit'] },
  efris: {
    name: 'EFRIS',
    country: 'ug',
    // The last four are no secrets: as whom the operator is registered, and by which codes what it sells was registered there.
    secrets: ['tin', 'deviceNo', 'privateKey', 'legalName', 'emailAddress', 'goodsCode', 'exemptGoodsCode'],
  },
} as const satisfies Readonly<Record<string, AuthorityFacts>>;

export type AuthorityId = keyof typeof authorityFacts;
export const authorityIds = keysOf(authorityFacts);

/** What became of telling it. A refused one is a task of somebody in finance. */
export const submissionStates = ['waiting', 'accepted', 'refused'] as const;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** How long to wait after so many tries that nobody answered, in milliseconds: a minute, doubled each time, an hour at most. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(Math.max(0, tries - 1), 10));
