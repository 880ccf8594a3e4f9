import { describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/unit-of-work.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, type DriverPerson } from '../testing/people.ts';
import { complete, tripUnderWay } from '../testing/trips.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { balanceOf } from '../wallet/public.ts';
import { handlePayout, openPayouts } from './public.ts';
import { requestPayout } from './request-payout.ts';
import { calls } from '../testing/calls.ts';

const noon = new Date('2026-11-17T12:00:00+02:00');
const world = useWorld({ clock: () => noon });
const destination = 'FNB 62 0000 1234';
const ask = (person: DriverPerson, amount: string, more: object = {}) =>
  person.client.answer(calls.requestPayout, { body: { amount, destination, password: PASSWORD, ...more } });
const earningsOf = async (person: DriverPerson) => (await person.client.answer(calls.getEarnings)).body;
const handle = (staffId: number, payoutId: number, outcome: 'paid' | 'failed', note: string | null = null) =>
  inTransaction(world.node.ctx, (uow) => handlePayout(uow, staffId, payoutId, outcome, note));

/** A driver to whom the operator owes 300.00: the weekend bonus of a fare of 600.00, which was paid in cash. */
async function driverWith300(): Promise<DriverPerson> {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  await complete(world, who.driver, await tripUnderWay(world, who, { at: new Date('2026-11-14T12:00:00+02:00'), fareMinor: 600_00 }));
  return who.driver;
}

describe('a payout', () => {
  it('sets the money aside, and paid takes it out', async () => {
    const thabo = await driverWith300();
    const staff = await passenger(world);
    const asked = await ask(thabo, '120.50');
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ amount: '120.50', currency: 'ZAR', destination, status: 'requested', handledAt: null });
    expect(await earningsOf(thabo)).toMatchObject({ balance: '179.50', totalEarnings: 900, payouts: [asked.body] });
    const open = await openPayouts(world.db);
    expect(open).toMatchObject([{ payout: { id: asked.body.id, amountMinor: 120_50 }, driverId: thabo.driverId, name: 'Thabo Ndlovu' }]);
    await handle(staff.user.id, asked.body.id, 'paid', 'EFT 991');
    await handle(staff.user.id, asked.body.id, 'paid', 'EFT 991');
    expect(await earningsOf(thabo)).toMatchObject({ balance: '179.50', payouts: [{ status: 'paid', note: 'EFT 991' }] });
    expect(await balanceOf(world.db, 'platform:outside', 'ZAR')).toBe(120_50);
    await expect(handle(staff.user.id, asked.body.id, 'failed')).rejects.toMatchObject({ code: 'illegal_transition' });
    expect(await openPayouts(world.db)).toEqual([]);
  });

  it('is said to be on its way as long as it is set aside', async () => {
    const thabo = await driverWith300();
    const { user } = await passenger(world);
    const { body } = await ask(thabo, '300');
    const sumOf = async () => (await thabo.client.call(calls.getDriverMoney)).sums[0];
    expect(await sumOf()).toMatchObject({ balance: '0.00', setAside: '300.00' });
    await handle(user.id, body.id, 'paid');
    expect(await sumOf()).toMatchObject({ balance: '0.00', setAside: '0.00' });
  });

  it('that failed gives the money back, and the next may be asked', async () => {
    const thabo = await driverWith300();
    const staff = await passenger(world);
    const { body } = await ask(thabo, '300');
    expect((await earningsOf(thabo)).balance).toBe('0.00');
    await handle(staff.user.id, body.id, 'failed', 'No such account');
    expect(await earningsOf(thabo)).toMatchObject({ balance: '300.00', payouts: [{ status: 'failed', note: 'No such account' }] });
    expect((await ask(thabo, '300')).status).toBe(201);
  });

  it('handled by two at the same instant moves the money once', async () => {
    const thabo = await driverWith300();
    const staff = await passenger(world);
    const { body } = await ask(thabo, '100');
    const results = await Promise.allSettled([handle(staff.user.id, body.id, 'paid'), handle(staff.user.id, body.id, 'failed')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(['200.00', '300.00']).toContain((await earningsOf(thabo)).balance);
    expect((await checkLedger(world.db)).faults).toEqual([]);
  });

  it('of more than the balance is refused, and says how much there is', async () => {
    const thabo = await driverWith300();
    const refused = await ask(thabo, '300.01');
    expect(refused.body).toMatchObject({ status: 409, code: 'balance_too_low', detail: 'You can withdraw at most R300.00.' });
    expect((await earningsOf(thabo)).balance).toBe('300.00');
    expect((await ask(await driver(world), '1')).body.detail).toBe('You can withdraw at most R0.00.');
  });

  it('asked twice at once is one payout; asked again the same way it is the same one; another waits', async () => {
    const thabo = await driverWith300();
    const answers = await Promise.all([ask(thabo, '200'), ask(thabo, '200'), ask(thabo, '200')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await ask(thabo, '50')).body).toMatchObject({ status: 409, code: 'payout_open' });
    expect((await earningsOf(thabo)).balance).toBe('100.00');
  });

  it('asked with two amounts at once is one payout within the balance', async () => {
    const thabo = await driverWith300();
    const answers = await Promise.all([ask(thabo, '200'), ask(thabo, '250')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(Number((await earningsOf(thabo)).balance)).toBeGreaterThanOrEqual(0);
  });

  it('asked by transactions that run side by side is one payout, and each answer names it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const thabo = await driverWith300();
      const actor = {
        userId: thabo.user.id,
        userType: 'driver',
        driverId: thabo.driverId,
        countryId: 'za',
        verifiedFemale: false,
        sessionId: 0,
        method: 'password',
        secondFactor: false,
        staff: null,
      } as const;
      const amounts = ['200', '200', '200', '250'];
      const results = await Promise.allSettled(
        amounts.map((amount) => inTransaction(world.node.ctx, (uow) => requestPayout(world.node.ctx, uow, actor, { amount, destination }))),
      );
      const given = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
      expect(new Set(given).size).toBe(1);
      for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'payout_open' });
      expect((await earningsOf(thabo)).payouts).toHaveLength(1);
    }
  });

  it('asks for the password again, and for an amount', async () => {
    const thabo = await driverWith300();
    expect((await ask(thabo, '10', { password: 'wrong' })).body).toMatchObject({ status: 400, errors: [{ path: 'password' }] });
    expect((await ask(thabo, '0.00')).body).toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    expect((await ask(thabo, '-5')).body).toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    expect((await ask(thabo, '1.005')).body).toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    expect((await ask(thabo, '10', { destination: '  ' })).body).toMatchObject({ status: 400, errors: [{ path: 'destination' }] });
    expect((await ask(thabo, '10', { status: 'paid' })).status).toBe(400);
    expect(
      (await (await passenger(world)).client.answer(calls.requestPayout, { body: { amount: '1', destination, password: PASSWORD } }))
        .status,
    ).toBe(403);
    expect((await earningsOf(thabo)).payouts).toEqual([]);
  });
});

it('leaves the books right', async () => {
  expect((await checkLedger(world.db)).faults).toEqual([]);
});
