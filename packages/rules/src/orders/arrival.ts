/** Between which moments an order is at the door, in milliseconds since 1970. */
export interface Arrival {
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
/** People read clocks in steps of five minutes. */
const STEP_MS = 5 * MINUTE_MS;

/** The minutes that a shop gives, such as "25-40" or "40". Undefined for anything else. */
export function shopMinutes(text: string): readonly [number, number] | undefined {
  const found = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(text.trim());
  if (found === null) return undefined;
  const from = Number(found[1]);
  return [from, Math.max(from, Number(found[2] ?? from))];
}

/** Rounded outwards to five minutes, so that what is said is never narrower than what is known. */
function outwards(from: number, to: number): Arrival {
  const start = Math.floor(from / STEP_MS) * STEP_MS;
  return { from: start, to: Math.max(start + STEP_MS, Math.ceil(to / STEP_MS) * STEP_MS) };
}

/** When something ordered now would be there, by the minutes of its shop. */
export function arrivalFrom(minutes: string, now: number): Arrival | undefined {
  const known = shopMinutes(minutes);
  return known === undefined ? undefined : outwards(now + known[0] * MINUTE_MS, now + known[1] * MINUTE_MS);
}

/**
 * When an order that is under way is there: by the courier once one drives with it, else by the shop's minutes since it was
 * placed, and never before it is said to be ready. Undefined once that time is over: nothing is said that is not known.
 * @param eta seconds until the courier with the goods is there, half and nine of ten
 */
export function arrivalOf(
  order: { placedAt: number; readyBy: number | null; minutes: string | null; eta: { seconds: number; highSeconds: number } | null },
  now: number,
): Arrival | undefined {
  if (order.eta !== null) return outwards(now + order.eta.seconds * 1000, now + order.eta.highSeconds * 1000);
  const said = order.minutes === null ? undefined : arrivalFrom(order.minutes, order.placedAt);
  if (said === undefined) return undefined;
  const late = Math.max(0, (order.readyBy ?? 0) - said.from);
  const arrival = outwards(said.from + late, said.to + late);
  return arrival.to <= now ? undefined : arrival;
}
