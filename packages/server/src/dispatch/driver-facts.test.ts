import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { onlineSessions } from '@safiri/db/users/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, passenger } from '../testing/people.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { listDriverFacts } from './queries.ts';

const world = useWorld();
const at = (clock: string) => new Date(`2026-06-15T${clock}:00Z`);

describe('what dispatch knows of drivers', () => {
  it('counts the idle time from the later of going online and the end of the last trip', async () => {
    const [lerato, thabo, zanele] = [await passenger(world), await driver(world), await driver(world)];
    const idle = async () => {
      const rows = await listDriverFacts(world.db, [thabo.driverId, zanele.driverId]);
      return new Map(rows.map((row) => [row.id, new Date(row.idle_since)]));
    };
    for (const person of [thabo, zanele]) {
      await goOnline(person);
      await world.db
        .update(onlineSessions)
        .set({ startedAt: at('08:00') })
        .where(eq(onlineSessions.driverId, person.driverId));
    }
    expect([...(await idle()).values()]).toEqual([at('08:00'), at('08:00')]);

    // The trip that was asked for first ended last.
    const long = await tripUnderWay(world, { passenger: lerato, driver: thabo }, { at: at('08:10') });
    await world.db
      .update(rides)
      .set({ status: 'completed', completedAt: at('09:30') })
      .where(eq(rides.id, long));
    const short = await tripUnderWay(world, { passenger: lerato, driver: thabo }, { at: at('08:20') });
    await world.db
      .update(rides)
      .set({ status: 'cancelled', cancelledAt: at('08:50'), cancelledBy: 'passenger' })
      .where(eq(rides.id, short));
    expect(await idle()).toEqual(
      new Map([
        [thabo.driverId, at('09:30')],
        [zanele.driverId, at('08:00')],
      ]),
    );

    await world.db
      .update(onlineSessions)
      .set({ startedAt: at('10:00') })
      .where(eq(onlineSessions.driverId, thabo.driverId));
    expect((await idle()).get(thabo.driverId)).toEqual(at('10:00'));
    await tripUnderWay(world, { passenger: lerato, driver: thabo }, { at: at('10:10') });
    expect((await listDriverFacts(world.db, [thabo.driverId]))[0]).toMatchObject({
      has_live_trip: true,
      idle_since: at('10:00').getTime(),
    });
  });
});
