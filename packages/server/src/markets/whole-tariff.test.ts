import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { importCity, mapsFolder } from '../maps/public.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { blocks, cornerId, middleOf } from '../testing/blocks.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { bodaRider, kisumuFile, kisumuPassenger, moveRide, movedClock, openKisumu, start, takeRide } from '../testing/kisumu.ts';
import { overpassAnswer } from '../testing/osm-file.ts';
import type { DriverPerson, Person } from '../testing/people.ts';
import { townArea } from '../testing/town.ts';
import { complete, driveThere, endUnproven, standAt } from '../testing/trips.ts';
import { accounts, balanceOf } from '../wallet/public.ts';
import { applyFile } from './public.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-tariff-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const extract = join(dataDir, 'blocks.json');
writeFileSync(extract, JSON.stringify(overpassAnswer(blocks())));
await importCity({
  file: extract,
  bases: [],
  city: 'kisumu',
  name: 'Kisumu',
  within: townArea,
  root: mapsFolder(dataDir),
  now: new Date('2026-01-01T00:00:00Z'),
});

/** Around noon on a Wednesday, in Kisumu. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock, env: { DATA_DIR: dataDir } });

/** Three streets of 222 m: the way begins eastwards past one corner, and comes past another before it ends. */
const pier = middleOf(cornerId(1, 0), cornerId(1, 1));
const hospital = middleOf(cornerId(2, 2), cornerId(2, 3));
/** Beyond the first corner; the price is fixed. */
const hill = middleOf(cornerId(1, 1), cornerId(2, 1));
const corner = (row: number, column: number) => {
  const [a, b] = [middleOf(cornerId(row, column), cornerId(row, column + 1)), middleOf(cornerId(row, 0), cornerId(row, 1))];
  return `[${(a.lng - 0.001).toFixed(4)}, ${b.lat.toFixed(4)}]`;
};
const around = ({ lat, lng }: Point) => {
  const [w, s, e, n] = [lng - 0.0005, lat - 0.0005, lng + 0.0005, lat + 0.0005].map((degrees) => degrees.toFixed(4));
  return `{ type: Polygon, coordinates: [[[${w}, ${s}], [${e}, ${s}], [${e}, ${n}], [${w}, ${n}], [${w}, ${s}]]] }`;
};

/** Kisumu with a tax of the fare and of the commission, two zones, a fixed price between them, and two gates. */
const whole = (price = 450) =>
  kisumuFile()
    .replace(/tax: .*/, 'tax: { registration: P051234567X, lines: [{ id: vat, percent: 16, of: [fare, commission], included: true }] }')
    .replace('zones: []', `zones: [{ id: pier, area: ${around(pier)}, pickupFee: 20 }, { id: hill, area: ${around(hill)} }]`)
    .replace(/fixed: \[\].*/, `fixed: [{ from: pier, to: hill, service: boda, price: ${price}, bothWays: true }]`)
    .replace(
      'services:\n',
      `tolls: [{ id: first, at: ${corner(1, 1)}, price: 35 }, { id: last, at: ${corner(2, 2)}, price: 100 }]\nservices:\n`,
    );

beforeAll(() => openKisumu(world, whole()), 120_000);

const addressed = (point: Point, address: string) => ({ ...point, address });
const minor = (amount: string) => Math.round(Number(amount) * 100);
const sound = async () => expect(await brokenBooks(world)).toEqual([]);

async function quoteTo(rider: Person, to: Point, from: Point = pier) {
  const way = { rideType: 'boda', pickupLocation: addressed(from, 'The pier'), dropoffLocation: addressed(to, 'The other end') };
  const quote = await rider.client.call(calls.calculateFare, { body: way });
  const boda = quote.fares.find(({ rideType }) => rideType === 'boda');
  if (boda === undefined) throw new Error('no boda');
  return { way, onStreets: quote.onStreets, boda };
}

/** Somebody is on the way by boda, at the price that was quoted. */
async function underWay(own: DriverPerson, rider: Person, to: Point) {
  const { way, boda } = await quoteTo(rider, to);
  await standAt(world, own, pier);
  const ride = await rider.client.call(calls.requestRide, {
    body: { ...way, fare: boda.fare, quoteId: boda.quoteId ?? '', paymentMethod: 'cash' },
  });
  await takeRide(own, ride.id);
  await moveRide(own, ride.id, { status: 'arrived' });
  await start(own, rider, ride.id);
  return { id: ride.id, boda };
}

const receiptOf = (who: Person, id: number) => who.client.call(calls.getReceipt, { params: { id } });
const fixedLines = [
  ['fixed', '450.00'],
  ['toll', '35.00'],
  ['rounding', '5.00'],
];
const pairs = (lines: ReadonlyArray<{ kind: string; amount: string }>) => lines.map(({ kind, amount }) => [kind, amount]);

describe('a tariff with taxes, zones, a fixed price and tolls', () => {
  it('is the same from the quote to the receipt and the ledger, to the cent', async () => {
    const [own, rider] = [await bodaRider(world), await kisumuPassenger(world)];
    const before = await balanceOf(world.db, accounts.commission, 'KES');
    const { id, boda } = await underWay(own, rider, hospital);
    const [row] = await world.db.select().from(rides).where(eq(rides.id, id));
    const distance = Math.round((row?.distanceMeters ?? 0) * 2);
    // 50, 13.34 for 667 m and 20 of the zone, 135 of tolls: 218.34, rounded 220.
    expect(Math.abs(distance - 1334)).toBeLessThan(10);
    expect(pairs(boda.lines)).toEqual([
      ['base', '50.00'],
      ['distance', (distance / 100).toFixed(2)],
      ['place', '20.00'],
      ['toll', '135.00'],
      ['rounding', ((22_000 - 5000 - distance - 2000 - 13_500) / 100).toFixed(2)],
    ]);
    expect(boda.fare).toBe('220.00');
    // Of 220 − 135 = 85 sixteen parts in 116 are 11.72; 12 percent of the other 73.28 are 8.79, of which 1.21 are tax.
    expect(boda.taxes).toEqual([{ id: 'vat', names: {}, percent: 16, amount: '11.72' }]);
    expect((await own.client.call(calls.getRide, { params: { id } })).pay).toMatchObject({ commission: '8.79', net: '211.21' });
    await complete(world, own, id);
    const [paid, got] = [await receiptOf(rider, id), await receiptOf(own, id)];
    expect(pairs(paid.lines)).toEqual(pairs(boda.lines));
    expect(paid).toMatchObject({ total: '220.00', tax: { registration: 'P051234567X', lines: boda.taxes } });
    expect(got).toMatchObject({ pay: { commission: '8.79', net: '211.21' }, tax: { lines: [{ id: 'vat', amount: '1.21' }] } });
    expect(await balanceOf(world.db, accounts.driverCash(own.driverId), 'KES')).toBe(220_00);
    expect(await balanceOf(world.db, accounts.driverWallet(own.driverId), 'KES')).toBe(-879);
    expect((await balanceOf(world.db, accounts.commission, 'KES')) - before).toBe(879);
    await sound();
  });

  it('takes the tolls of the gates that were passed where the trip ends early', async () => {
    const [own, rider] = [await bodaRider(world), await kisumuPassenger(world)];
    const { id } = await underWay(own, rider, hospital);
    await driveThere(world, own, id, { lat: pier.lat + 0.003, lng: pier.lng });
    await endUnproven(own, id, 'passenger_ended_here');
    const { lines, total, quoted, tax } = await receiptOf(rider, id);
    // 334 m: 50 + 6.67 + 20 + 35 = 111.67, rounded 110; of 110 − 35 the tax is 10.34.
    expect(pairs(lines)).toEqual([
      ['base', '50.00'],
      ['distance', '6.68'],
      ['place', '20.00'],
      ['toll', '35.00'],
      ['rounding', '-1.68'],
    ]);
    expect({ total, quoted, tax: tax?.lines.map(({ amount }) => amount) }).toEqual({ total: '110.00', quoted: '220.00', tax: ['10.34'] });
    const pay = (await receiptOf(own, id)).pay;
    // 12 percent of 110 − 35 − 10.34.
    expect(pay?.commission).toBe('7.76');
    await sound();
  });

  it('costs what is fixed between two zones, both ways, and by the way where it ends elsewhere', async () => {
    const [own, rider] = [await bodaRider(world), await kisumuPassenger(world)];
    expect(pairs((await quoteTo(rider, pier, hill)).boda.lines)).toEqual(fixedLines);
    const { id, boda } = await underWay(own, rider, hill);
    expect([boda.fare, pairs(boda.lines)]).toEqual(['490.00', fixedLines]);
    await complete(world, own, id);
    expect(await receiptOf(rider, id)).toMatchObject({
      total: '490.00',
      // Of 455.
      tax: { lines: [{ amount: '62.76' }] },
    });

    const other = await kisumuPassenger(world);
    const early = await underWay(own, other, hill);
    await driveThere(world, own, early.id, { lat: pier.lat - 0.001, lng: pier.lng - 0.001 });
    await endUnproven(own, early.id, 'passenger_ended_here');
    const receipt = await receiptOf(other, early.id);
    expect([receipt.lines[0]?.kind, receipt.quoted, minor(receipt.total) < 450_00]).toEqual(['base', '490.00', true]);
    await sound();
  });

  it('waits for a second person where a fixed price rises by more than a fifth', async () => {
    const said = await applyFile(world.node.ctx, whole(550), { force: 'fixed prices for the airport' });
    expect(said[0]).toContain('in force');
    time.wait(8 * 86_400);
    expect((await applyFile(world.node.ctx, whole(670), {}))[0]).toContain('change by 22 percent');
    expect((await applyFile(world.node.ctx, whole(650), {}))[0]).toContain('in force');
  });
});
