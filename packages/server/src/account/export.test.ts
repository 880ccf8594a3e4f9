import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';

const world = useWorld({ dispatch: true });

describe('the export', () => {
  it('holds everything of oneself and nothing of the other side but what they rated', async () => {
    const rider = await passenger(world, { name: 'Palesa Nkosi' });
    const person = await driver(world, { name: 'Sibusiso Hadebe' });
    await goOnline(person);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(person);
    await person.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
    const theirs = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: person.client.cookie() } });
    const driven = strFromU8(unzipSync(new Uint8Array(await theirs.arrayBuffer()))['trips.json'] ?? new Uint8Array());
    expect(JSON.parse(driven)).toMatchObject([{ id: ride.id, side: 'driver' }]);
    expect(driven).not.toMatch(/pickupLat|pickupAddress|dropoffAddress/);
    const response = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: rider.client.cookie() } });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      'booked-rides.json',
      'bookings.json',
      'cancellation-fees.json',
      'chats.json',
      'consents.json',
      'devices.json',
      'driver-photo.json',
      'identity-checks.json',
      'invoices.json',
      'lost-items.json',
      'marks.json',
      'messages.json',
      'money.json',
      'notifications.json',
      'orders.json',
      'packages.json',
      'payments.json',
      'pickup-hints.json',
      'places.json',
      'profile.json',
      'ratings.json',
      'safety.json',
      'school.json',
      'standing.json',
      'tracker.json',
      'trips.json',
    ]);
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(all).toContain('Palesa Nkosi');
    expect(all).not.toMatch(/Sibusiso|Hadebe|passwordHash|"pin"/);
    expect(all).not.toContain(person.user.phone);
    expect(JSON.parse(strFromU8(files['trips.json'] ?? new Uint8Array()))).toMatchObject([
      { id: ride.id, side: 'passenger', status: 'cancelled' },
    ]);
    expect((await world.client().get('/api/account/export')).status).toBe(401);
  });

  it('tells who rides at somebody else’s cost where they went, and nothing of what that cost', async () => {
    const [booker, rider] = [await passenger(world), await passenger(world)];
    await world.db.update(users).set({ phoneVerifiedAt: new Date() }).where(eq(users.id, rider.user.id));
    const ride = await booker.client.call(calls.requestRide, { body: rideBody({ rider: { name: 'Thandi', phone: rider.user.phone } }) });
    await world.db.update(rides).set({ paymentMethod: walletMethodId }).where(eq(rides.id, ride.id));
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    const response = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: rider.client.cookie() } });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const trips = strFromU8(files['trips.json'] ?? new Uint8Array());
    expect(JSON.parse(trips)).toMatchObject([{ id: ride.id, side: 'rider', pickupAddress: ride.pickupLocation.address }]);
    expect(trips).not.toMatch(/Minor|fareLines|feeTerms|payTerms|surge|Thandi|riderPhone|booker/);
  });
});
