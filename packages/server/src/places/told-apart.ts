import type { FoundPlace } from './ports.ts';

const lineOf = ({ name, kind, area }: FoundPlace) => `${name}|${kind}|${area}`;

/**
 * The first places of a list, no two of which read alike: of those that do, each is called by its street too, and what even
 * that does not tell apart comes once.
 * @param streetOf the name of the street that a place stands at; asked only of places that read like another one
 */
export async function toldApart(
  places: readonly FoundPlace[],
  limit: number,
  streetOf: (place: FoundPlace) => Promise<string | undefined>,
): Promise<FoundPlace[]> {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(lineOf(place), (counts.get(lineOf(place)) ?? 0) + 1);
  const kept: FoundPlace[] = [];
  const lines = new Set<string>();
  for (const place of places) {
    if (kept.length === limit) break;
    const isOne = counts.get(lineOf(place)) === 1 || place.kind === 'street';
    const street = isOne ? undefined : await streetOf(place);
    const called = street === undefined || street === place.name ? place : { ...place, area: `${street}, ${place.area}` };
    if (lines.has(lineOf(called))) continue;
    lines.add(lineOf(called));
    kept.push(called);
  }
  return kept;
}
