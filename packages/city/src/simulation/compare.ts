import { countryById } from '@safiri/rules/countries/countries.ts';
import type { DayFigures } from './figures.ts';
import { policies, type Policy } from './policies.ts';
import { runDay } from './run-day.ts';
import { estimate } from './paired.ts';
import type { Scenario } from './scenario.ts';

const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;
/** What fewer had than that share is longer than anybody waits. */
const atMost = (seconds: number | undefined) => (seconds === undefined ? 'never' : minutes(seconds));
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The rows of the table: what is told of a day, and how. */
const rows: ReadonlyArray<[string, (day: DayFigures, currency: string) => string]> = [
  ['completed', (day) => `${day.completed} of ${day.requests}`],
  ['nobody found', (day) => String(day.nobodyFound)],
  ['given up by the passenger', (day) => String(day.cancelled)],
  ['wait until on board, mean', (day) => minutes(day.wait.mean)],
  ['wait until on board, median', (day) => minutes(day.wait.median)],
  ['wait until on board, 90th percentile', (day) => minutes(day.wait.p90)],
  ['the same of all who asked, median', (day) => atMost(day.waitOfAll.median)],
  ['the same of all who asked, 90th percentile', (day) => atMost(day.waitOfAll.p90)],
  ['inequality of waits (Gini)', (day) => day.waitGini.toFixed(3)],
  ['pickup distance, straight, mean', (day) => `${(day.pickupMeters / 1000).toFixed(2)} km`],
  ['driven per completed trip', (day) => `${(day.drivenPerTrip / 1000).toFixed(2)} km`],
  ['time with somebody on board', (day) => percent(day.utilisation)],
  ['fares per online hour, mean', (day, currency) => `${currency} ${(day.earningsPerHourMinor / 100).toFixed(2)}`],
  ['inequality of fares per hour (Gini)', (day) => day.earningsGini.toFixed(3)],
  ['trips that shared a car', (day) => String(day.pooled)],
  ['longer for sharing, mean', (day) => minutes(day.detourSeconds)],
];

/** The same day under each way of dispatching. */
export async function compareDays(scenario: Scenario): Promise<Record<Policy, DayFigures>> {
  const days: Partial<Record<Policy, DayFigures>> = {};
  for (const policy of policies) days[policy] = await runDay(scenario, policy);
  return days as Record<Policy, DayFigures>;
}

/** What policies are compared by over many days, and how a difference to the greedy one is told. */
const compared: ReadonlyArray<[string, (day: DayFigures) => number]> = [
  ['completed, percent', (day) => day.completed],
  ['left without a car, percent', (day) => day.nobodyFound + day.cancelled],
  ['wait of all who asked, median, percent', (day) => day.waitOfAll.median ?? Number.NaN],
  ['wait of all who asked, 90th percentile, percent', (day) => day.waitOfAll.p90 ?? Number.NaN],
  ['pickup distance, percent', (day) => day.pickupMeters],
  ['inequality of fares per hour (Gini), percent', (day) => day.earningsGini],
];

/** The mean difference of each policy to the greedy one over the same days, with its 95 % interval; a day on which a figure is unknown is left out. */
export function differencesOf(days: ReadonlyArray<Record<Policy, DayFigures>>): string {
  const others = policies.filter((policy) => policy !== 'greedy');
  const cell = (of: (day: DayFigures) => number, policy: Policy) => {
    const all = days.map((day) => (100 * (of(day[policy]) - of(day.greedy))) / of(day.greedy)).filter(Number.isFinite);
    if (all.length === 0) return '–';
    const { mean, within } = estimate(all);
    return `${mean >= 0 ? '+' : ''}${mean.toFixed(1)} ± ${within.toFixed(1)}${all.length < days.length ? ` (${all.length} days)` : ''}`;
  };
  return aligned([
    [`beside greedy, ${days.length} days`, ...others],
    ...compared.map(([name, of]) => [name, ...others.map((policy) => cell(of, policy))]),
  ]);
}

/** The days side by side, as a table of text. */
export function tableOf(days: Record<Policy, DayFigures>, scenario: Scenario): string {
  const { currency } = countryById(scenario.countryId);
  return aligned([['', ...policies], ...rows.map(([name, tell]) => [name, ...policies.map((policy) => tell(days[policy], currency))])]);
}

function aligned(lines: ReadonlyArray<readonly string[]>): string {
  const widths = lines[0]?.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0))) ?? [];
  const pad = (cell: string, i: number) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0));
  return lines.map((line) => line.map(pad).join('  ')).join('\n');
}
