import { judgeWeek, type JudgedWeek, type Share } from '@safiri/rules/testing/week/judge-week.ts';
import { aimed, type Figure, type Part } from '../part.ts';

const TRIPS = 20_000;
/** Weeks of their own: one alone has too few cheats of a kind. */
const SEEDS = [1, 2, 3, 4, 5];

const percent = ({ of, found }: Share) => (100 * found) / of;
const share = (one: Share) => `${one.found} of ${one.of} (${percent(one).toFixed(2)} %)`;
const sum = (shares: readonly Share[]): Share => ({
  of: shares.reduce((all, { of }) => all + of, 0),
  found: shares.reduce((all, { found }) => all + found, 0),
});

/** The shares of all weeks by name, added up. */
const added = <T>(weeks: readonly JudgedWeek[], of: (week: JudgedWeek) => ReadonlyMap<string, T>, share: (value: T) => Share) => {
  const names = new Set(weeks.flatMap((week) => [...of(week).keys()]));
  return [...names].map((name) => {
    const shares = weeks.flatMap((week) => {
      const value = of(week).get(name);
      return value === undefined ? [] : [share(value)];
    });
    return [name, sum(shares)] as const;
  });
};

/** What the integrity rules hold of honest trips, and miss of cheats, in simulated weeks. */
export const integrity: Part = {
  name: 'integrity',
  run() {
    const weeks = SEEDS.map((seed) => judgeWeek(seed, TRIPS));
    const trips = sum(weeks.map(({ honest }) => honest.trips));
    const drivers = sum(weeks.map(({ honest }) => honest.drivers));
    const cheats = new Map(added(weeks, ({ missed }) => missed, (one) => one.cheats)); // prettier-ignore
    const paid = added(weeks, ({ missed }) => missed, (one) => one.trips); // prettier-ignore
    const figures: Figure[] = [
      aimed(`honest trips held back, ${SEEDS.length} weeks of ${TRIPS / 1000},000`, share(trips), percent(trips), 'at most', 0.5, ' %'),
      aimed('honest drivers with any trip held back', share(drivers), percent(drivers), 'at most', 0.5, ' %'),
      ...added(weeks, ({ lives }) => lives, (one) => one) // prettier-ignore
        .filter(([, { found }]) => found > 0)
        .map(([kind, one]) => ({ what: `honest, held: ${kind}`, measured: share(one) })),
      ...added(
        weeks,
        ({ rules, honest }) => new Map([...rules].map(([rule, one]) => [rule, { of: honest.drivers.of, found: one.drivers }])),
        (one) => one,
      ).map(([rule, one]) => ({ what: `honest drivers found by ${rule}`, measured: share(one) })),
      ...paid.map(([kind, one]) => ({
        what: `cheat: ${kind}`,
        measured: `${share(one)} of its trips paid, ${share(cheats.get(kind) ?? one)} of its drivers never held`,
      })),
    ];
    return Promise.resolve({ figures, raw: { trips, drivers } });
  },
};
