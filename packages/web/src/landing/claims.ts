import type { TextKey } from 'virtual:texts/keys';

interface Claim {
  readonly text: TextKey;
  /** Where the figure comes from and of when it is; a claim without one is not shown. */
  readonly source: { readonly name: string; readonly date: string } | null;
}

/** The marketing figures of the specification (foundations §1). */
const claims: readonly Claim[] = [
  { text: 'claimPrice', source: { name: 'packages/rules/src/pricing/ride-types.ts, reference rate per kilometre', date: '2026-11' } },
  { text: 'claimCities', source: { name: 'packages/rules/src/countries, sixty listed cities', date: '2026-11' } },
  { text: 'claimUsers', source: null },
];

export const shownClaims: readonly TextKey[] = claims.filter((claim) => claim.source !== null).map((claim) => claim.text);
