import { monthOf } from './goals.ts';
import { PAYOUT_HOUR } from './payout-terms.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A calendar month for which the operator says what it kept of a driver. */
export interface CommissionMonth {
  /** Its first day, YYYY-MM-DD. */
  readonly month: string;
  readonly from: Date;
  /** The first moment after it. */
  readonly to: Date;
}

/**
 * The next month that can be closed, once it has been over for some hours: what ends around midnight is booked by then. A month begins where the one before
 * ended, also where the driver has come under other clocks meanwhile: nothing stands on two, or on none.
 * @param begins where the last one ended, or when the first movement was
 * @param isFirst whether there was none before: then it begins with its calendar month
 * @param timeZoneId by whose calendar
 * @returns undefined while it is not over
 */
export function closableMonth(begins: Date, isFirst: boolean, timeZoneId: string, now: Date): CommissionMonth | undefined {
  // A day on: by some clocks the moment at which the last month ended is still in it.
  const { key, startsAt, endsAt } = monthOf(isFirst ? begins : new Date(begins.getTime() + DAY_MS), timeZoneId);
  if (now.getTime() < endsAt.getTime() + PAYOUT_HOUR * HOUR_MS) return undefined;
  return { month: `${key}-01`, from: isFirst ? startsAt : begins, to: endsAt };
}

/** What a closed month comes to, in minor units. */
export interface CommissionSums {
  readonly keptMinor: number;
  /** Of months that were closed already. */
  readonly earlierMinor: number;
  /** What the month before gave back beyond what it took: 0 or below. */
  readonly carriedMinor: number;
}

/** What is invoiced of it; where it is below zero it is carried on to the next one, and nothing is invoiced. */
export const commissionTotal = ({ keptMinor, earlierMinor, carriedMinor }: CommissionSums): number =>
  keptMinor + earlierMinor + carriedMinor;

/** What goes on to the month after: 0 or below. */
export const carriedOn = (before: CommissionSums | undefined): number => (before === undefined ? 0 : Math.min(0, commissionTotal(before)));

/** Months on one page of a driver's list. */
export const COMMISSION_MONTHS_PAGE = 12;
