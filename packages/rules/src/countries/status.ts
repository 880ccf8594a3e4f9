/** How far a country is (spec: foundations §4). */
export const countryStatuses = ['live', 'beta', 'coming_soon'] as const;
export type CountryStatus = (typeof countryStatuses)[number];

/** Key of the badge's text; a status this build doesn't know reads "Unknown" (spec: foundations §4). */
export function statusLabelKey(status: string): CountryStatus | 'unknown' {
  return countryStatuses.find((known) => known === status) ?? 'unknown';
}
