import type { Payout } from '@safiri/contract/earnings/shapes.ts';
import type { PayoutDay } from '@safiri/rules/earnings/payout-terms.ts';
import type { TextKey } from 'virtual:texts/keys';

const statuses: Record<Payout['status'], TextKey> = { requested: 'payoutRequested', paid: 'payoutPaid', failed: 'payoutFailed' };
const underWay: Partial<Record<NonNullable<Payout['progress']>, TextKey>> = {
  waiting: 'payoutWaiting',
  approved: 'payoutOnItsWay',
  pending: 'payoutOnItsWay',
  unknown: 'payoutUnknown',
  returned: 'payoutReturned',
};

/** How a payout stands, in two words. */
export const payoutState = ({ status, progress, isPaidAfterAll }: Payout): TextKey =>
  isPaidAfterAll ? 'payoutAfterAll' : status === 'paid' || progress === null ? statuses[status] : (underWay[progress] ?? statuses[status]);

/** What that means for its driver; undefined where the state says it all. */
export function payoutSentence({ status, progress, isPaidAfterAll }: Payout): TextKey | undefined {
  if (isPaidAfterAll) return 'payoutAfterAllText';
  if (status === 'failed') return 'payoutFailedText';
  if (status !== 'requested') return undefined;
  if (progress === 'unknown') return 'payoutUnknownText';
  return progress === 'waiting' ? 'payoutWaitingText' : undefined;
}

/** When payouts are made by themselves. */
export const everyNames: Record<Exclude<PayoutDay, 'request'>, TextKey> = {
  day: 'payoutEveryDay',
  monday: 'payoutEveryMonday',
  tuesday: 'payoutEveryTuesday',
  wednesday: 'payoutEveryWednesday',
  thursday: 'payoutEveryThursday',
  friday: 'payoutEveryFriday',
  saturday: 'payoutEverySaturday',
  sunday: 'payoutEverySunday',
};
