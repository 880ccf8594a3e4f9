import { eq, type SQL } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { setOwnTaxIdentity } from '@safiri/contract/invoices/calls.ts';
import type { TaxIdentity } from '@safiri/contract/invoices/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { taxIdentities } from '@safiri/db/invoices/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { readTaxNumber } from '@safiri/rules/invoices/tax-number.ts';
import { fieldProblem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Whose it is: a driver's, or a shop's. */
export type Taxpayer = { readonly driverId: number } | { readonly merchantId: number };

const isOf = (taxpayer: Taxpayer): SQL =>
  'driverId' in taxpayer ? eq(taxIdentities.driverId, taxpayer.driverId) : eq(taxIdentities.merchantId, taxpayer.merchantId);

/** As whom somebody is registered; null while that is not said. */
export async function findTaxIdentity(reader: Reader, taxpayer: Taxpayer): Promise<TaxIdentity | null> {
  const [row] = await reader.select().from(taxIdentities).where(isOf(taxpayer));
  return row === undefined
    ? null
    : { name: row.name, address: row.address, taxNumber: row.taxNumber, updatedAt: row.updatedAt.toISOString() };
}

/**
 * Says as whom somebody is registered, in place of what was said before. What was issued stays.
 * @throws Problem naming taxNumber for one that their country's authority never gives
 */
export async function setTaxIdentity(
  uow: UnitOfWork,
  taxpayer: Taxpayer,
  countryId: CountryId,
  { name, address, taxNumber: typed }: BodyOf<typeof setOwnTaxIdentity>,
): Promise<TaxIdentity> {
  const taxNumber = readTaxNumber(typed, countryId);
  if (taxNumber === undefined) throw fieldProblem('taxNumber', 'Not a tax number of this country');
  const values = { name, address, taxNumber, updatedAt: uow.now };
  await uow.tx
    .insert(taxIdentities)
    .values({ ...taxpayer, ...values })
    .onConflictDoUpdate({ target: 'driverId' in taxpayer ? taxIdentities.driverId : taxIdentities.merchantId, set: values });
  return { name, address, taxNumber, updatedAt: uow.now.toISOString() };
}

/** Forgets it: invoices that name it keep what the law wants of them. */
export async function forgetTaxIdentity(uow: UnitOfWork, driverId: number): Promise<void> {
  await uow.tx.delete(taxIdentities).where(isOf({ driverId }));
}
