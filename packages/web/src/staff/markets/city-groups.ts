import type { ListedMarket } from '@safiri/contract/markets/calls.ts';

/** Somebody of the team has to do something: agree to a version, open it, or open it again. A closed city is as it was meant. */
export const needsSomebody = ({ waiting, inForce, status }: Pick<ListedMarket, 'waiting' | 'inForce' | 'status'>): boolean =>
  waiting !== null || inForce === null || status === 'draft' || status === 'paused';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

/** Whether a name has what was typed in it, without accents and capitals. */
export const calledLike = (name: string, typed: string): boolean => plain(name).includes(plain(typed));

/** The cities of each country, both by the alphabet. @param nameOf a country, as it is read */
export function byCountry<M extends Pick<ListedMarket, 'country' | 'name'>>(
  markets: readonly M[],
  nameOf: (country: M['country']) => string,
): Array<[M['country'], M[]]> {
  const groups = new Map<M['country'], M[]>();
  for (const market of markets) groups.set(market.country, [...(groups.get(market.country) ?? []), market]);
  return [...groups]
    .map(([country, within]): [M['country'], M[]] => [country, within.toSorted((a, b) => a.name.localeCompare(b.name))])
    .toSorted(([a], [b]) => nameOf(a).localeCompare(nameOf(b)));
}
