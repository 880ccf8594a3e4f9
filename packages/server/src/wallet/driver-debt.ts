import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { isKeptByDebt, type CashLimit, type Debts } from '@safiri/rules/wallet/driver-money.ts';
import type { Markets } from '../platform/markets.ts';
import { Problem } from '../platform/problem.ts';
import { accounts } from './ledger.ts';

/** What a driver owes the operator, as a column of a query over drivers: an object of minor units by currency, empty where nothing is owed. */
export const debtsOf = (driverId: SQL): SQL<Debts> => sql<Debts>`(
  select coalesce(json_object_agg(currency, owed), '{}') from (
    select currency, -sum(sum_minor) as owed from ledger_totals where account = 'driver:' || ${driverId} || ':wallet'
    group by currency having sum(sum_minor) < 0) debts)`;

/** What a driver owes in one currency, minor units; nothing where the operator owes the driver. */
export async function owedByDriver(reader: Reader, driverId: number, currency: string): Promise<number> {
  const { rows } = await reader.execute<{ owed: string }>(
    sql`select greatest(0, -coalesce(sum(sum_minor), 0)) as owed from ledger_totals where account = ${accounts.driverWallet(driverId)} and currency = ${currency}`,
  );
  return Number(rows[0]?.owed ?? 0);
}

/** What a driver owes in each currency, minor units; what is not there is not owed. */
export async function debtsOfDriver(reader: Reader, driverId: number): Promise<Debts> {
  const { rows } = await reader.execute<{ debts: Debts }>(sql`select ${debtsOf(sql`${driverId}::int`)} as debts`);
  return rows[0]?.debts ?? {};
}

/** The currencies in which something is owed between a driver and the operator, by either. */
export async function driverCurrencies(reader: Reader, driverId: number): Promise<string[]> {
  const { rows } = await reader.execute<{ currency: string }>(
    sql`select currency from ledger_totals where account = ${accounts.driverWallet(driverId)} group by 1 having sum(sum_minor) <> 0 order by 1`,
  );
  return rows.map(({ currency }) => currency);
}

/** A trip as the limit of its market asks: where it is, and how it is paid. */
export interface TripToPay {
  readonly cityId: string;
  readonly paymentMethod: string;
}

/** How much the driver of a trip may owe; null where it is not paid in cash, or its market has no limit. */
export function cashLimitOf(markets: Markets, { cityId, paymentMethod }: TripToPay): CashLimit | null {
  if (paymentMethod === walletMethodId || paymentMethod === PACKAGE_METHOD) return null;
  const market = markets.byId(cityId);
  const limit = market?.document.debtLimit ?? null;
  return market === undefined || limit === null ? null : { currency: market.country.currency, limitMinor: minorOfUnits(limit) };
}

/** Whether a driver owes too much for a trip as the books are now. */
export async function owesTooMuch(reader: Reader, markets: Markets, trip: TripToPay, driverId: number): Promise<boolean> {
  const limit = cashLimitOf(markets, trip);
  if (limit === null) return false;
  return isKeptByDebt({ [limit.currency]: await owedByDriver(reader, driverId, limit.currency) }, limit);
}

/** How a driver is told that they owe too much for a trip in cash, and what to do. */
export const owesMoney = (): Problem =>
  new Problem('owes_money', 'You owe as much as your city lets drivers owe. Pay it in, and trips in cash come again at once.');
