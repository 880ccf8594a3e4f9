import type { Approval } from '@safiri/contract/staff/approval-calls.ts';
import { bookingKinds } from '@safiri/rules/cash/bookings.ts';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { suspensionReasons } from '@safiri/rules/standing/suspensions.ts';
import { reasonNames } from '../common/suspension-names.ts';
import { clockTime, day, money, signedMoney } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';
import { bookingNames } from './booking-names.ts';

export const moment = (at: string) => `${day(at)} ${clockTime(at)}`;

/** An amount of what is asked for, in the money of its country. */
export function sumOf({ data }: Approval, amount: string, isSigned = false): string {
  const country = data['countryId'] ?? '';
  if (!isOneOf(countryIds, country)) return amount;
  return isSigned ? signedMoney(amount, country) : money(amount, country);
}

/** What is to be agreed to, in a line. */
export function whatOf(t: Translate, approval: Approval): string {
  const { kind, data, about } = approval;
  const name = data['name'] ?? about?.name ?? '';
  if (kind === 'staff_owner') return t('approvalOwner', { name });
  if (kind === 'ban') {
    const reason = data['reason'] ?? '';
    const side = t(data['side'] === 'driver' ? 'driver' : 'passenger');
    return t('approvalBan', {
      who: name === '' ? side : `${name} (${side})`,
      reason: isOneOf(suspensionReasons, reason) ? t(reasonNames[reason]) : reason,
    });
  }
  const amount = sumOf(approval, data['amount'] ?? '0');
  if (kind === 'money_booking') {
    const booked = data['kind'] ?? '';
    return t('approvalMoney', {
      name,
      kind: isOneOf(bookingKinds, booked) ? t(bookingNames[booked]) : booked,
      amount: sumOf(approval, data['amount'] ?? '0', true),
    });
  }
  if (kind === 'payout_batch') return t('approvalBatch', { n: Number(data['n'] ?? 0), amount });
  if (kind === 'payment_refund') return t('approvalRefund', { name, amount });
  if (kind === 'paybill_owner') return t('approvalPaybill', { name, amount });
  return t('approvalPayout', { name, amount });
}
