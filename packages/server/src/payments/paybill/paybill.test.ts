import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountCode } from '@safiri/rules/payments/account-code.ts';
import { paymentProviders } from '../../adapters/payment-providers.ts';
import { brokenBooks } from '../../testing/broken-books.ts';
import { calls } from '../../testing/calls.ts';
import { moneyOf, owe } from '../../testing/driver-money.ts';
import { useWorld } from '../../testing/harness.ts';
import { bodaRider, kisumuFile, kisumuPassenger, movedClock, openKisumu } from '../../testing/kisumu.ts';
import { begin, connectProvider, heldByBooks, mindPayments, until, useSimulators } from '../../testing/payments.ts';
import { financeTeam } from '../../testing/payouts.ts';
import { eventually, type DriverPerson } from '../../testing/people.ts';
import { walletOf } from '../../testing/wallets.ts';
import { registerPaybill } from './register.ts';

const { clock, wait } = movedClock();
const world = useWorld({ clock });
const simulators = useSimulators();
let accountId: number;
const c2b = () => simulators.mpesa.c2b;

beforeAll(async () => {
  await openKisumu(world, kisumuFile().replace('topUp: false', 'topUp: true'));
  accountId = await connectProvider(world, simulators, 'mpesa', 'ke');
  for (const book of [c2b().book, simulators.mpesa.b2c.payouts.book]) book.deliverTo = world.node.address;
  await registerPaybill(world.node.ctx, paymentProviders, accountId);
});
beforeEach(() => {
  for (const { manners } of [c2b().book, simulators.mpesa.book, simulators.mpesa.b2c.payouts.book]) manners.clear();
});

const rows = async () => {
  const found = await world.db.execute<{ id: number; transaction_id: string; state: string; reason: string | null; task: boolean }>(
    sql`select id, transaction_id, state, reason, task_at is not null as task from paybill_payments order by id`,
  );
  return found.rows;
};
const rowOf = async (id: string) => (await rows()).find((row) => row.transaction_id === id);
/** Until the provider has said what it says. */
const settled = (id: string, state = 'credited') =>
  eventually(async () => {
    await mindPayments(world);
    return (await rowOf(id))?.state === state;
  }, `${id} ${state}`);
const balanceOf = async (own: DriverPerson) => (await moneyOf(own)).balance;
const codeOf = ({ user }: Pick<DriverPerson, 'user'>, holder: 'driver' | 'wallet' = 'driver') => accountCode({ holder, userId: user.id });

it('a driver pays what they owe from any phone, and however often it is told it counts once', async () => {
  const own = await bodaRider(world);
  await owe(world, own, 'KES', -700_00);
  const ways = await own.client.call(calls.listPayInWays, {});
  expect(ways.paybill).toEqual({ provider: 'mpesa', number: '174379', code: codeOf(own), page: null });
  c2b().book.manners.add('callback_twice');
  const paid = await c2b().pay({ typed: ` ${codeOf(own).toLowerCase()} `, amountMinor: 500_00, payer: 'AMINA' });
  await settled(paid?.id ?? '');
  await Promise.all([c2b().tell(paid ?? never()), c2b().tell(paid ?? never())]);
  await mindPayments(world);
  expect(await balanceOf(own)).toBe('-200.00');
  expect((await own.client.call(calls.listPayIns, {})).map(({ amount, state, receipt }) => [amount, state, receipt])).toEqual([
    ['500.00', 'succeeded', paid?.id],
  ]);
  expect(await brokenBooks(world)).toEqual([]);
});

it('a passenger fills the wallet by the own code', async () => {
  const person = await kisumuPassenger(world);
  const { paybill } = await person.client.call(calls.listTopUpWays, {});
  expect(paybill?.code).toBe(codeOf(person, 'wallet'));
  const paid = await c2b().pay({ typed: paybill?.code ?? '', amountMinor: 300_00, payer: 'AMINA' });
  await settled(paid?.id ?? '');
  expect(await walletOf(person)).toBe('300.00');
});

it('nothing is credited for what was told and is not so, and after a day finance looks', async () => {
  const own = await bodaRider(world);
  const held = await heldByBooks(world, accountId);
  // Somebody knows the address, and makes it up; and somebody tells ten times of what was paid.
  await c2b().tell({ id: 'FORGED1', typed: codeOf(own), amountMinor: 900_00, payer: 'NOBODY' });
  const paid = { id: 'SCMORE01', typed: codeOf(own), amountMinor: 50_00, payer: 'AMINA' };
  c2b().paid.push(paid);
  await c2b().tell({ ...paid, amountMinor: 5000_00 });
  await eventually(async () => {
    await mindPayments(world);
    return (await rowOf('SCMORE01'))?.reason === 'amount_differs';
  }, 'the difference');
  for (let hour = 0; hour < 25; hour += 1) {
    wait(3600);
    await mindPayments(world);
  }
  await eventually(async () => {
    wait(3600);
    await mindPayments(world);
    return (await rowOf('FORGED1'))?.reason === 'not_confirmed';
  }, 'the task');
  expect([await rowOf('FORGED1'), await rowOf('SCMORE01')]).toMatchObject([
    { state: 'heard', task: true },
    { state: 'heard', task: true },
  ]);
  expect(await balanceOf(own)).toBe('0.00');
  expect(await heldByBooks(world, accountId)).toBe(held);
  const wrong = { typed: codeOf(own), amountMinor: 10_00, payer: 'X', id: 'X1' };
  const answers = await Promise.all(
    [{ ...wrong, shortcode: '600000' }, {}].map((body) =>
      fetch(`${world.node.address}/callbacks/c${accountId}.${'x'.repeat(32)}`, { method: 'POST', body: JSON.stringify(body) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(await brokenBooks(world)).toEqual([]);
});

it('a prompt of ours, of which the provider tells here too, is credited once', async () => {
  const person = await kisumuPassenger(world);
  const begun = await begin(person, 'mpesa', '500');
  const entry = await eventually(
    async () => simulators.mpesa.book.entries.find((one) => begun.reference.startsWith(one.reference)),
    'the prompt',
  );
  await simulators.mpesa.answer(entry.id, 'yes');
  const paid = await until(person, begun.id, 'succeeded');
  for (const typed of [entry.reference, codeOf(person, 'wallet')])
    await c2b().tell({ id: paid.receipt ?? '', typed, amountMinor: 500_00, payer: 'AMINA' });
  await mindPayments(world);
  expect(await rowOf(paid.receipt ?? '')).toBeUndefined();
  expect(await walletOf(person)).toBe('500.00');
});

it('what was typed by hand with the account of a prompt is no answer to it, and waits for finance', async () => {
  const person = await kisumuPassenger(world);
  const begun = await begin(person, 'mpesa', '500');
  const entry = await eventually(
    async () => simulators.mpesa.book.entries.find((one) => begun.reference.startsWith(one.reference)),
    'the prompt',
  );
  const prompt = { typed: entry.reference, amountMinor: 500_00, payer: 'AMINA', phone: person.user.phone, at: clock() };
  // Another amount, from another phone, and long after the prompt: asked before, each is turned away, as a code of nobody is.
  const byHand = [
    { ...prompt, id: 'SCHAND01', amountMinor: 700_00 },
    { ...prompt, id: 'SCHAND02', phone: '+254733999888' },
    { ...prompt, id: 'SCHAND03', at: new Date(clock().getTime() + 3_600_000) },
  ];
  for (const paid of byHand) {
    expect(await c2b().pay(paid)).toBeUndefined();
    // Who pays all the same, as where nobody answered, is not lost.
    c2b().paid.push(paid);
    await c2b().tell(paid);
    await settled(paid.id, 'suspense');
  }
  // The prompt itself is told here, too, before its own callback and afterwards; paid once more by hand it is other money.
  await c2b().tell({ ...prompt, id: 'SCPROMPT' });
  expect(await rowOf('SCPROMPT')).toBeUndefined();
  await simulators.mpesa.answer(entry.id, 'yes');
  await until(person, begun.id, 'succeeded');
  const again = { ...prompt, id: 'SCHAND04' };
  c2b().paid.push(again);
  await c2b().tell(again);
  await settled('SCHAND04', 'suspense');
  expect(await walletOf(person)).toBe('500.00');
  const [{ client }] = await financeTeam(world);
  const tasks = await client.call(calls.listPaybill, { query: { tasks: '1' } });
  expect(tasks.filter(({ typed }) => typed === entry.reference).map(({ reason }) => reason)).toEqual(Array(4).fill('no_such_code'));
  expect(await brokenBooks(world)).toEqual([]);
});

it('what came by a code of nobody waits, and finance gives it to whom it belongs', async () => {
  const own = await bodaRider(world);
  // Asked before, it is turned away; who pays all the same, as where nobody answered, is not lost.
  expect(await c2b().pay({ typed: 'D1', amountMinor: 100_00, payer: 'AMINA' })).toBeUndefined();
  const paid = { id: 'SCLOST01', typed: 'KMEA 100U', amountMinor: 400_00, payer: 'AMINA' };
  c2b().paid.push(paid);
  await c2b().tell(paid);
  await settled('SCLOST01', 'suspense');
  expect(await brokenBooks(world)).toEqual([]);
  const [{ client }] = await financeTeam(world);
  const [found] = await client.call(calls.listPaybill, { query: { tasks: '1' } });
  expect(found).toMatchObject({ transactionId: 'SCLOST01', typed: 'KMEA 100U', state: 'suspense', reason: 'no_such_code', owner: null });
  const give = (code: string) =>
    client.answer(calls.givePaybill, { params: { id: found?.id ?? 0 }, body: { code, note: 'He rang with the receipt' } });
  expect((await give('D1')).body).toMatchObject({ errors: [{ path: 'code' }] });
  const both = await Promise.all([give(codeOf(own)), give(codeOf(own))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await balanceOf(own)).toBe('400.00');
  const [given] = await client.call(calls.listPaybill, { query: {} });
  expect(given).toMatchObject({ state: 'credited', payer: null, owner: { userId: own.user.id } });
  await expect(world.db.execute(sql`update paybill_payments set amount_minor = 1 where transaction_id = 'SCLOST01'`)).rejects.toThrow(
    'Failed query',
  );
  expect(await brokenBooks(world)).toEqual([]);
});

it('more than one person may give alone needs a second, who may refuse; and nobody gives it to themselves', async () => {
  const own = await bodaRider(world);
  const paid = { id: 'SCLARGE1', typed: 'who knows', amountMinor: 6_000_000_00, payer: 'AMINA' };
  c2b().paid.push(paid);
  await c2b().tell(paid);
  await settled('SCLARGE1', 'suspense');
  const [one, two] = await financeTeam(world);
  const id = (await rowOf('SCLARGE1'))?.id ?? 0;
  const give = () => one.client.answer(calls.givePaybill, { params: { id }, body: { code: codeOf(own), note: 'He rang' } });
  expect((await give()).body).toMatchObject({ state: 'suspense', wantedCode: codeOf(own) });
  expect((await give()).body).toMatchObject({ code: 'already_decided' });
  const waiting = async () => (await two.client.call(calls.listApprovals, {})).open.find(({ kind }) => kind === 'paybill_owner');
  const decide = async (outcome: 'approved' | 'refused') =>
    two.client.call(calls.decideApproval, { params: { id: (await waiting())?.id ?? 0 }, body: { outcome, note: 'Looked at the receipt' } });
  await decide('refused');
  expect(await balanceOf(own)).toBe('0.00');
  await give();
  await decide('approved');
  expect(await balanceOf(own)).toBe('6000000.00');
  const mine = { id: 'SCMINE01', typed: 'mine', amountMinor: 100_00, payer: 'AMINA' };
  c2b().paid.push(mine);
  await c2b().tell(mine);
  await settled('SCMINE01', 'suspense');
  const { user } = await one.client.call(calls.whoAmI);
  await world.db.execute(sql`update users set country_id = 'ke' where id = ${user.id}`);
  const refused = await one.client.refused(calls.givePaybill, {
    params: { id: (await rowOf('SCMINE01'))?.id ?? 0 },
    body: { code: accountCode({ holder: 'wallet', userId: user.id }), note: 'It is mine' },
  });
  expect(refused.code).toBe('own_money');
  expect(await brokenBooks(world)).toEqual([]);
});

function never(): never {
  throw new Error('it was paid');
}
