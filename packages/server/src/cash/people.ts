import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { CashPerson } from '@safiri/contract/cash/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { Party } from '@safiri/rules/cash/bookings.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { shownByMoneyOf } from '@safiri/rules/countries/country-money.ts';
import { payableOf } from '@safiri/rules/earnings/payout-terms.ts';
import { readSearch } from '@safiri/rules/desk/looked-for.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { readPhone } from '../auth/public.ts';
import { payoutTermsFor } from '../earnings/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, balanceOf, driverCurrencies, holdWallet, lockDriverMoney, settlingOf, spendableOf } from '../wallet/public.ts';

/** Somebody whose money can be booked. */
export interface Payee {
  readonly userId: number;
  readonly driverId: number | null;
  readonly party: Party;
  readonly name: string;
  readonly phone: string;
  readonly countryId: CountryId;
}

const payees = (reader: Reader) =>
  reader
    .select({
      userId: users.id,
      driverId: drivers.id,
      name: users.name,
      phone: users.phone,
      countryId: users.countryId,
    })
    .from(users)
    .leftJoin(drivers, eq(drivers.userId, users.id));
const isCustomer = and(ne(users.userType, 'staff'), isNull(users.deletedAt));

type Row = Awaited<ReturnType<typeof payees>>[number];
const payeeOf = (row: Row): Payee => ({ ...row, party: row.driverId === null ? 'passenger' : 'driver' });

/** Somebody who is a customer and still there. */
export async function findPayee(reader: Reader, userId: number): Promise<Payee | undefined> {
  const [row] = await payees(reader).where(and(eq(users.id, userId), isCustomer));
  return row === undefined ? undefined : payeeOf(row);
}

/** Whom a number means, a phone's or a driver's; undefined for nobody, and for one that several have. */
export async function lookUpPayee(reader: Reader, typed: string): Promise<Payee | undefined> {
  const { phone, driverId } = readSearch(typed);
  const phones = phone === null ? [] : [...new Set(countryIds.flatMap((country) => readPhone(phone, country) ?? []))];
  const rows = await payees(reader)
    .where(
      and(
        isCustomer,
        or(phones.length === 0 ? sql`false` : inArray(users.phone, phones), driverId === null ? sql`false` : eq(drivers.id, driverId)),
      ),
    )
    .limit(2);
  const [row] = rows;
  return row === undefined || rows.length > 1 ? undefined : payeeOf(row);
}

export const accountOf = ({ userId, driverId }: Payee): string =>
  driverId === null ? accounts.wallet(userId) : accounts.driverWallet(driverId);

/** Holds somebody's money until the transaction ends: first a driver, then the person, as everywhere. */
export async function holdPayee(uow: UnitOfWork, { userId, driverId }: Payee): Promise<void> {
  if (driverId !== null) await lockDriverMoney(uow.tx, driverId);
  await holdWallet(uow.tx, userId);
}

/** What can be taken out of somebody's balance, with a minus what they owe; minor units. What trips under way may take is not there. */
export const balanceNow = (uow: UnitOfWork, payee: Payee): Promise<number> => {
  const { currency } = countryById(payee.countryId);
  return payee.driverId === null ? spendableOf(uow, payee.userId, currency) : balanceOf(uow.tx, accountOf(payee), currency);
};

/** What of a balance may leave now, minor units: of a driver what has settled by the terms of their payouts, as if they asked for one. */
export async function payableNow(ctx: Pick<Context, 'markets'>, uow: UnitOfWork, payee: Payee, balanceMinor: number): Promise<number> {
  const { driverId, countryId } = payee;
  if (driverId === null) return balanceMinor;
  const { settlementHours } = await payoutTermsFor(ctx, uow.tx, { driverId, countryId });
  const { settlingMinor } = await settlingOf(uow.tx, driverId, countryById(countryId).currency, settlementHours, uow.now);
  return payableOf(balanceMinor, settlingMinor);
}

/** Whether passengers of a country may bring money in: some market there that serves ticked it. */
export const takesTopUps = ({ markets }: Pick<Context, 'markets'>, countryId: CountryId): boolean =>
  markets.all().some(({ country, document }) => country.id === countryId && document.status === 'open' && document.topUp);

/** The same person with their money of another country; of passengers there is only one wallet's. */
export const payeeIn = (payee: Payee, countryId: CountryId): Payee => (payee.driverId === null ? payee : { ...payee, countryId });

/** How somebody stands in one currency. */
async function standing(ctx: Context, uow: UnitOfWork, payee: Payee): Promise<CashPerson['others'][number]> {
  const balanceMinor = await balanceNow(uow, payee);
  return {
    countryId: payee.countryId,
    currency: countryById(payee.countryId).currency,
    balance: toWire(balanceMinor),
    payable: toWire(Math.max(0, await payableNow(ctx, uow, payee, balanceMinor))),
  };
}

/** The countries by whose money a driver stands beside that of home: where there is anything between them and the operator. */
async function otherMoney(uow: UnitOfWork, { driverId, countryId }: Payee): Promise<CountryId[]> {
  if (driverId === null) return [];
  const { currency: home } = countryById(countryId);
  return (await driverCurrencies(uow.tx, driverId)).filter((one) => one !== home).map((one) => shownByMoneyOf(one, countryId));
}

/** Somebody as the desk sees them. */
export const presentPayee = (ctx: Context, payee: Payee): Promise<CashPerson> =>
  inTransaction(ctx, async (uow) => {
    const others: CashPerson['others'] = [];
    for (const countryId of await otherMoney(uow, payee)) others.push(await standing(ctx, uow, payeeIn(payee, countryId)));
    return {
      userId: payee.userId,
      party: payee.party,
      name: payee.name,
      driverId: payee.driverId,
      ...(await standing(ctx, uow, payee)),
      others,
      topUp: takesTopUps(ctx, payee.countryId),
    };
  });
