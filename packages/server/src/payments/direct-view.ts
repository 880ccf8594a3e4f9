import type { DirectPayment } from '@safiri/contract/payments/direct.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { PaymentReason, PaymentState } from '@safiri/rules/payments/payment-life.ts';
import type { Environment, ProviderId } from '@safiri/rules/payments/providers.ts';
import type { DirectPurpose, PackageKind } from '@safiri/rules/payments/purposes.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { PaymentRow, PaymentWithAccount } from './queries.ts';

/** A payment as a column of what it is for. */
export interface DirectPaymentView {
  readonly id: number;
  readonly userId: number;
  readonly provider: ProviderId;
  readonly environment: Environment;
  readonly amountMinor: number;
  readonly spentMinor: number;
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
  readonly phone: string | null;
  readonly pageUrl: string | null;
  /** As JSON has it. */
  readonly createdAt: string;
}

/** As JSON has it, of a payment `p` and its account `a`. */
const viewSql = sql`jsonb_build_object('id', p.id, 'userId', p.user_id, 'provider', a.provider, 'environment', a.environment, 'amountMinor', p.amount_minor,
    'spentMinor', p.spent_minor, 'state', p.state, 'reason', p.reason, 'phone', p.phone, 'pageUrl', p.page_url, 'createdAt', p.created_at)`;

/** The payment that paid something, else the newest that was to, as a column of a query; null where there was none. */
export const directPaymentOf = (purpose: DirectPurpose, subjectId: SQL): SQL => sql`(
  select ${viewSql}
  from payments p join provider_accounts a on a.id = p.account_id
  where p.purpose = ${purpose} and p.subject_id = ${subjectId} order by p.spent_minor > 0 desc, p.id desc limit 1)`;

/** The same of several things, by what they are. */
export async function directPaymentsOf(
  reader: Reader,
  purpose: DirectPurpose,
  subjectIds: readonly number[],
): Promise<Map<number, DirectPaymentView>> {
  if (subjectIds.length === 0) return new Map();
  const { rows } = await reader.execute<{ id: number; payment: DirectPaymentView | null }>(sql`
    select s.id, ${directPaymentOf(purpose, sql`s.id`)} as payment
    from unnest(array[${sql.join(
      subjectIds.map((id) => sql`${id}::int`),
      sql`, `,
    )}]) as s(id)`);
  return new Map(rows.flatMap(({ id, payment }) => (payment === null ? [] : [[id, payment] as const])));
}

/** The newest payment of somebody's for a package that was begun since a moment. */
export async function packagePaymentOf(
  reader: Reader,
  userId: number,
  kind: PackageKind,
  since: Date,
): Promise<DirectPaymentView | undefined> {
  const { rows } = await reader.execute<{ payment: DirectPaymentView }>(sql`
    select ${viewSql} as payment from payments p join provider_accounts a on a.id = p.account_id
    where p.user_id = ${userId} and p.purpose = 'package' and p.buys @> ${JSON.stringify(kind)}::jsonb and p.created_at > ${since.toISOString()}::timestamptz
    order by p.id desc limit 1`);
  return rows[0]?.payment;
}

/** As one side of what it is for sees it: phone and page, and why it was not paid, are the payer's alone. */
export const presentDirect = (view: DirectPaymentView, isPayer: boolean): DirectPayment => ({
  id: view.id,
  provider: view.provider,
  amount: toWire(view.amountMinor),
  state: view.state,
  reason: isPayer ? view.reason : null,
  paid: view.spentMinor > 0,
  phone: isPayer ? view.phone : null,
  page: isPayer && (view.state === 'pending' || view.state === 'unknown') ? view.pageUrl : null,
  isSandbox: view.environment === 'sandbox',
  createdAt: new Date(view.createdAt).toISOString(),
});

/** A payment that its payer has just begun. */
export const presentStarted = ({ payment, account }: PaymentWithAccount): DirectPayment =>
  presentDirect(
    { ...payment, provider: account.provider, environment: account.environment, createdAt: payment.createdAt.toISOString() },
    true,
  );

/** Who brought a payment. */
export async function providerOf(reader: Reader, { accountId }: Pick<PaymentRow, 'accountId'>): Promise<ProviderId> {
  const [account] = await reader
    .select({ provider: providerAccounts.provider })
    .from(providerAccounts)
    .where(eq(providerAccounts.id, accountId));
  if (account === undefined) throw new Error(`there is no account ${accountId}`);
  return account.provider;
}
