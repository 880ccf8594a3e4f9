import { NO_NODE, type WayTurn } from '@safiri/dispatch/roads/links.ts';
import { vehicleBits } from '@safiri/dispatch/roads/road-use.ts';
import { turnRuleOf } from '@safiri/rules/places/turn-rules.ts';
import type { OsmMember, OsmTags } from './osm-source.ts';

/** A rule as the extract has it: ids of ways and nodes. */
interface ReadTurn extends Pick<WayTurn, 'isOnly' | 'vehicles'> {
  readonly from: number;
  readonly to: number;
  readonly via: readonly OsmMember[];
}

/** Reads the rules about turning of an extract while its relations go by. */
export function collectTurns() {
  const read: ReadTurn[] = [];
  let unread = 0;
  return {
    see(_id: number, tags: OsmTags, members: readonly OsmMember[]): void {
      if (tags['type'] !== 'restriction') return;
      const rule = turnRuleOf(tags);
      if (rule === undefined) return;
      const waysAs = (role: string) => members.flatMap((one) => (one.role === role && one.type === 'way' ? [one.id] : []));
      const via = members.filter(({ role }) => role === 'via');
      const [from, to] = [waysAs('from'), waysAs('to')];
      if (rule === 'unread' || from.length === 0 || to.length === 0 || via.length === 0) {
        unread += 1;
        return;
      }
      const vehicles = vehicleBits(rule.vehicles);
      // No entry from several streets, or no exit to several, is each of those turns.
      for (const one of from) for (const other of to) read.push({ from: one, to: other, via, isOnly: rule.isOnly, vehicles });
    },
    /** Rules that are not complete, hold at some hours only or are of no known kind. */
    unread: () => unread,
    /**
     * The turns over ways and nodes by their numbers; what lies outside of the city is left out.
     * @param wayIds the ids of the drivable ways, by number
     */
    over(wayIds: Float64Array, nodeOf: (id: number) => number): WayTurn[] {
      const wanted = new Set(read.flatMap(({ from, to, via }) => [from, to, ...via.map(({ id }) => id)]));
      const numbers = new Map<number, number>();
      wayIds.forEach((id, number) => {
        if (wanted.has(id)) numbers.set(id, number);
      });
      return read.flatMap(({ from, to, via, isOnly, vehicles }): WayTurn[] => {
        const [first, last] = [numbers.get(from), numbers.get(to)];
        if (first === undefined || last === undefined) return [];
        const [one] = via;
        if (via.length === 1 && one?.type === 'node') {
          const node = nodeOf(one.id);
          return node === NO_NODE ? [] : [{ from: first, to: last, via: { node }, isOnly, vehicles }];
        }
        const ways = via.flatMap(({ type, id }) => (type === 'way' ? (numbers.get(id) ?? []) : []));
        return ways.length < via.length ? [] : [{ from: first, to: last, via: { ways }, isOnly, vehicles }];
      });
    },
  };
}
