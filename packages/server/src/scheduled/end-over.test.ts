import { expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { hatfield, memberOfStaff, menlyn, passenger } from '../testing/people.ts';
import { processScheduled } from './begin-due.ts';

const world = useWorld();
const params = { id: 'pretoria' };

async function booked(rideType: string) {
  const person = await passenger(world);
  await person.client.call(calls.schedule, {
    body: {
      pickupLocation: hatfield,
      dropoffLocation: menlyn,
      rideType,
      paymentMethod: 'cash',
      fare: '900.00',
      pickupAt: new Date(Date.now() + 90 * 60_000).toISOString(),
    },
  });
  return {
    state: async () => (await person.client.call(calls.list)).map(({ status }) => status),
    told: async () => (await person.client.call(calls.ownNotifications)).map(({ title }) => title),
  };
}

/** Saves the city as it is but for these changes, and has it published where it waits. */
async function save(changes: Record<string, unknown>, bookings: 'carry_out' | 'cancel') {
  const [{ client }, { client: other }] = [await memberOfStaff(world), await memberOfStaff(world)];
  const { newest, edited } = await client.call(calls.readMarket, { params });
  // Bonuses without a budget are the demo's alone.
  const document = { ...edited.document, incentives: [], packages: [], ...changes };
  const shown = await client.call(calls.previewMarket, { params, body: { document } });
  const { waiting } = await client.call(calls.saveMarket, {
    params,
    body: { document, baseNumber: newest, from: null, why: 'x', bookings },
  });
  if (waiting !== null) await other.call(calls.publishMarket, { params: { ...params, number: waiting.number } });
  return shown;
}

it('carries out what is booked by a service that goes, unless its operator says otherwise, and calls all off in a closed city', async () => {
  const [premium, standard] = [await booked('premium'), await booked('standard')];
  const { client } = await memberOfStaff(world);
  expect((await client.call(calls.readMarket, { params })).booked).toBe(2);
  const { services } = (await client.call(calls.readMarket, { params })).edited.document as { services: Array<{ id: string }> };
  const shown = await save({ services: services.filter(({ id }) => id !== 'premium') }, 'carry_out');
  expect(shown.bookings).toEqual([{ service: 'premium', count: 1 }]);
  await processScheduled(world.node.ctx);
  expect([await premium.state(), await standard.state()]).toEqual([['waiting'], ['waiting']]);

  await save({ reachKm: 79 }, 'cancel');
  await Promise.all([processScheduled(world.node.ctx), processScheduled(world.node.ctx)]);
  expect([await premium.state(), await standard.state()]).toEqual([['failed'], ['waiting']]);
  expect(await premium.told()).toEqual(['Your booked ride was called off']);

  const set = async (status: 'paused' | 'closed') => {
    const { newest } = await client.call(calls.readMarket, { params });
    await client.call(calls.setMarketStatus, { params, body: { status, baseNumber: newest, why: 'Floods' } });
  };
  await set('paused');
  await processScheduled(world.node.ctx);
  expect(await standard.state()).toEqual(['waiting']);
  await set('closed');
  await Promise.all([processScheduled(world.node.ctx), processScheduled(world.node.ctx)]);
  expect(await standard.state()).toEqual(['failed']);
  expect(await standard.told()).toEqual(['Your booked ride was called off']);
});
