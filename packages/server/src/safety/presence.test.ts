import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { staffPresence } from '@safiri/db/safety/tables.ts';
import { STAFF_AWAY_AFTER_MINUTES, STAFF_GRACE_SECONDS } from '@safiri/rules/safety/emergency.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { follow } from '../testing/follow.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { eventually, memberOfStaff, passenger } from '../testing/people.ts';

const BEGIN = Date.now();
let later = 0;
const clock = () => new Date(BEGIN + later * 1000);
const world = useWorld({ clock });

const JUST_AFTER = STAFF_GRACE_SECONDS + 1;
let rider: Client;
const there = async () => (await rider.answer(calls.kit)).body.staffOnDuty;
const thereUntil = async (userId: number) => {
  const [row] = await world.db.select({ at: staffPresence.thereUntil }).from(staffPresence).where(eq(staffPresence.userId, userId));
  return row?.at.getTime();
};
/** A console asks every minute, also while its stream tells it everything. */
const asks = (userId: number) => world.db.update(staffPresence).set({ seenAt: clock() }).where(eq(staffPresence.userId, userId));

beforeEach(async () => {
  await world.db.delete(staffPresence);
  rider = (await passenger(world)).client;
});

describe('whether somebody of the team is there', () => {
  it('is said from the first look at the emergencies on, and no longer once the grace is over', async () => {
    const { client } = await memberOfStaff(world);
    expect(await there()).toBe(false);
    await client.answer(calls.listEmergencies);
    expect(await there()).toBe(true);
    later += STAFF_GRACE_SECONDS - 1;
    expect(await there()).toBe(true);
    later += 2;
    expect(await there()).toBe(false);
    expect(STAFF_GRACE_SECONDS).toBeLessThanOrEqual(60);
  });

  it('is said as long as a console without a stream asks', async () => {
    const { client } = await memberOfStaff(world);
    for (let i = 0; i < 10; i += 1) {
      await client.answer(calls.listEmergencies);
      later += 20;
      expect(await there()).toBe(true);
    }
  });

  it('is not said any more after signing out', async () => {
    const { client } = await memberOfStaff(world);
    await client.answer(calls.listEmergencies);
    expect(await there()).toBe(true);
    await client.answer(calls.logout);
    expect(await there()).toBe(false);
  });

  it('holds while a stream is open on another node, and ends promptly once the last one closed', { timeout: 60_000 }, async () => {
    const [{ client, userId }, colleague] = [await memberOfStaff(world), await memberOfStaff(world)];
    const other = await startNode(world.databaseUrl, { clock });
    const streams = [follow(world.node.address, client), follow(other.address, client), follow(other.address, colleague.client)] as const;
    const [here, elsewhere] = streams;
    /** Both still ask, a while goes by, and the other node says that the colleague is there. */
    const looksAgain = async () => {
      later += JUST_AFTER;
      await asks(userId);
      await asks(colleague.userId);
      const held = clock().getTime() + STAFF_GRACE_SECONDS * 1000;
      await eventually(async () => (await thereUntil(colleague.userId)) === held, 'a look of the other node');
      return held;
    };
    try {
      await client.answer(calls.listEmergencies);
      await colleague.client.answer(calls.listEmergencies);
      await eventually(async () => streams.every((stream) => stream.named('hello').length > 0), 'the streams');
      here.stop();
      for (let looks = 0; looks < 2; looks += 1) {
        const held = await looksAgain();
        expect(await thereUntil(userId)).toBe(held);
        expect(await there()).toBe(true);
      }
      elsewhere.stop();
      // A look in the very moment may still find the stream.
      await eventually(async () => (await looksAgain()) !== (await thereUntil(userId)), 'the end', 30);
      await world.db.delete(staffPresence).where(eq(staffPresence.userId, colleague.userId));
      expect(await there()).toBe(false);
    } finally {
      for (const stream of streams) stream.stop();
      await other.stop();
    }
  });

  it('ends though a stream seems open, when its console asks no more', async () => {
    const { client } = await memberOfStaff(world);
    await client.answer(calls.listEmergencies);
    const stream = follow(world.node.address, client);
    await eventually(async () => stream.named('hello').length > 0, 'the stream');
    later += STAFF_AWAY_AFTER_MINUTES * 60 + 1;
    expect(await there()).toBe(false);
    stream.stop();
  });
});
