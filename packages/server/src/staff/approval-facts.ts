import { eq } from 'drizzle-orm';
import type { Approval } from '@safiri/contract/staff/approval-calls.ts';
import { among } from '@safiri/db/platform/among.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { approvals } from '@safiri/db/staff/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { fromSignedWire, toWire } from '@safiri/rules/pricing/money.ts';
import { balanceAround } from '@safiri/rules/staff/approvals.ts';
import { accounts, balancesOfAll } from '../wallet/public.ts';

type Row = typeof approvals.$inferSelect;

/** What is written down of whose money is to be moved; whoever decides reads it as {@link factsOf}. */
export const whoseMoney = (
  { name, userId }: { readonly name: string; readonly userId: number },
  side: RegistrableRole,
  amountMinor: number,
  countryId: CountryId,
) => ({ name, userId: String(userId), side, amount: toWire(amountMinor), countryId });

/** Whom it concerns. */
const personOf = ({ kind, subjectId, data }: Row): number | undefined =>
  kind === 'staff_owner' ? subjectId : data['userId'] === undefined ? undefined : Number(data['userId']);

/** Of whom each is and what their balance is around it: asked of all together. */
export async function factsOf(reader: Reader, rows: readonly Row[]): Promise<(row: Row) => Pick<Approval, 'about' | 'balance'>> {
  const ids = [...new Set(rows.flatMap((row) => personOf(row) ?? []))];
  const people = await reader
    .select({ userId: users.id, name: users.name, driverId: drivers.id })
    .from(users)
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(among(users.id, ids));
  const byId = new Map(people.map((person) => [person.userId, person]));
  const accountOf = (row: Row): string | undefined => {
    const person = byId.get(personOf(row) ?? 0);
    if (person === undefined || row.outcome !== null) return undefined;
    if (row.data['side'] !== 'driver') return accounts.wallet(person.userId);
    return person.driverId === null ? undefined : accounts.driverWallet(person.driverId);
  };
  const balances = await balancesOfAll(reader, [...new Set(rows.flatMap((row) => accountOf(row) ?? []))]);
  const balanceOf = (row: Row): Approval['balance'] => {
    const [account, country, amount] = [accountOf(row), row.data['countryId'] ?? '', fromSignedWire(row.data['amount'] ?? '')];
    if (account === undefined || amount === undefined || !isOneOf(countryIds, country)) return null;
    const around = balanceAround(row.kind, balances(account, countryById(country).currency), amount);
    return around === undefined ? null : { before: toWire(around.before), after: toWire(around.after) };
  };
  return (row) => {
    const person = byId.get(personOf(row) ?? 0);
    return { about: person === undefined ? null : { userId: person.userId, name: person.name }, balance: balanceOf(row) };
  };
}
