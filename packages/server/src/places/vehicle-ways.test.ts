import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { pickupWayMeters, streetsAt } from '../dispatch/pickup-times.ts';
import { pickupTimes } from '../dispatch/road-times.ts';
import { importCity, mapsFolder } from '../maps/public.ts';
import { blocks, cornerId, middleOf, streetId } from '../testing/blocks.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { overpassAnswer } from '../testing/osm-file.ts';
import { driver, eventually, passenger } from '../testing/people.ts';
import { townArea } from '../testing/town.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-vehicles-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const [west, middle, east, beyond] = [cornerId(1, 0), cornerId(1, 1), cornerId(1, 2), cornerId(1, 3)];
const extract = join(dataDir, 'blocks.json');
const town = blocks({ [streetId(middle, east)]: { motorcar: 'no' } });
writeFileSync(extract, JSON.stringify(overpassAnswer(town)));
await importCity({
  file: extract,
  bases: [],
  city: 'kisumu',
  name: 'Kisumu',
  within: townArea,
  root: mapsFolder(dataDir),
  now: new Date('2026-01-01T00:00:00Z'),
});
const world = useWorld({ env: { DATA_DIR: dataDir, OPEN_BETA: '1' } });

const [from, to] = [middleOf(west, middle), middleOf(east, beyond)];
const text = ({ lat, lng }: typeof from) => `${lat},${lng}`;
const query = { from: text(from), to: text(to) };
const STREET_METERS = 222;

it('leads each driver as the own vehicle drives, and everybody else as a car does', async () => {
  const rides = async (vehicleType: VehicleType) => {
    const { client, user } = await driver(world, { vehicleType });
    await client.call(calls.setStatus, { params: { id: user.id }, body: { isOnline: true } });
    return async () => Math.round((await client.call(calls.findRoute, { query })).meters / STREET_METERS);
  };
  const boda = await rides('motorcycle');
  // Which vehicle came online is told to the positions a moment later.
  await eventually(async () => (await boda()) === 2, 'the way of the motorcycle');
  expect(await (await rides('sedan'))()).toBe(4);
  const { client } = await passenger(world);
  expect(Math.round((await client.call(calls.findRoute, { query })).meters / STREET_METERS)).toBe(4);
});

it('prices a ride that cars take as a car drives it', async () => {
  const { client } = await passenger(world);
  const location = (point: typeof from) => ({ ...point, address: 'A street' });
  const quote = await client.call(calls.calculateFare, {
    body: { rideType: 'standard', pickupLocation: location(from), dropoffLocation: location(to) },
  });
  expect(quote).toMatchObject({ onStreets: true, distance: 0.9 });
});

it('times drivers to a pickup by their vehicles', () => {
  const meters = distanceMeters(from, to);
  const near = [1, 2, 3].map((driverId) => ({ driverId, point: from, meters }));
  const vehicleOf = (driverId: number) => (driverId === 2 ? 'motorcycle' : 'car');
  const [car, motorcycle, other] = pickupTimes(streetsAt(world.node.ctx, to, new Date('2026-11-20T09:00:00Z')), to, near, vehicleOf);
  expect(motorcycle).toBeLessThan(car ?? 0);
  expect(other).toBe(car);
});

it('tells a driver in the offer the metres of the way that leads to the pickup afterwards', () => {
  const told = (by: 'car' | 'motorcycle') =>
    Math.round(pickupWayMeters(world.node.ctx, from, to, new Date('2026-11-20T09:00:00Z'), by) / STREET_METERS);
  expect(told('car')).toBe(4);
  expect(told('motorcycle')).toBe(2);
});
