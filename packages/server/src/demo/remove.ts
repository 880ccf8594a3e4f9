import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { partyTo } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Role } from '@safiri/rules/users/roles.ts';
import { removeMarkets } from './markets.ts';
import { deleteAccount } from '../account/public.ts';
import { hashPassword } from '../auth/public.ts';
import { handlePayout } from '../earnings/public.ts';
import { endOrdersOf } from '../orders/public.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { abandonDisbursement, abandonPayments, disbursementsOf, putSandboxesAway, reverseSandbox } from '../payments/public.ts';
import { cancelBySystem, lockRide } from '../rides/public.ts';
import { removeUploads, type FileStore } from '../uploads/public.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';

interface DemoPerson {
  readonly userId: number;
  readonly driverId: number | null;
  readonly email: string | null;
  readonly countryId: CountryId;
  readonly userType: Role;
}

export interface Removed {
  readonly removed: number;
  /** Who could not be removed, and why. */
  readonly kept: ReadonlyArray<{ email: string; reason: string }>;
}

/** Ends what is under way, on either side; nobody is at the other end of the demo's phones any more. */
async function endWhatRuns(uow: UnitOfWork, person: DemoPerson): Promise<void> {
  const live = await uow.tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(partyTo(person), inArray(rides.status, [...liveStatuses])))
    .orderBy(rides.id);
  for (const { id } of live) {
    const ride = await lockRide(uow.tx, id);
    if (ride !== undefined) await cancelBySystem(uow, ride, 'other');
  }
  await endOrdersOf(uow, person.userId);
  await abandonPayments(uow, person.userId);
  if (person.driverId === null) return;
  const open = await uow.tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.driverId, person.driverId), eq(payouts.status, 'requested')));
  const carriers = await disbursementsOf(
    uow.tx,
    'driver_payout',
    open.map(({ id }) => id),
  );
  for (const { id } of open) {
    const carrier = carriers.get(id);
    if (carrier === undefined) await handlePayout(uow, person.userId, id, 'failed', null);
    else await abandonDisbursement(uow, carrier.id);
  }
}

/** The demo's money was never anybody's: what is left of it goes back where it came from, as an entry of its own. */
async function writeOff(uow: UnitOfWork, person: DemoPerson): Promise<void> {
  const own = [accounts.wallet(person.userId), ...(person.driverId === null ? [] : [accounts.driverWallet(person.driverId)])];
  const { rows } = await uow.tx.execute<{ account: string; currency: string; held: string }>(sql`
    select account, currency, sum(amount_minor) as held from ledger_entries where account in ${own} group by 1, 2 having sum(amount_minor) <> 0`);
  for (const { account, currency, held } of rows) {
    await writeTransfer(uow.tx, {
      reference: `demo:removed:${account}:${currency}`,
      kind: 'adjustment',
      currency,
      at: uow.now,
      entries: [
        { account, amountMinor: -Number(held) },
        { account: accounts.outside, amountMinor: Number(held) },
      ],
    });
  }
}

/**
 * Takes the demo's people and cities away, each person in a transaction of its own and by the deletion that everybody has: trips and the
 * ledger stay, without them. Run again, it goes on where it stopped.
 */
export async function removeDemo(ctx: Context, files: FileStore): Promise<Removed> {
  const people: DemoPerson[] = await ctx.db
    .select({ userId: users.id, driverId: drivers.id, email: users.email, countryId: users.countryId, userType: users.userType })
    .from(users)
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(and(isDemoPerson, isNull(users.deletedAt)))
    .orderBy(users.id);
  const unusable = await hashPassword(ctx.random.token());
  const kept: Array<{ email: string; reason: string }> = [];
  for (const person of people) {
    try {
      const gone = await inTransaction(ctx, async (uow) => {
        await endWhatRuns(uow, person);
        await writeOff(uow, person);
        return deleteAccount(ctx, uow, person, unusable);
      });
      await removeUploads(ctx, files, gone);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      kept.push({ email: person.email ?? '', reason: error.message });
    }
  }
  await inTransaction(ctx, async ({ tx }) => {
    await putSandboxesAway(tx);
    await removeMarkets(tx);
  });
  await reverseSandbox(ctx);
  return { removed: people.length - kept.length, kept };
}
