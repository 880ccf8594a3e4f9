import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody, type DriverPerson, type Person } from '../testing/people.ts';

const world = useWorld({ dispatch: true });
let owner: Person;
let stranger: Person;
let assigned: DriverPerson;
let otherDriver: DriverPerson;
let rideId: number;

beforeAll(async () => {
  owner = await passenger(world);
  stranger = await passenger(world);
  assigned = await driver(world);
  otherDriver = await driver(world);
  await goOnline(assigned);
  rideId = (await owner.client.post('/api/rides', rideBody())).body.id;
  await offerOf(assigned);
  await assigned.client.patch(`/api/rides/${rideId}`, { status: 'accepted' });
});

describe('a stranger', () => {
  it('is answered as if the ride did not exist', async () => {
    const nothing = (await stranger.client.get('/api/rides/99999999')).body;
    for (const person of [stranger, otherDriver]) {
      expect((await person.client.get(`/api/rides/${rideId}`)).body).toEqual(nothing);
      expect((await person.client.patch(`/api/rides/${rideId}`, { status: 'cancelled' })).body).toEqual(nothing);
      expect((await person.client.post(`/api/rides/${rideId}/rating`, { rating: 1 })).body).toEqual(nothing);
      expect((await person.client.get(`/api/rides/${rideId}/receipt`)).body).toEqual(nothing);
      expect((await person.client.get(`/api/rides/${rideId}/driver`)).body).toEqual(nothing);
    }
    expect((await otherDriver.client.patch(`/api/rides/${rideId}`, { status: 'completed' })).body).toEqual(nothing);
    expect((await stranger.client.post(`/api/rides/${rideId}/confirm-start`)).body).toEqual(nothing);
    const gone = (await otherDriver.client.patch('/api/rides/99999999', { status: 'accepted' })).body;
    expect((await otherDriver.client.patch(`/api/rides/${rideId}`, { status: 'accepted' })).body).toEqual(gone);
  });

  it('reads no list, no active ride and no figures of others', async () => {
    for (const path of [`/api/rides/passenger/${owner.user.id}`, `/api/rides/passenger/${owner.user.id}/active`]) {
      expect((await stranger.client.get(path)).status).toBe(403);
      expect((await world.client().get(path)).status).toBe(401);
    }
    for (const path of ['offer', 'today']) {
      expect((await otherDriver.client.get(`/api/drivers/${assigned.driverId}/${path}`)).status).toBe(403);
      expect((await stranger.client.get(`/api/drivers/${assigned.driverId}/${path}`)).status).toBe(403);
    }
    const at = { lat: -25.7, lng: 28.2, at: new Date().toISOString() };
    expect((await otherDriver.client.post(`/api/drivers/${assigned.driverId}/location`, at)).status).toBe(403);
    expect((await otherDriver.client.patch(`/api/users/${assigned.user.id}/status`, { isOnline: false })).status).toBe(403);
  });
});

describe('a driver', () => {
  const own = [
    ...['verification', 'documents', 'background-checks', 'earnings', 'incentives'].map((what) => `/api/driver/${what}/`),
    '/api/training/progress/',
    '/api/rides/driver/',
  ];

  it.each(own)('is named by the driver id or the user id at %s, and nobody else is', async (path) => {
    const [byDriver, byUser] = await Promise.all([assigned.driverId, assigned.user.id].map((id) => assigned.client.get(`${path}${id}`)));
    expect([byDriver?.status, byUser?.status]).toEqual([200, 200]);
    expect(byUser?.body).toEqual(byDriver?.body);
    for (const id of [assigned.driverId, 99_999_999]) expect((await otherDriver.client.get(`${path}${id}`)).status).toBe(403);
  });

  it('may also name themselves by either in what they send', async () => {
    for (const driverId of [assigned.driverId, assigned.user.id])
      expect((await assigned.client.post('/api/driver/verification/initialize', { driverId })).status).toBe(200);
    expect((await otherDriver.client.post('/api/driver/verification/initialize', { driverId: 99_999_999 })).status).toBe(403);
  });
});

describe('the two sides', () => {
  it('see what is theirs: the PIN is the passenger’s, phones only on the way, no gender, no surname', async () => {
    const asDriver = (await assigned.client.get(`/api/rides/${rideId}`)).body;
    const asPassenger = (await owner.client.get(`/api/rides/${rideId}`)).body;
    expect(asDriver.pin).toBeNull();
    expect(asPassenger.pin).toMatch(/^\d{4}$/);
    expect(asDriver.passenger).toMatchObject({ name: 'Lerato M.', phone: owner.user.phone });
    expect(asPassenger.driver.phone).toBe(assigned.user.phone);
    expect(JSON.stringify(asDriver)).not.toMatch(/gender|email|Maseko/);
  });

  it('have their own steps: a passenger does not drive, a driver does not skip', async () => {
    expect((await owner.client.patch(`/api/rides/${rideId}`, { status: 'completed' })).status).toBe(403);
    expect((await assigned.client.patch(`/api/rides/${rideId}`, { status: 'completed' })).body.code).toBe('illegal_transition');
    expect((await assigned.client.patch(`/api/rides/${rideId}`, { status: 'requested' })).status).toBe(409);
    expect((await assigned.client.post('/api/rides', rideBody())).status).toBe(403);
    expect((await owner.client.patch(`/api/users/${owner.user.id}/status`, { isOnline: true })).status).toBe(403);
  });

  it('lock the start after five wrong PINs until the passenger confirms in the app', async () => {
    await assigned.client.patch(`/api/rides/${rideId}`, { status: 'arrived' });
    const { pin } = (await owner.client.get(`/api/rides/${rideId}`)).body;
    const wrong = pin === '1111' ? '2222' : '1111';
    for (let i = 0; i < 5; i += 1) await assigned.client.patch(`/api/rides/${rideId}`, { status: 'in_progress', pin: wrong });
    const locked = await assigned.client.patch(`/api/rides/${rideId}`, { status: 'in_progress', pin });
    expect(locked.status).toBe(423);
    expect((await owner.client.get(`/api/rides/${rideId}`)).body.pinLocked).toBe(true);
    expect((await owner.client.post(`/api/rides/${rideId}/confirm-start`)).body).toMatchObject({ startConfirmed: true, pinLocked: false });
    expect((await assigned.client.patch(`/api/rides/${rideId}`, { status: 'in_progress' })).body.status).toBe('in_progress');
    expect((await owner.client.patch(`/api/rides/${rideId}`, { status: 'cancelled' })).body.code).toBe('illegal_transition');
    expect((await assigned.client.patch(`/api/rides/${rideId}`, { status: 'completed', endReason: 'other' })).body.status).toBe(
      'completed',
    );
  });
});

describe('a driver who is not approved', () => {
  it('does not go online, and one revoked after the offer does not get the trip', async () => {
    const fresh = await driver(world, { approved: false });
    expect((await fresh.client.patch(`/api/users/${fresh.user.id}/status`, { isOnline: true })).body.code).toBe('driver_not_verified');
    expect((await fresh.client.patch(`/api/rides/${rideId}`, { status: 'accepted' })).body.code).toBe('driver_not_verified');
    const ride = (await owner.client.post('/api/rides', rideBody())).body;
    await offerOf(assigned);
    await world.db.update(drivers).set({ verificationStatus: 'in_review', isOnline: false }).where(eq(drivers.id, assigned.driverId));
    expect((await assigned.client.patch(`/api/rides/${ride.id}`, { status: 'accepted' })).body.code).toBe('driver_not_verified');
    expect((await owner.client.patch(`/api/rides/${ride.id}`, { status: 'cancelled' })).body.status).toBe('cancelled');
  });
});
