import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { money } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

type Charged = NonNullable<NonNullable<Ride['feeTerms']>['charged']>;

/** What calling a trip off, or not coming, cost, and how that stands; to its driver what they get of it. */
export function chargedText(t: Translate, { countryId }: Pick<Ride, 'countryId'>, charged: Charged, isDriver: boolean): string {
  const amount = money(charged.amount, countryId);
  if (charged.status === 'waived') return t('feeWaived', { amount });
  if (isDriver) {
    if (charged.net === null) return t('feeOfOperator', { amount });
    return t(charged.status === 'owed' ? 'feeNetLater' : 'feeNet', { amount: money(charged.net, countryId) });
  }
  const isNoShow = charged.kind === 'no_show';
  return t(charged.status === 'owed' ? (isNoShow ? 'feeNoShowOwed' : 'feeOwed') : isNoShow ? 'feeNoShowPaid' : 'feePaid', { amount });
}
