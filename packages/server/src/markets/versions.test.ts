import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { eventually, passenger } from '../testing/people.ts';
import { applyFile, exportMarket, listMarkets, previewFile, publishProposed } from './public.ts';

const kisumu = readFileSync(fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url)), 'utf8');
let now = new Date('2026-12-09T09:30:00Z');
const world = useWorld({ markets: false, clock: () => now });
const pickup = { lat: -0.1022, lng: 34.7617, address: 'Kisumu bus park' };
const dropoff = { lat: -0.0917, lng: 34.768, address: 'Milimani' };
const apply = async (file: string, options: { from?: string; force?: string } = {}) => {
  const said = await applyFile(world.node.ctx, file, options);
  await world.node.ctx.markets.refresh();
  return said[0] ?? '';
};
const bodaFare = async () => {
  const quote = await world
    .client()
    .call(calls.calculateFare, { body: { rideType: 'boda', pickupLocation: pickup, dropoffLocation: dropoff } });
  return Number(quote.fare);
};
const dearer = kisumu.replace('perKm: 20 ', 'perKm: 21 ');

it('counts from its date on, and what was priced before keeps its own', async () => {
  expect(await apply(kisumu)).toContain('version 1');
  const before = await bodaFare();
  // The same again says so, and so does a file with its lines in another order or with remarks.
  expect(await apply(`# Remarks\n${kisumu}`)).toContain('stands as it is');
  const { client } = await passenger(world);
  const quote = await client.call(calls.calculateFare, { body: { rideType: 'boda', pickupLocation: pickup, dropoffLocation: dropoff } });
  expect(await apply(dearer, { from: '2026-12-09T13:00' })).toContain('2026-12-09T10:00:00.000Z');
  expect(await bodaFare()).toBe(before);
  now = new Date('2026-12-09T10:00:01Z');
  expect(await bodaFare()).toBeGreaterThanOrEqual(before);
  // A quote that was shown is kept while it lives, and with its lines.
  now = new Date('2026-12-09T09:31:00Z');
  const shown = quote.fares.find(({ rideType }) => rideType === 'boda');
  const ride = await client.call(calls.requestRide, {
    body: {
      rideType: 'boda',
      pickupLocation: pickup,
      dropoffLocation: dropoff,
      paymentMethod: 'cash',
      fare: shown?.fare ?? '0',
      quoteId: shown?.quoteId ?? '',
    },
  });
  const [row] = await world.db.select().from(rides).where(eq(rides.id, ride.id));
  expect(row).toMatchObject({ rideType: 'standard', vehicles: ['motorcycle'], service: { id: 'boda', helmet: true, seats: 1 } });
  expect(row?.fareLines?.[0]).toEqual({ kind: 'base', amountMinor: 5000 });
  expect(ride.service).toMatchObject({ id: 'boda', names: { en: 'Boda' } });
});

it('never begins in the past, and is refused whole for one fault', async () => {
  await expect(apply(dearer, { from: '2026-12-01T06:00' })).rejects.toThrow('has passed');
  await expect(apply(dearer, { from: 'soon' })).rejects.toThrow('is no moment');
  const rows = await world.db.$count(marketVersions);
  await expect(apply(kisumu.replace('perKm: 20 ', 'perKm: -1 '))).rejects.toThrow('services[0].tariff.perKm');
  expect(await world.db.$count(marketVersions)).toBe(rows);
});

it('waits for a second person where typical trips change by more than a fifth within a week', async () => {
  now = new Date('2026-12-20T09:30:00Z');
  const doubled = kisumu.replace('base: 50', 'base: 100').replace('minimum: 50', 'minimum: 100');
  expect(await apply(doubled)).toContain('which waits');
  const before = await bodaFare();
  expect(await publishProposed(world.node.ctx, 'kisumu')).toEqual(['kisumu: version 3 is published.']);
  await world.node.ctx.markets.refresh();
  expect(await bodaFare()).toBeGreaterThan(before);
  await expect(publishProposed(world.node.ctx, 'kisumu')).rejects.toThrow('Nothing of "kisumu" waits');
  expect((await listMarkets(world.node.ctx)).map((line) => line.split('\t').slice(0, 3).join(' '))).toEqual([
    'kisumu version 3 published',
    'kisumu version 2 published',
    'kisumu version 1 published',
  ]);
  // Out and in again is the same document.
  expect(await apply(await exportMarket(world.node.ctx, 'kisumu'))).toContain('stands as it is');
  const preview = await previewFile(world.node.ctx, kisumu);
  expect(preview[1]).toMatch(/^boda\tmotorcycle\t1 km\t12:00\tKSh120\.00\tKSh70\.00$/);
  expect(preview.join('\n')).toContain('The last trips:');
});

it('is followed by another node within five seconds, and not served once it is closed', async () => {
  const other = await startNode(world.databaseUrl, { markets: false, clock: () => now });
  try {
    await applyFile(world.node.ctx, kisumu.replace('status: open', 'status: paused'), { force: 'roadworks' });
    const quote = () =>
      other.client().answer(calls.calculateFare, { body: { rideType: 'boda', pickupLocation: pickup, dropoffLocation: dropoff } });
    const refused = await eventually(async () => {
      const answer = await quote();
      return answer.status === 409 && answer.body;
    }, 'the pause');
    expect(refused).toMatchObject({ code: 'not_bookable_here' });
  } finally {
    await other.stop();
  }
});

it('is served by the smaller of two that overlap', async () => {
  const west = 34.75;
  const small = kisumu
    .replace('id: kisumu\n', 'id: kisumu-centre\n')
    .replace('name: Kisumu\n', 'name: Kisumu Centre\n')
    .replace(/coordinates: .*/, `coordinates: [[[${west}, -0.11], [34.78, -0.11], [34.78, -0.09], [${west}, -0.09], [${west}, -0.11]]]`);
  await apply(small);
  expect(world.node.ctx.markets.at(pickup)?.document.id).toBe('kisumu-centre');
  expect(world.node.ctx.markets.at({ lat: -0.05, lng: 34.7 })?.document.id).toBe('kisumu');
});

it('follows a version that takes the place of another, also where a trip made it known before', async () => {
  const { db, node } = world;
  const [standing] = await db.select().from(marketVersions).where(eq(marketVersions.status, 'published')).limit(1);
  const { id: _id, ...row } = there(standing);
  const [next] = await db
    .insert(marketVersions)
    .values({ ...row, number: 90, status: 'proposed', publishedAt: null })
    .returning({ id: marketVersions.id });
  const versionId = there(next).id;
  await node.ctx.markets.version(db, versionId);
  await db
    .update(marketVersions)
    .set({ status: 'withdrawn' })
    .where(eq(marketVersions.id, there(standing).id));
  await db.update(marketVersions).set({ status: 'published', publishedAt: now }).where(eq(marketVersions.id, versionId));
  await node.ctx.markets.refresh();
  expect(node.ctx.markets.published(row.marketId).map(({ versionId: id }) => id)).toContain(versionId);
});
