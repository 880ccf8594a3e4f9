import type { Reader } from '@safiri/db/platform/connect.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { canRefund, refundable, unspentOf, type RefundHindrance } from '@safiri/rules/payments/refunds.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { ownMoneyOf } from '../staff/public.ts';
import { mayCredit, spendableAmong, type ProviderAccountRow } from '../wallet/public.ts';
import { opened } from './accounts.ts';
import type { Providers } from './ports.ts';
import type { PaymentRow } from './queries.ts';

/** A payment with the account by which it came, and whoever paid. */
export interface PaidBy {
  readonly payment: PaymentRow;
  readonly account: ProviderAccountRow;
  readonly payer: { readonly phone: string; readonly deletedAt: Date | null };
}

/** What keeps the operator's account, by which a payment came, from giving it back; null where nothing does. */
export function hindranceOfWay(ctx: Context, providers: Providers, account: ProviderAccountRow): RefundHindrance | null {
  if (!mayCredit(ctx, account)) return 'play_money';
  const provider = providers[account.provider];
  if (provider.refunds === undefined) return 'keys_missing';
  try {
    return canRefund(account.provider, opened(ctx.config, account, provider).secrets) ? null : 'keys_missing';
  } catch (error) {
    // Keys that nobody can open are as good as none.
    ctx.log.warn({ err: error, account: account.id }, 'the keys of a provider could not be opened');
    return 'keys_missing';
  }
}

/** The same in words for whoever asks all the same. */
export const hindranceWords = (hindrance: RefundHindrance, { provider }: Pick<ProviderAccountRow, 'provider'>): string =>
  ({
    person_left: 'This person has left.',
    own: 'Somebody else has to see to your own money.',
    play_money: 'This is play money, which does not count there.',
    keys_missing: `The account with ${providerFacts[provider].name} lacks the keys by which it gives back.`,
    spent: 'There is less than that in their wallet: it was spent, or is promised to a ride',
  })[hindrance];

/** What of a payment this member of the team can give back, minor units, and whether in parts; or why nothing. Null of one that was not paid, or is all given back. */
export type Refundable = { readonly mostMinor: number; readonly isPartial: boolean } | { readonly hindrance: RefundHindrance } | null;

/** Says so of payments that are listed, by a few questions for all of them. Whoever gives back is asked once more. */
export async function refundablesOf(
  ctx: Context,
  providers: Providers,
  reader: Reader,
  { userId: clerkId }: Pick<Actor, 'userId'>,
  rows: readonly PaidBy[],
): Promise<(row: PaidBy) => Refundable> {
  const isOwn = await ownMoneyOf(reader, clerkId);
  const payers = rows.flatMap(({ payment: { purpose, userId } }) => (purpose !== 'pay_in' ? [userId] : []));
  const spendable = await spendableAmong(reader, [...new Set(payers)]);
  const accounts = new Map(rows.map(({ account }) => [account.id, account]));
  const ways = new Map([...accounts].map(([id, account]) => [id, hindranceOfWay(ctx, providers, account)]));
  return ({ payment, account, payer }) => {
    const left = refundable(payment, account.provider);
    if (left === undefined) return null;
    const { userId, currency, purpose } = payment;
    if (payer.deletedAt !== null) return { hindrance: 'person_left' };
    // Also whose phone the payment came from: it goes back there.
    if ([payer.phone, payment.phone].some((phone) => isOwn({ userId, phone }))) return { hindrance: 'own' };
    const way = ways.get(account.id) ?? null;
    if (way !== null) return { hindrance: way };
    const mostMinor = unspentOf(left, purpose !== 'pay_in' ? spendable(userId, currency) : null);
    return mostMinor === undefined ? { hindrance: 'spent' } : { ...left, mostMinor };
  };
}
