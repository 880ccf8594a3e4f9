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

const within = ({ from, to }: Hours, minute: number) => minute >= from && minute < to;

/**
 * Whether a week of hours is open at this moment.
 * @param weekday 0 for Monday
 * @param minute of the day
 */
export function isOpenAt(week: Week, weekday: number, minute: number): boolean {
  const today = week[weekday] ?? null;
  const yesterday = week[(weekday + 6) % 7] ?? null;
  if (today !== null && (today.from < today.to ? within(today, minute) : minute >= today.from)) return true;
  // A kitchen that closes after midnight is open on what is the next day by the calendar.
  return yesterday !== null && yesterday.from >= yesterday.to && minute < yesterday.to;
}

/** '08:30' as a minute of the day; undefined for what is no time. '24:00' is the end of the day. */
export function minuteOf(text: string): number | undefined {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text);
  const minute = match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
  return minute === undefined || minute > 1440 ? undefined : minute;
}

export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/**
 * Reads opening hours as merchants write them: 'Mo-Fr 08:00-20:00; Sa,Su 09:00-14:00; We off'. What comes later counts.
 * @returns undefined for what can't be read
 */
export function parseWeek(text: string): Array<Hours | null> | undefined {
  const week: Array<Hours | null> = days.map(() => null);
  for (const part of text.split(';').map((piece) => piece.trim())) {
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

/** Hours as a merchant would write them; {@link parseWeek} reads them back. */
export const formatWeek = (week: Week): string =>
  week.map((day, i) => `${days[i]} ${day === null ? 'off' : `${timeOf(day.from)}-${timeOf(day.to)}`}`).join('; ');
