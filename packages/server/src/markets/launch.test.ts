import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { ledgerEntries } from '@safiri/db/wallet/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld, type World } from '../testing/harness.ts';
import { there, type Client } from '../testing/client.ts';
import { texting } from '../testing/codes.ts';
import { bringIn, signInDrivers } from '../testing/driver-files.ts';
import { eventually, hatfield, menlyn, passenger, staffMember, type DriverPerson } from '../testing/people.ts';
import { decide, documentId, sendDocument, verificationOf } from '../testing/verification.ts';
import { complete, standAt } from '../testing/trips.ts';
import { accounts } from '../wallet/public.ts';
import { applyFile } from './public.ts';

const fileOf = (id: string) => readFileSync(fileURLToPath(new URL(`../../../../docs/markets/${id}.yaml`, import.meta.url)), 'utf8');

interface Launch {
  readonly id: string;
  readonly countryId: string;
  /** Numbers of the country that nobody has. */
  readonly phone: (n: number) => string;
  readonly plate: (n: number) => string;
  readonly pickup: { lat: number; lng: number; address: string };
  readonly dropoff: { lat: number; lng: number; address: string };
  readonly service: string;
  readonly vehicle: VehicleKind;
  /** What the file asks of a driver and of the vehicle, beside the three checks. */
  readonly papers: readonly string[];
  /** By hand, from the file: what so many metres cost at noon, in minor units. */
  readonly fare: (meters: number) => number;
  readonly commissionPercent: number;
  /** What the day costs its driver, with the first trip; minor units. */
  readonly dayMinor: number;
}

/** Sends each paper and has the team accept it, up to the last word: only then is the driver approved. */
async function approveBy(world: World, staff: Client, one: DriverPerson, papers: readonly string[]): Promise<void> {
  const { documents } = await verificationOf(one);
  expect(documents.filter(({ required }) => required).map(({ documentType }) => documentType)).toEqual(papers);
  expect((await decide(staff, one, 'approved')).status).toBe(409);
  for (const type of papers) {
    const { body } = await sendDocument(world, one, type, type === 'psv_badge' ? { expiryDate: '2027-12-31' } : {});
    await staff.call(calls.reviewDocument, { params: { id: documentId(body, type) }, body: { decision: 'approved' } });
  }
  for (const checkType of checkTypes)
    await one.client.call(calls.startCheck, { body: { driverId: one.driverId, checkType, provider: 'internal' } });
  for (const { id } of (await verificationOf(one)).backgroundChecks)
    await staff.call(calls.completeCheck, { params: { id: there(id) }, body: { result: 'clear', score: 90 } });
  expect((await decide(staff, one, 'approved')).status).toBe(200);
}

/** Half up to a multiple. */
const toStep = (minor: number, step: number) => Math.floor((minor + step / 2) / step) * step;

const launches: Launch[] = [
  {
    id: 'kisumu',
    countryId: 'ke',
    phone: (n) => `+25471100${String(1000 + n)}`,
    plate: (n) => `KMEA ${100 + n}U`,
    pickup: { lat: -0.1022, lng: 34.7617, address: 'Kisumu bus park' },
    dropoff: { lat: -0.0917, lng: 34.768, address: 'Milimani' },
    service: 'boda',
    vehicle: 'motorcycle',
    papers: ['id_document', 'drivers_license', 'vehicle_registration', 'vehicle_insurance', 'psv_badge'],
    fare: (meters) => toStep(Math.max(5000, 5000 + meters * 2), 1000),
    commissionPercent: 12,
    dayMinor: 0,
  },
  {
    id: 'maseru',
    countryId: 'ls',
    phone: (n) => `+2665${String(8_100_000 + n)}`,
    plate: (n) => `A ${100 + n} BCU`,
    pickup: { lat: -29.3151, lng: 27.4933, address: 'Kingsway' },
    dropoff: { lat: -29.33, lng: 27.51, address: 'Pioneer Mall' },
    service: 'standard',
    vehicle: 'sedan',
    papers: ['id_document', 'drivers_license', 'vehicle_registration', 'vehicle_insurance'],
    fare: (meters) => toStep(Math.max(1200, 1200 + Math.round(Math.max(0, meters - 1000) * 0.75)), 50),
    commissionPercent: 0,
    dayMinor: 3000,
  },
];

describe.each(launches)('a launch in $id by its file alone', (launch) => {
  // About noon in both cities on the last day that was no holiday: no message then waits for what has not come.
  const noon = [1, 2]
    .map((days) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T09:30:00Z`)
    .filter((at) => !fileOf(launch.id).includes(at.slice(0, 10)))
    .map((at) => new Date(at))[0] as Date;
  const begun = Date.now();
  const world = useWorld({ markets: false, dispatch: true, env: texting, clock: () => new Date(noon.getTime() + Date.now() - begun) });

  it('serves nobody before', async () => {
    const { client } = await passenger(world);
    const here = { rideType: 'standard', pickupLocation: launch.pickup, dropoffLocation: launch.dropoff };
    expect((await client.refused(calls.calculateFare, { body: here })).code).toBe('not_bookable_here');
  });

  it('serves its own city then, and no other', async () => {
    const said = await applyFile(world.node.ctx, fileOf(launch.id), {});
    expect(said[0]).toContain('has version 1');
    expect((await applyFile(world.node.ctx, fileOf(launch.id), {}))[0]).toContain('stands as it is');
    await world.node.ctx.markets.refresh();
    const { client } = await passenger(world);
    const elsewhere = { rideType: 'standard', pickupLocation: hatfield, dropoffLocation: menlyn };
    const refused = await client.refused(calls.calculateFare, { body: elsewhere });
    expect([refused.code, refused.city]).toEqual(['not_bookable_here', { name: 'Pretoria', countryId: 'za' }]);
    // Beside the area nobody hears that the city itself has no service.
    const [lng, lat] = [launch.pickup.lng, launch.pickup.lat + 0.4];
    const beside = { ...elsewhere, pickupLocation: { lat, lng, address: 'Beside' } };
    const near = await client.refused(calls.calculateFare, { body: beside });
    expect([near.code, near.city]).toEqual(['not_bookable_here', undefined]);
  });

  it('carries a passenger from the quote to the receipt at the fare of its file, to the cent', async () => {
    const { pickup, dropoff } = launch;
    const staff = await staffMember(world);
    const lines = Array.from({ length: 5 }, (_, n) => ({
      name: 'Achieng Otieno',
      phone: launch.phone(n),
      vehicle: launch.vehicle,
      make: 'Bajaj',
      model: 'Boxer 150',
      colour: 'Red',
      plate: launch.plate(n),
      year: '2024',
    }));
    await bringIn(staff, launch.id, lines);
    const five = await signInDrivers(
      world,
      lines.map(({ phone }) => phone),
    );
    for (const one of five) await approveBy(world, staff, one, launch.papers);
    const rider = await passenger(world, { phone: launch.phone(50), countryId: launch.countryId });
    const [own] = five;
    if (own === undefined) throw new Error('nobody drives');
    for (const { client, user } of five) await client.call(calls.setStatus, { params: { id: user.id }, body: { isOnline: true } });
    await own.client.call(calls.reportLocation, {
      params: { id: own.driverId },
      body: { lat: pickup.lat + 0.002, lng: pickup.lng, at: world.node.ctx.clock().toISOString() },
    });
    const quote = await rider.client.call(calls.calculateFare, {
      body: { rideType: launch.service, pickupLocation: pickup, dropoffLocation: dropoff },
    });
    const offered = quote.fares.find(({ rideType }) => rideType === launch.service);
    const ride = await rider.client.call(calls.requestRide, {
      body: {
        pickupLocation: pickup,
        dropoffLocation: dropoff,
        rideType: launch.service,
        fare: offered?.fare ?? '0',
        paymentMethod: 'cash',
        ...(offered?.quoteId == null ? {} : { quoteId: offered.quoteId }),
      },
    });
    const [row] = await world.db.select().from(rides).where(eq(rides.id, ride.id));
    const fareMinor = launch.fare(row?.distanceMeters ?? 0);
    expect(ride.fare).toBe((fareMinor / 100).toFixed(2));
    expect(ride.fare).toBe(offered?.fare);

    const offer = await eventually(() => own.client.call(calls.getOffer, { params: { id: own.driverId } }), 'the offer');
    const commission = Math.floor((fareMinor * launch.commissionPercent + 50) / 100);
    expect(offer).toMatchObject({
      commission: (commission / 100).toFixed(2),
      bonus: null,
      net: ((fareMinor - commission) / 100).toFixed(2),
      dayCommission: launch.dayMinor === 0 ? null : (launch.dayMinor / 100).toFixed(2),
    });
    const step = (body: object) => own.client.call(calls.changeRide, { params: { id: ride.id }, body: body as never });
    await step({ status: 'accepted' });
    await standAt(world, own, pickup);
    await step({ status: 'arrived' });
    await step({ status: 'in_progress', pin: (await rider.client.call(calls.getRide, { params: { id: ride.id } })).pin });
    await complete(world, own, ride.id);
    const receipt = await rider.client.call(calls.getReceipt, { params: { id: ride.id } });
    expect(receipt.total).toBe(ride.fare);
    const sum = receipt.lines.reduce((minor, { amount }) => minor + Math.round(Number(amount) * 100), 0);
    expect(sum).toBe(fareMinor);
    // Paid in the hand: the driver owes the commission of trip and day, and nobody paid a bonus.
    const [owed] = await world.db
      .select({ minor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)::int` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, accounts.driverWallet(own.driverId)));
    expect(owed?.minor).toBe(-(commission + launch.dayMinor));
    expect(await brokenBooks(world)).toEqual([]);
  }, 120_000);
});
