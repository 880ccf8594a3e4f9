import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentEvents, payments } from '@safiri/db/payments/tables.ts';
import { callbackUrl } from './public.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { begin, connectProvider, heldByBooks, mindPayments, paymentOf, until, useSimulators } from '../testing/payments.ts';
import { driver, eventually, passenger, PASSWORD, type Person } from '../testing/people.ts';
import { watchStatements } from '../testing/statements.ts';
import { movedClock } from '../testing/kisumu.ts';
import { walletOf } from '../testing/wallets.ts';
import { ledgerFaults } from '../wallet/public.ts';

const { clock, wait } = movedClock();
const world = useWorld({ clock });
const simulators = useSimulators();
let accountId: number;
beforeAll(async () => void (accountId = await connectProvider(world, simulators, 'paystack', 'za')));

/** Looked up when it is used: the simulators stand only once the tests begin. */
const paystackManners = {
  add: (manner: 'callback_lost' | 'answer_lost' | 'down') => simulators.paystack.book.manners.add(manner),
  delete: (manner: 'callback_lost' | 'answer_lost' | 'down') => simulators.paystack.book.manners.delete(manner),
};

/** A top-up that stands at the provider's page. */
async function atPage(person: Person, amount = '200.00') {
  const { id } = await begin(person, 'paystack', amount);
  const begun = await eventually(async () => {
    const payment = await paymentOf(person, id);
    return payment.page === null ? undefined : payment;
  }, 'the page');
  return { id, reference: begun.reference, page: begun.page ?? '' };
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${world.node.address}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const pathOf = (url: string) => new URL(url).pathname;

describe('a top-up at the provider’s page', () => {
  it('costs no more statements from the tap to the wallet than it needs', async () => {
    const person = await passenger(world);
    const watched = watchStatements(world.node.ctx.db.$client);
    const { id } = await begin(person, 'paystack', '200.00');
    const entry = await eventually(async () => simulators.paystack.book.entries.at(-1), 'the page');
    await simulators.paystack.answer(entry.reference, 'yes');
    await eventually(async () => {
      const { rows } = await world.db.execute(sql`select from payments where id = ${id} and state = 'succeeded'`);
      return rows.length > 0;
    }, 'the money');
    const sent = watched().map(({ text }) => text);
    const among = (pattern: RegExp) => sent.filter((text) => pattern.test(text)).length;
    // Its account once when it begins, when it is called back and when it is credited; its person is held with the money alone.
    expect([among(/from "provider_accounts"/), among(/from "users" where .* for no key update/)]).toEqual([3, 1]);
  });

  it('is credited once when it is paid there, told, and goes into the books', async () => {
    const person = await passenger(world);
    expect(await person.client.call(calls.listTopUpWays)).toEqual({
      paybill: null,
      currency: 'ZAR',
      countryId: 'za',
      ways: ['paystack'],
      least: 10,
      most: 5000,
    });
    expect((await person.client.call(calls.getWallet)).topUp).toBe(true);
    const { id, reference, page } = await atPage(person);
    expect(page).toBe(`${simulators.url}/paystack/pay/${reference}`);
    expect(await walletOf(person)).toBe('0.00');
    await simulators.paystack.answer(reference, 'yes');
    expect(await until(person, id, 'succeeded')).toMatchObject({ amount: '200.00', reason: null, page: null, isSandbox: false });
    expect(await walletOf(person)).toBe('200.00');
    await simulators.paystack.tellAgain(reference);
    await simulators.paystack.tellAgain(reference);
    await mindPayments(world);
    expect(await walletOf(person)).toBe('200.00');
    const [told] = await person.client.call(calls.ownNotifications);
    expect(told).toMatchObject({ title: 'R200.00 in your wallet', data: { redirectTo: `/wallet?payment=${id}` } });
    expect(await ledgerFaults(world.db)).toEqual([]);
    expect(await person.client.call(calls.listPayments)).toMatchObject([{ id, state: 'succeeded' }]);
  });

  it('is found paid without any callback, after a pause', async () => {
    const person = await passenger(world);
    const { id, reference } = await atPage(person);
    paystackManners.add('callback_lost');
    await simulators.paystack.answer(reference, 'yes');
    paystackManners.delete('callback_lost');
    wait(5);
    await mindPayments(world);
    expect((await paymentOf(person, id)).state).toBe('succeeded');
    expect(await walletOf(person)).toBe('200.00');
  });

  it('is paid by a second try after a card was refused', async () => {
    const person = await passenger(world);
    const { id, reference } = await atPage(person);
    await simulators.paystack.answer(reference, 'no_funds');
    wait(5);
    await mindPayments(world);
    expect(await paymentOf(person, id)).toMatchObject({ state: 'failed', reason: 'no_funds' });
    await simulators.paystack.answer(reference, 'yes');
    await until(person, id, 'succeeded');
    expect(await walletOf(person)).toBe('200.00');
  });

  it('is given up after an hour, and credited when it was paid after all', async () => {
    const person = await passenger(world);
    const { id, reference } = await atPage(person);
    wait(3601);
    await mindPayments(world);
    expect(await paymentOf(person, id)).toMatchObject({ state: 'expired', reason: 'not_answered', page: null });
    await simulators.paystack.answer(reference, 'yes');
    await until(person, id, 'succeeded');
    expect(await walletOf(person)).toBe('200.00');
  });

  it('begins once where the answer to its beginning was lost, and can still be asked about', async () => {
    const person = await passenger(world);
    paystackManners.add('answer_lost');
    const { id, reference } = await begin(person, 'paystack', '50');
    await until(person, id, 'unknown');
    paystackManners.delete('answer_lost');
    expect(simulators.paystack.book.entries.filter((entry) => entry.reference === reference).length).toBe(1);
    await simulators.paystack.answer(reference, 'yes');
    await until(person, id, 'succeeded');
    expect(await walletOf(person)).toBe('50.00');
  });

  it('waits while the provider is down for an hour, and goes on', async () => {
    const person = await passenger(world);
    const { id, reference } = await atPage(person);
    paystackManners.add('down');
    for (let minute = 0; minute < 58; minute += 1) {
      wait(60);
      await mindPayments(world);
    }
    expect((await paymentOf(person, id)).state).toBe('pending');
    paystackManners.delete('down');
    await simulators.paystack.answer(reference, 'yes');
    await until(person, id, 'succeeded');
  });
});

describe('a forged callback', () => {
  it('credits nothing: without a signature, with another one, at an address that was never made', async () => {
    const person = await passenger(world);
    const { id, reference } = await atPage(person);
    const own = pathOf(callbackUrl(world.node.ctx.config, { of: 'account', id: accountId }));
    const body = JSON.stringify({ event: 'charge.success', data: { reference, status: 'success', amount: 20_000, currency: 'ZAR' } });
    expect((await post(own, body)).status).toBe(404);
    expect((await post(own, body, { 'x-paystack-signature': 'ab'.repeat(64) })).status).toBe(404);
    expect((await post('/callbacks/a1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', body)).status).toBe(404);
    expect((await post('/callbacks/x', body)).status).toBe(404);
    await mindPayments(world);
    expect((await paymentOf(person, id)).state).toBe('pending');
    expect(await walletOf(person)).toBe('0.00');
    const { rows } = await world.db.execute(sql`select 1 from payment_events where payment_id = ${id} and kind = 'callback'`);
    expect(rows).toEqual([]);
  });
});

describe('what a top-up may be', () => {
  it('is whole units within bounds, by a provider of the country, for passengers, and one’s own to see', async () => {
    const person = await passenger(world);
    const wrong = async (amount: string) =>
      (await person.client.refused(calls.startTopUp, { body: { provider: 'paystack', amount } })).errors?.[0];
    for (const amount of ['9', '5001', '200.50', '0']) expect((await wrong(amount))?.path).toBe('amount');
    expect((await person.client.refused(calls.startTopUp, { body: { provider: 'mpesa', amount: '200' } })).code).toBe('not_found');
    const { id } = await begin(person, 'paystack', '10');
    const [other, taxi] = [await passenger(world), await driver(world)];
    expect((await other.client.refused(calls.getPayment, { params: { id } })).code).toBe('not_found');
    expect((await taxi.client.refused(calls.startTopUp, { body: { provider: 'paystack', amount: '200' } })).code).toBe('forbidden');
    expect((await taxi.client.call(calls.getWallet)).topUp).toBe(false);
  });

  it('is written down once however often the phone sends it', async () => {
    const person = await passenger(world);
    const sent = { body: { provider: 'paystack', amount: '200' } as const, idempotencyKey: crypto.randomUUID() };
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await person.client.call(calls.startTopUp, sent)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await world.db.$count(payments, sql`user_id = ${person.user.id}`)).toBe(1);
  });

  it('is not offered where the owner did not tick it', async () => {
    const person = await passenger(world, { phone: '+254712345601', countryId: 'ke' });
    await connectProvider(world, simulators, 'paystack', 'ke');
    expect((await person.client.call(calls.listTopUpWays)).ways).toEqual([]);
    expect((await person.client.refused(calls.startTopUp, { body: { provider: 'paystack', amount: '500' } })).code).toBe('not_found');
  });

  it('is real money outside the demo: play money is not offered in an open city', async () => {
    await connectProvider(world, simulators, 'paystack', 'za', 'sandbox');
    const person = await passenger(world);
    expect((await person.client.call(calls.listTopUpWays)).ways).toEqual([]);
    expect((await person.client.call(calls.getWallet)).topUp).toBe(false);
    accountId = await connectProvider(world, simulators, 'paystack', 'za');
  });
});

describe('the database', () => {
  it('keeps a credited payment as it is, its events for ever, and none open that nobody minds', async () => {
    const person = await passenger(world);
    const { id, reference } = await atPage(person);
    const change = (set: string) => world.db.execute(sql.raw(`update payments set ${set} where id = ${id}`));
    await expect(change("state = 'succeeded'")).rejects.toThrow('Failed query');
    await expect(change('next_ask_at = null')).rejects.toThrow('Failed query');
    await simulators.paystack.answer(reference, 'yes');
    await until(person, id, 'succeeded');
    for (const set of ["state = 'failed', transfer_id = null", 'amount_minor = 100', 'transfer_id = null'])
      await expect(change(set)).rejects.toThrow('Failed query');
    await expect(world.db.delete(paymentEvents)).rejects.toThrow('Failed query');
  });

  it('holds at the provider what came in, and keeps an account from being deleted while money may still come', async () => {
    const person = await passenger(world);
    const before = await heldByBooks(world, accountId);
    const { id, reference } = await atPage(person, '30');
    const refusal = await person.client.refused(calls.removeAccount, { body: { password: PASSWORD } });
    expect(refusal.code).toBe('illegal_transition');
    await simulators.paystack.answer(reference, 'yes');
    await until(person, id, 'succeeded');
    expect((await heldByBooks(world, accountId)) - before).toBe(30_00);
  });
});
