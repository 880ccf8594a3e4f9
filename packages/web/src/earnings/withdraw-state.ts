import type { PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { wholePayout } from '@safiri/rules/earnings/payout-terms.ts';

/** Whether a driver can ask for a payout now, and what keeps them from it. */
export type WithdrawState = 'ready' | 'owes' | 'nothing' | 'settles' | 'below_least' | 'rests';

const minor = (amount: string): number => fromWire(amount) ?? 0;

/** The most that can be asked for now, two decimals: providers pay whole units alone. */
export const mostToWithdraw = ({ payable, destination }: PayoutTerms): string =>
  destination === null ? payable : toWire(wholePayout(minor(payable)));

/** The least that is paid out, two decimals: by a provider a whole unit more than its fee. */
export function leastToWithdraw({ least, fee, destination }: PayoutTerms): string {
  return destination === null ? least : toWire(Math.max(minor(least), minor(fee) + minor('1')));
}

/** What the server would say of a request for all that there is. */
export function withdrawState(terms: PayoutTerms): WithdrawState {
  if (terms.balance.startsWith('-')) return 'owes';
  if (minor(terms.payable) === 0) return minor(terms.settling) > 0 ? 'settles' : 'nothing';
  if (minor(mostToWithdraw(terms)) < minor(leastToWithdraw(terms))) return 'below_least';
  return terms.destination !== null && terms.restsUntil !== null ? 'rests' : 'ready';
}
