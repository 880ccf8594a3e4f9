import { timeOfDay } from '../places/time-of-day.ts';

export const merchantKinds = ['restaurant', 'store'] as const;
export type MerchantKind = (typeof merchantKinds)[number];

/** Kitchens of restaurants (spec: operations §3). */
export const cuisineTypes = ['south_african', 'fast_food', 'italian', 'indian', 'chinese', 'african', 'continental'] as const;
export type CuisineType = (typeof cuisineTypes)[number];

export const storeTypes = ['supermarket', 'market', 'butchery', 'bakery', 'convenience'] as const;
export type StoreType = (typeof storeTypes)[number];

/** Cents that the shopping of groceries costs (spec: operations §9). */
export const SERVICE_FEE_CENTS = 15_00;

/** Metres around a person within which merchants deliver. */
export const DELIVERY_RADIUS_METERS = 15_000;

/** For how long a shop takes no orders in one tap. */
export const shopPauses = ['hour', 'tomorrow'] as const;
export type ShopPause = (typeof shopPauses)[number];

/** A busy kitchen says so for an hour; one that is busier than this closes. */
export const BUSY_MINUTES_AT_MOST = 60;
export const BUSY_FOR_MINUTES = 60;

/** More of one item are a wholesale matter. */
export const QUANTITY_AT_MOST = 50;
export const LINES_AT_MOST = 60;

/** What customers wish for an item that is not there (spec: operations §9: allow is the default). */
export const substitutions = ['allow', 'ask', 'refund'] as const;
export type Substitution = (typeof substitutions)[number];

/** Open from a minute of the day to another, on the clocks of its place; `null` all day closed. Past midnight when `from` is later. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Seven days, Monday first. */
export type Week = ReadonlyArray<Hours | null>;

/** '08:30' as a minute of the day; undefined for what is no time. '24:00' is the end of the day. */
export function minuteOf(text: string): number | undefined {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text);
  const minute = match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
  return minute === undefined || minute > 1440 ? undefined : minute;
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

const textOf = (hours: Hours): string => `${timeOfDay(hours.from)}-${timeOfDay(hours.to)}`;

/**
 * Reads a week of opening hours as merchants write them: 'Mo-Fr 08:00-20:00; Sa,Su 09:00-14:00; We off'. What comes later counts.
 * @returns undefined for what can't be read
 */
export function parseWeek(text: string): Array<Hours | null> | undefined {
  const week: Array<Hours | null> = days.map(() => null);
  if (text === 'off') return week;
  // After a semicolon or a comma and a space comes the next rule; a comma alone joins days.
  for (const part of text.split(/;|, /).map((piece) => piece.trim())) {
    const match = /^([A-Za-z,-]+) (?:(\d\d:\d\d)-(\d\d:\d\d)|off)$/.exec(part);
    if (match === null) return undefined;
    const from = minuteOf(match[2] ?? '00:00');
    const to = minuteOf(match[3] ?? '00:00');
    if (from === undefined || to === undefined) return undefined;
    for (const range of (match[1] ?? '').split(',')) {
      const [first, last = first] = range.split('-').map((day) => (days as readonly string[]).indexOf(day));
      if (first === undefined || last === undefined || first < 0 || last < 0) return undefined;
      for (let day = first; ; day = (day + 1) % 7) {
        week[day] = match[2] === undefined ? null : { from, to };
        if (day === last) break;
      }
    }
  }
  return week;
}

/**
 * A week in the syntax of `opening_hours`; {@link parseWeek} reads it back. Rules are joined by a comma, since one after a semicolon
 * takes the whole day, and with it what was left of the night before; a day without a rule is closed.
 */
export function formatWeek(week: Week): string {
  const rules: Array<{ from: number; to: number; hours: string }> = [];
  for (const [day, hours] of week.entries()) {
    const last = rules.at(-1);
    if (hours === null) continue;
    if (last?.to === day - 1 && last.hours === textOf(hours)) last.to = day;
    else rules.push({ from: day, to: day, hours: textOf(hours) });
  }
  if (rules.length === 0) return 'off';
  return rules.map(({ from, to, hours }) => `${from === to ? days[from] : `${days[from]}-${days[to]}`} ${hours}`).join(', ');
}
