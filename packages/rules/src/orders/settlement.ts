import { PAYOUT_HOUR } from '../earnings/payout-terms.ts';
import type { LocalMoment } from '../places/local-time.ts';

/** A shop's settlement waits for its payout or is under way, was paid, could not be, or there was nothing to pay: then it is in the next one. */
export const settlementStatuses = ['waiting', 'paid', 'failed', 'carried'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

/** Settlements on one page of the console. */
export const SETTLEMENTS_PAGE = 20;

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** First and last day of the week that has ended, by local clocks, YYYY-MM-DD; undefined until its settlements are made, early on Monday. */
export function settledWeek({ year, month, day, weekday, hour }: LocalMoment): { readonly from: string; readonly to: string } | undefined {
  if (weekday === 0 && hour < PAYOUT_HOUR) return undefined;
  const monday = Date.UTC(year, month - 1, day) - weekday * DAY_MS;
  return { from: dayOf(monday - 7 * DAY_MS), to: dayOf(monday - DAY_MS) };
}
