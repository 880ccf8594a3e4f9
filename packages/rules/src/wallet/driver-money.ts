import { minorOfUnits } from '../pricing/money.ts';

/** How a driver stands with the operator, by what they owe and what their city lets them owe. */
export const debtStates = ['none', 'owes', 'near', 'reached'] as const;
export type DebtState = (typeof debtStates)[number];

/** From so many percent of the limit on a driver is warned (shared decision: money that moves). */
const DEBT_WARNING_PERCENT = 80;

/**
 * @param owedMinor what the driver owes, minor units; nothing or less is no debt
 * @param limitMinor from which on nobody is offered trips in cash, minor units; null without a limit
 */
export function debtState(owedMinor: number, limitMinor: number | null): DebtState {
  if (owedMinor <= 0) return 'none';
  if (limitMinor === null) return 'owes';
  if (owedMinor >= limitMinor) return 'reached';
  return owedMinor * 100 >= limitMinor * DEBT_WARNING_PERCENT ? 'near' : 'owes';
}

/** What of a trip in cash depends on its driver's debt: the currency, and how much may be owed in it, in minor units. */
export interface CashLimit {
  readonly currency: string;
  readonly limitMinor: number;
}

/** What drivers owe, in minor units by currency; what is not there is not owed. */
export type Debts = Readonly<Record<string, number>>;

/** Whether a debt keeps its driver from a trip; trips that are not paid in cash have no limit. */
export const isKeptByDebt = (debts: Debts | undefined, limit: CashLimit | null | undefined): boolean =>
  limit != null && debtState(debts?.[limit.currency] ?? 0, limit.limitMinor) === 'reached';

/** What a driver's balance is made of, as its screen says it; `before` is all that lies before the span that is explained. */
export const moneyLines = [
  'before',
  'trips',
  'cash_commission',
  'tips',
  'bonuses',
  'day_commission',
  'goods',
  'fees',
  'fees_taken',
  'pay_ins',
  'cash_desk',
  'payouts',
  'corrections',
] as const;
export type MoneyLine = (typeof moneyLines)[number];

/**
 * How much a driver who owes can pay in at once, in whole units of the currency, because providers know no cents: the debt rounded up, and no more than
 * a phone's account pays at once. Undefined for a driver who owes nothing.
 */
export function payInBounds(owedMinor: number, mostAtOnce: number): { readonly least: number; readonly most: number } | undefined {
  if (owedMinor <= 0) return undefined;
  return { least: 1, most: Math.min(mostAtOnce, Math.ceil(owedMinor / minorOfUnits(1))) };
}
