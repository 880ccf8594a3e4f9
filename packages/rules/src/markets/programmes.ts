import type { WeekSpan } from '../places/weekly-hours.ts';

/** Over what a goal is counted. */
export const goalSpans = ['day', 'week', 'month'] as const;
export type GoalSpan = (typeof goalSpans)[number];

/** What every programme of an operator has: until when it runs, and what it may cost on one local day. */
export interface Programme {
  readonly id: string;
  /** The last day, on the calendar of the market; null for no end. */
  readonly until: string | null;
  /** In units of the currency; null where there is no budget, in the demo alone. */
  readonly perDay: number | null;
}

/** A percentage of the fare on top of it, for trips that are accepted in its hours. */
export interface MarketBonus extends Programme {
  readonly kind: 'bonus';
  /** By their ids; null for all. */
  readonly services: readonly string[] | null;
  readonly when: readonly WeekSpan[];
  readonly percent: number;
}

/** So much earned within a day, a week or a month pays so much once. */
export interface MarketGoal extends Programme {
  readonly kind: 'goal';
  readonly per: GoalSpan;
  /** In units of the currency. */
  readonly earn: number;
  readonly pays: number;
}

/** What a driver gets for another one, who carried so many different passengers. */
export interface MarketReferral extends Programme {
  readonly kind: 'referral';
  readonly pays: number;
  readonly afterTrips: number;
}

export type MarketIncentive = MarketBonus | MarketGoal | MarketReferral;
export const incentiveKinds = ['bonus', 'goal', 'referral'] as const;
export type IncentiveKind = (typeof incentiveKinds)[number];

/** Whether it still runs on a day of the market's calendar, YYYY-MM-DD. */
export const runsOn = ({ until }: Pick<Programme, 'until'>, date: string): boolean => until === null || date <= until;

/** Those of a kind that run on a day. */
export function runningIncentives<K extends IncentiveKind>(
  incentives: 'specified' | readonly MarketIncentive[],
  kind: K,
  date: string,
): Array<Extract<MarketIncentive, { kind: K }>> {
  if (incentives === 'specified') return [];
  return incentives.filter((one): one is Extract<MarketIncentive, { kind: K }> => one.kind === kind && runsOn(one, date));
}

/** What a code takes off a fare. */
export interface Discount {
  readonly code: string;
  /** Of the fare; null where it is an amount. */
  readonly percent: number | null;
  /** In units of the currency; null where it is a percentage. */
  readonly amount: number | null;
  /** At most so much, in units of the currency; null for no limit. */
  readonly most: number | null;
}

/** A code that an operator gives away. Its id is the code. */
export interface MarketPromotion extends Programme, Omit<Discount, 'code'> {
  /** By their ids, those that bring goods among them; null for all that carry passengers. */
  readonly services: readonly string[] | null;
  /** For whoever has never asked for a ride; of an order, for whoever has never ordered. */
  readonly firstRide: boolean;
  /** How often one person may use it. */
  readonly perPerson: number;
  /** The first day, on the calendar of the market; null for at once. */
  readonly from: string | null;
}
