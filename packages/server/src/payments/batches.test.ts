import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { owe } from '../testing/driver-money.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { connectProvider, mindPayments, useSimulators } from '../testing/payments.ts';
import { askPayout, destine, disbursementOf, financeTeam, signBatch, untilPayout } from '../testing/payouts.ts';
import { driver, memberOfStaff, PASSWORD, type DriverPerson } from '../testing/people.ts';

const { clock, wait } = movedClock();
const world = useWorld({ clock, env: { PAYOUT_ALONE_A_DAY: '500' } });
const simulators = useSimulators();
beforeAll(async () => {
  await connectProvider(world, simulators, 'paystack', 'za');
  await connectProvider(world, simulators, 'paystack', 'ng');
  simulators.paystack.transfers.payouts.paysAlone = false;
});

/** A driver whose payout of so many rand waits. */
async function waiting(rand: number): Promise<{ own: DriverPerson; payoutId: number }> {
  const own = await driver(world);
  await owe(world, own, 'ZAR', rand * 100);
  await destine(own, 'paystack', '6200012345', '250655');
  return { own, payoutId: (await askPayout(own, String(rand))).id };
}
const idOf = async (person: Pick<DriverPerson, 'client'>, payoutId: number) => (await disbursementOf(person, payoutId)).id;

/** A day passes, and nobody was signed out meanwhile. */
async function aDay(): Promise<void> {
  wait(24 * 3600 + 1);
  await world.db.execute(
    sql`update sessions set expires_at = expires_at + interval '25 hours', second_factor_at = second_factor_at + interval '25 hours'`,
  );
}

describe('a batch', () => {
  it('is signed by somebody else than who made it, and nothing is sent before', async () => {
    const [one, two] = await financeTeam(world);
    const { own, payoutId } = await waiting(100);
    const id = await idOf(one, payoutId);
    const batch = await one.client.call(calls.makeBatch, { body: { ids: [id] } });
    expect(batch).toMatchObject({ state: 'waiting', count: 1, amount: '100.00', paid: 0 });
    await mindPayments(world);
    expect(simulators.paystack.transfers.payouts.entries).toEqual([]);
    expect((await two.client.refused(calls.makeBatch, { body: { ids: [id] } })).code).toBe('illegal_transition');
    expect((await one.client.refused(calls.decidePayout, { params: { id: payoutId }, body: { outcome: 'paid' } })).code).toBe(
      'illegal_transition',
    );
    expect((await one.client.refused(calls.decidePayout, { params: { id: payoutId }, body: { outcome: 'failed', note: 'x' } })).code).toBe(
      'illegal_transition',
    );
    const approval = there((await two.client.call(calls.listApprovals)).open[0]);
    expect(approval).toMatchObject({ kind: 'payout_batch', subjectId: batch.id, data: { n: '1', amount: '100.00', countryId: 'za' } });
    const params = { id: approval.id };
    expect((await one.client.refused(calls.decideApproval, { params, body: { outcome: 'approved' } })).code).toBe('own_request');
    // What was refused waits as before, and may be called off with a reason.
    await two.client.call(calls.decideApproval, { params, body: { outcome: 'refused', note: 'Whose is it?' } });
    await one.client.call(calls.decidePayout, { params: { id: payoutId }, body: { outcome: 'failed', note: 'Ask again next week' } });
    expect(await untilPayout(own, payoutId, { status: 'failed' })).toMatchObject({ note: 'Ask again next week' });
    expect((await own.client.call(calls.getEarnings, {})).balance).toBe('100.00');
  });

  it('signed by two at the same instant is sent once', async () => {
    const [one, two] = await financeTeam(world);
    const third = await memberOfStaff(world, [{ role: 'finance' }]);
    const { payoutId } = await waiting(100);
    const row = await disbursementOf(one, payoutId);
    await one.client.call(calls.makeBatch, { body: { ids: [row.id] } });
    const params = { id: there((await two.client.call(calls.listApprovals)).open[0]).id };
    const both = await Promise.all(
      [two, third].map(({ client }) => client.answer(calls.decideApproval, { params, body: { outcome: 'approved' } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await Promise.all([mindPayments(world), mindPayments(world)]);
    const entries = simulators.paystack.transfers.payouts.entries.filter(({ reference }) => reference === row.reference);
    expect(entries.map(({ repeats }) => repeats)).toEqual([0]);
  });

  it('is no way to pay the same twice: of two that are made at once one holds it', async () => {
    const [one, two] = await financeTeam(world);
    const { payoutId } = await waiting(100);
    const id = await idOf(one, payoutId);
    const both = await Promise.all([one, two].map(({ client }) => client.answer(calls.makeBatch, { body: { ids: [id] } })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('one’s own payout', () => {
  it('is put into a batch by nobody, signed by nobody and decided by nobody whose it is', async () => {
    const [one, two] = await financeTeam(world);
    const { own, payoutId } = await waiting(100);
    const id = await idOf(one, payoutId);
    await world.db.execute(sql`update staff_members set phone = ${own.user.phone}
      where user_id = (select max(user_id) from staff_members)`);
    expect((await two.client.refused(calls.makeBatch, { body: { ids: [id] } })).code).toBe('own_money');
    const callOff = { params: { id }, body: { outcome: 'call_off', note: 'x' } } as const;
    expect((await two.client.refused(calls.decideDisbursement, callOff)).code).toBe('own_money');
    const batch = await one.client.call(calls.makeBatch, { body: { ids: [id] } });
    const { open } = await two.client.call(calls.listApprovals);
    const params = { id: there(open.find(({ subjectId }) => subjectId === batch.id)).id };
    expect((await two.client.refused(calls.decideApproval, { params, body: { outcome: 'approved' } })).code).toBe('own_money');
    await mindPayments(world);
    expect((await disbursementOf(one, payoutId)).state).toBe('waiting');
  });
});

it('calls off what waits and is in no batch, and gives its money back', async () => {
  const [one] = await financeTeam(world);
  const { own, payoutId } = await waiting(100);
  const id = await idOf(one, payoutId);
  const callOff = { params: { id }, body: { outcome: 'call_off', note: 'Asked for twice' } } as const;
  expect(await one.client.call(calls.decideDisbursement, callOff)).toMatchObject({ state: 'failed', reason: 'not_approved' });
  await untilPayout(own, payoutId, { status: 'failed' });
  expect((await own.client.call(calls.getEarnings, {})).balance).toBe('100.00');
  expect((await one.client.refused(calls.decideDisbursement, callOff)).code).toBe('illegal_transition');
  const batched = await idOf(one, (await waiting(100)).payoutId);
  await one.client.call(calls.makeBatch, { body: { ids: [batched] } });
  const inBatch = { params: { id: batched }, body: callOff.body };
  expect((await one.client.refused(calls.decideDisbursement, inBatch)).code).toBe('illegal_transition');
});

describe('an owner who is alone', () => {
  it('signs after a day, and no more than so much a day', async () => {
    await world.db.execute(sql`update staff_members set disabled_at = now()`);
    const owner = await memberOfStaff(world, [{ role: 'owner' }]);
    const [small, large] = [await waiting(400), await waiting(200)];
    for (const { payoutId } of [small, large]) await owner.client.call(calls.makeBatch, { body: { ids: [await idOf(owner, payoutId)] } });
    const open = async () => (await owner.client.call(calls.listApprovals)).open.filter(({ isOwn }) => isOwn);
    const [first, second] = await open();
    const agree = (id: number | undefined) => ({ params: { id: id ?? 0 }, body: { outcome: 'approved' } }) as const;
    expect((await owner.client.refused(calls.decideApproval, agree(first?.id))).code).toBe('own_request');
    await aDay();
    await owner.client.call(calls.decideApproval, agree(first?.id));
    expect((await owner.client.refused(calls.decideApproval, agree(second?.id))).code).toBe('alone_limit');
    await aDay();
    await owner.client.call(calls.decideApproval, agree(second?.id));
  });

  it('is shown as signed by one alone', async () => {
    const owner = await memberOfStaff(world, [{ role: 'owner' }]);
    const [last] = (await owner.client.call(calls.listBatches, { query: {} })).filter(({ state }) => state === 'approved');
    expect(last).toMatchObject({ alone: true });
    const { rows } = await world.db.execute<{ alone: boolean }>(
      sql`select alone from disbursement_batches where state = 'approved' order by id`,
    );
    const shown = (await owner.client.call(calls.listBatches, { query: {} })).filter(({ state }) => state === 'approved').toReversed();
    expect(shown.map(({ alone }) => alone)).toEqual(rows.map(({ alone }) => alone));
    await world.db.execute(sql`update staff_members set disabled_at = now() where user_id = ${owner.userId}`);
  });

  it('signs no more in another country once the limit is used up in the first', async () => {
    await aDay();
    const owner = await memberOfStaff(world, [{ role: 'owner' }]);
    await world.db.execute(sql`update staff_members set disabled_at = now() where user_id <> ${owner.userId}`);
    const nigerian = await driver(world, { countryId: 'ng', phone: '+2348031234599' });
    // 201 rand, by the rate of Nigeria.
    await owe(world, nigerian, 'NGN', 201_00 * countryById('ng').exchangeRate);
    await destine(nigerian, 'paystack', '0123456789', '058');
    const abroad = await askPayout(nigerian, String(201 * countryById('ng').exchangeRate));
    const { payoutId } = await waiting(300);
    for (const id of [payoutId, abroad.id]) await owner.client.call(calls.makeBatch, { body: { ids: [await idOf(owner, id)] } });
    const own = async () => (await owner.client.call(calls.listApprovals)).open.filter(({ isOwn }) => isOwn);
    const [first, second] = await own();
    expect([first?.data['countryId'], second?.data['countryId']]).toEqual(['za', 'ng']);
    await aDay();
    const agree = (id: number | undefined) => ({ params: { id: id ?? 0 }, body: { outcome: 'approved' } }) as const;
    await owner.client.call(calls.decideApproval, agree(first?.id));
    expect((await owner.client.refused(calls.decideApproval, agree(second?.id))).code).toBe('alone_limit');
    await aDay();
    await owner.client.call(calls.decideApproval, agree(second?.id));
  });
});

describe('a driver', () => {
  it('hears whose an account is before money goes there, and needs the password to change it', async () => {
    const own = await driver(world, { countryId: 'ng', phone: '+2348031234567' });
    const body = { provider: 'paystack', account: '0123456789', bank: '058' } as const;
    expect(await own.client.call(calls.findPayoutName, { body })).toMatchObject({ name: 'SIMULATED PERSON' });
    expect((await own.client.answer(calls.findPayoutName, { body: { ...body, account: '0123450000' } })).body.errors?.[0]?.path).toBe(
      'account',
    );
    expect((await own.client.answer(calls.findPayoutName, { body: { ...body, bank: 'nobody' } })).body.errors?.[0]?.path).toBe('bank');
    expect((await own.client.refused(calls.findPayoutName, { body: { provider: 'mpesa', account: '0711' } })).code).toBe('not_found');
    expect((await own.client.answer(calls.setPayoutDestination, { body: { ...body, password: 'wrong' } })).body.errors?.[0]?.path).toBe(
      'password',
    );
    expect(await own.client.call(calls.setPayoutDestination, { body: { ...body, password: PASSWORD } })).toMatchObject({
      destination: { account: '0123456789', bank: '058', name: 'SIMULATED PERSON' },
    });
    // They are told once, not when the same is said again; and by mail, too, as it may not have been them.
    await own.client.call(calls.setPayoutDestination, { body: { ...body, password: PASSWORD } });
    const { rows } = await world.db.execute<{ subject: string; body: string }>(
      sql`select subject, body from outbox_messages where channel = 'mail' and recipient = (select email from users where id = ${own.user.id})`,
    );
    expect(rows.filter(({ subject }) => subject === 'Your payouts go to another account')).toMatchObject([
      { body: expect.stringContaining('GTBank 0123456789') },
    ]);
    const told = (await own.client.call(calls.ownNotifications)).filter(({ title }) => title.startsWith('Your payouts go to'));
    expect(told).toMatchObject([{ title: expect.stringContaining('0123456789') }]);
  });

  it('learns the names of ten accounts in an hour, and as a member of the team of no more', async () => {
    const own = await driver(world, { countryId: 'ng', phone: '+2348031234568' });
    const look = (n: number) =>
      own.client.answer(calls.findPayoutName, { body: { provider: 'paystack', account: `01234567${10 + n}`, bank: '058' } });
    for (let n = 0; n < 9; n += 1) expect((await look(n)).status).toBe(200);
    // Of several at once no more than one is left.
    const statuses = (await Promise.all([look(20), look(21), look(22)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    await look(31);
    expect((await look(30)).status).toBe(429);
    expect((await look(3)).status).toBe(200);
    const body = { provider: 'paystack', account: '0123456799', bank: '058', password: PASSWORD } as const;
    expect((await own.client.answer(calls.setPayoutDestination, { body })).status).toBe(429);
    wait(3601);
    expect((await look(30)).status).toBe(200);
  });

  it('who named no account is told so; who asks for cents by a provider, too', async () => {
    const own = await driver(world);
    await owe(world, own, 'ZAR', 100_00);
    const ask = (amount: string) => own.client.answer(calls.requestPayout, { body: { amount, password: PASSWORD } });
    expect((await ask('10')).body).toMatchObject({ status: 409, code: 'destination_missing' });
    await destine(own, 'paystack', '6200012345', '250655');
    expect((await ask('10.50')).body).toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    expect((await ask('10')).status).toBe(201);
  });
});

it('leaves the books right', async () => {
  const [one, two] = await financeTeam(world);
  const { payoutId } = await waiting(50);
  await signBatch([one, two], [await idOf(one, payoutId)]);
  // Its clock runs ahead: what is asked about then is not yet due by the database's; and nobody sends the mails of this world.
  const broken = await brokenBooks(world, (name) => !name.includes('being asked about') && name !== 'no message waits for ever');
  expect(broken).toEqual([]);
});
