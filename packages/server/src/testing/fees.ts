import { eq } from 'drizzle-orm';
import { cancellationFees } from '@safiri/db/rides/fee-tables.ts';
import { findBroken } from '../invariants/check.ts';
import { accounts, balanceOf } from '../wallet/public.ts';
import { calls } from './calls.ts';
import type { World } from './harness.ts';
import { askForBoda, busPark, takeRide } from './kisumu.ts';
import type { DriverPerson, Person } from './people.ts';
import { standAt } from './trips.ts';

export const MINUTE = 60;

/** What a driver leaves a trip for whose passenger did not come. */
export const gone = { status: 'cancelled', reason: 'passenger_no_show' } as const;

/**
 * Rides in Kisumu that are called off, and what that costs.
 * @param wait moves the clock of the world, seconds
 * @param own the driver who takes them
 */
export function feesIn(world: World, wait: (seconds: number) => void, own: () => DriverPerson) {
  /** A boda that was accepted so many minutes ago. */
  async function accepted(rider: Person, minutes: number, changes: Parameters<typeof askForBoda>[1] = {}): Promise<number> {
    await standAt(world, own(), busPark);
    const { id } = await askForBoda(rider, changes);
    await takeRide(own(), id);
    wait(minutes * MINUTE);
    return id;
  }

  const cancel = (rider: Person, id: number, fee?: string) =>
    rider.client.answer(calls.changeRide, {
      params: { id },
      body: { status: 'cancelled', reason: 'changed_my_mind', ...(fee === undefined ? {} : { fee }) },
    });
  const noShow = (id: number) => own().client.answer(calls.changeRide, { params: { id }, body: gone });
  const balance = (account: string) => balanceOf(world.db, account, 'KES');
  const driverBalance = () => balance(accounts.driverWallet(own().driverId));
  const feeOf = async (id: number) => (await world.db.select().from(cancellationFees).where(eq(cancellationFees.rideId, id)))[0];
  /** What is wrong in the books; texts wait by the clock that was moved on. */
  const broken = async () => (await findBroken(world.db)).filter(({ name, faults }) => faults.length > 0 && !name.includes('message'));

  return { accepted, cancel, noShow, balance, driverBalance, feeOf, broken };
}
