import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, registration, type DriverPerson, type Person } from '../testing/people.ts';
import { complete, tripUnderWay } from '../testing/trips.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { calls } from '../testing/calls.ts';

const at = new Date('2026-11-17T12:00:00+02:00');
const world = useWorld({ clock: () => at });
let n = 0;
const newPhone = () => `+2771${String(5_000_000 + (n += 1))}`;
const refer = (person: Person, phone: string) => person.client.answer(calls.referDriver, { body: { phone } });
const referrals = async (person: DriverPerson) => (await person.client.answer(calls.getEarnings)).body.referrals;
const drive = async (who: { passenger: Person; driver: DriverPerson }) =>
  complete(world, who.driver, await tripUnderWay(world, who, { at, fareMinor: 50_00 }));

describe('a referral', () => {
  it('is paid once, after five rides with five passengers, at the fifth', async () => {
    const zanele = await driver(world);
    const phone = newPhone();
    expect((await refer(zanele, phone)).status).toBe(201);
    expect(await referrals(zanele)).toMatchObject({ referred: 1, joined: 0, rewarded: 0 });
    const themba = await driver(world, { phone });
    expect(await referrals(zanele)).toMatchObject({ referred: 1, joined: 1, rewarded: 0 });
    for (let i = 0; i < 4; i += 1) await drive({ passenger: await passenger(world), driver: themba });
    expect(await referrals(zanele)).toMatchObject({ rewarded: 0, earned: '0.00' });
    for (let i = 0; i < 2; i += 1) await drive({ passenger: await passenger(world), driver: themba });
    expect(await referrals(zanele)).toEqual({ referred: 1, joined: 1, rewarded: 1, earned: '50.00', reward: '50.00', afterTrips: 5 });
    expect((await zanele.client.answer(calls.getEarnings)).body).toMatchObject({
      referralEarnings: 50,
      totalEarnings: 50,
      balance: '50.00',
    });
  });

  it('is not earned by five rides with the same passenger', async () => {
    const zanele = await driver(world);
    const phone = newPhone();
    await refer(zanele, phone);
    const who = { driver: await driver(world, { phone }), passenger: await passenger(world) };
    for (let i = 0; i < 5; i += 1) await drive(who);
    expect(await referrals(zanele)).toMatchObject({ joined: 1, rewarded: 0 });
  });

  it('pays once when the fifth and the sixth ride complete at the same instant', async () => {
    await world.db.execute(sql`drop index rides_one_live_per_driver, rides_one_live_per_driver_alone`);
    const zanele = await driver(world);
    const phone = newPhone();
    await refer(zanele, phone);
    const themba = await driver(world, { phone });
    const people = await Promise.all(Array.from({ length: 6 }, () => passenger(world)));
    const trips = await Promise.all(people.map((one) => tripUnderWay(world, { passenger: one, driver: themba }, { at, fareMinor: 50_00 })));
    await Promise.all(trips.map((rideId) => complete(world, themba, rideId)));
    expect(await referrals(zanele)).toMatchObject({ rewarded: 1, earned: '50.00' });
  });

  it('is paid to nobody once whoever made it has left', async () => {
    const zanele = await driver(world);
    const phone = newPhone();
    await refer(zanele, phone);
    const themba = await driver(world, { phone });
    await zanele.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    for (let i = 0; i < 5; i += 1) await drive({ passenger: await passenger(world), driver: themba });
    const { rows } = await world.db.execute(sql`select * from ledger_entries where account = ${`driver:${zanele.driverId}:wallet`}`);
    expect(rows).toEqual([]);
  });

  it('is made five times a day, also by taps at once, and as often as one likes over time', async () => {
    const zanele = await driver(world);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refer(zanele, newPhone())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect((await refer(zanele, newPhone())).body.detail).toBe('You can refer 5 people a day. Go on tomorrow.');
    await world.db.execute(sql`update referrals set created_at = created_at - interval '25 hours' where referrer_id = ${zanele.driverId}`);
    expect((await refer(zanele, newPhone())).status).toBe(201);
    expect(await referrals(zanele)).toMatchObject({ referred: 6 });
  });
});

describe('a phone that is referred', () => {
  it('is neither one’s own nor one named before; of strangers’ numbers the answer tells nothing', async () => {
    const [zanele, themba, lerato] = [await driver(world), await driver(world), await passenger(world)];
    const phone = newPhone();
    expect((await refer(zanele, zanele.user.phone)).body).toMatchObject({
      status: 409,
      code: 'referral_refused',
      detail: 'That is your own number.',
    });
    await refer(zanele, phone);
    expect((await refer(zanele, phone)).body.detail).toBe('You have referred this number already.');
    const before = await referrals(themba);
    const free = await refer(themba, newPhone());
    const byOther = await refer(themba, phone);
    const registered = await refer(themba, lerato.user.phone);
    expect([byOther.status, byOther.body]).toEqual([free.status, free.body]);
    expect([registered.status, registered.body]).toEqual([free.status, free.body]);
    expect(await referrals(themba)).toEqual({ ...before, referred: 3 });
    await driver(world, { phone });
    expect([(await referrals(zanele)).joined, (await referrals(themba)).joined]).toEqual([1, 0]);
  });

  it('brings one referrer something when several name it at the same instant, and a local form is the same phone', async () => {
    const people = await Promise.all([driver(world), driver(world), driver(world)]);
    const phone = newPhone();
    const answers = await Promise.all(people.map((one, i) => refer(one, i === 0 ? phone.replace('+27', '0') : phone)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await driver(world, { phone });
    const joined = await Promise.all(people.map(async (one) => (await referrals(one)).joined));
    expect(joined.sort()).toEqual([0, 0, 1]);
  });

  it('is no phone at all, too short, or sent by a passenger', async () => {
    const [zanele, lerato] = [await driver(world), await passenger(world)];
    expect((await refer(zanele, '082 55501')).body).toMatchObject({ status: 400, errors: [{ path: 'phone' }] });
    expect((await refer(zanele, 'not a phone')).body).toMatchObject({ status: 400, errors: [{ path: 'phone' }] });
    expect((await refer(lerato, newPhone())).status).toBe(403);
  });

  it('finds its referrer, or none, when it is named and registered at the same instant', async () => {
    const zanele = await driver(world);
    for (let i = 0; i < 4; i += 1) {
      const phone = newPhone();
      const before = await referrals(zanele);
      const body = registration({ phone, userType: 'driver', vehicleRegistration: `REF ${i} GP`, vehicleModel: 'Polo' });
      const [named, joined] = await Promise.all([refer(zanele, phone), world.client().answer(calls.register, { body })]);
      expect(joined.status).toBe(201);
      const after = await referrals(zanele);
      expect(named.status).toBe(201);
      expect(after.referred - before.referred).toBe(1);
      // Named a moment after it was registered, it is one that brings nothing.
      expect([0, 1]).toContain(after.joined - before.joined);
    }
  });
});

it('leaves the books right', async () => {
  expect((await checkLedger(world.db)).faults).toEqual([]);
});
