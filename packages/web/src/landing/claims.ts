import type { TextKey } from 'virtual:texts/keys';

interface Claim {
  readonly text: TextKey;
  /** Where the figure comes from and of when it is; a claim without one is not shown, and our own tables are none. */
  readonly source: { readonly name: string; readonly date: string } | null;
}

/** The marketing figures of the specification (foundations §1). */
const claims: readonly Claim[] = [
  { text: 'claimPrice', source: null },
  { text: 'claimCities', source: null },
  { text: 'claimUsers', source: null },
];

export const shownClaims: readonly TextKey[] = claims.filter((claim) => claim.source !== null).map((claim) => claim.text);
