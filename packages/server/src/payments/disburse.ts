import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { DisbursementPurpose } from '@safiri/rules/payments/disbursement-life.ts';
import { canPayOut } from '@safiri/rules/payments/payout-ways.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { mayCredit, type ProviderAccountRow } from '../wallet/public.ts';
import { opened } from './accounts.ts';
import type { DisbursementRow } from './disbursement-queries.ts';
import type { Payee, Providers } from './ports.ts';

/** What is wanted; the caller sets amount and fee aside in `heldIn`, in the same transaction. */
interface Wanted extends Payee {
  readonly purpose: DisbursementPurpose;
  readonly subjectId: number;
  readonly accountId: number;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly currency: string;
  readonly name: string | null;
  readonly heldIn: string;
  readonly backTo: string;
}

/**
 * Writes down money that is to go out. It waits for people: nothing is sent before it is approved.
 * @returns its id
 */
export async function prepareDisbursement(
  { random }: Pick<Context, 'random'>,
  uow: UnitOfWork,
  { account, bank, name, ...wanted }: Wanted,
): Promise<number> {
  const [row] = await uow.tx
    .insert(disbursements)
    .values({
      ...wanted,
      payeeAccount: account,
      payeeBank: bank,
      payeeName: name,
      reference: `d${random.uuid().replaceAll('-', '')}`,
      createdAt: uow.now,
    })
    .returning({ id: disbursements.id });
  if (row === undefined) throw new Error('a disbursement was not written');
  return row.id;
}

/** The disbursements of what they are for, by its id; of several the last. */
export async function disbursementsOf(
  reader: Reader,
  purpose: DisbursementPurpose,
  subjectIds: readonly number[],
): Promise<Map<number, DisbursementRow>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(disbursements)
    .where(and(eq(disbursements.purpose, purpose), inArray(disbursements.subjectId, [...subjectIds])))
    .orderBy(disbursements.id);
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** The operator's accounts by which somebody in a country can be paid now. */
export async function payoutAccounts(
  ctx: Context,
  providers: Providers,
  reader: Reader,
  countryId: CountryId,
): Promise<ProviderAccountRow[]> {
  const rows = await reader
    .select()
    .from(providerAccounts)
    .where(and(eq(providerAccounts.countryId, countryId), eq(providerAccounts.isActive, true)))
    .orderBy(providerAccounts.id);
  return rows.filter(
    (row) =>
      providers[row.provider].payouts !== undefined &&
      mayCredit(ctx, row) &&
      canPayOut(row.provider, opened(ctx.config, row, providers[row.provider]).secrets),
  );
}

/**
 * Whose account it is, by its provider's word; null where the provider does not say, or does not answer.
 * @throws PayeeUnknown when it knows of none
 */
export async function nameOfPayee(
  ctx: Context,
  providers: Providers,
  row: ProviderAccountRow,
  payee: Payee,
  currency: string,
): Promise<string | null> {
  const provider = providers[row.provider];
  return (await provider.payouts?.nameOf(opened(ctx.config, row, provider), payee, currency)) ?? null;
}
