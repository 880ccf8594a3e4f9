import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { PhoneAnswer } from '@safiri/provider-simulators/book.ts';
import { airtelMoney } from '../adapters/airtel-money.ts';
import { flutterwave } from '../adapters/flutterwave.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, movedClock, openKisumu } from '../testing/kisumu.ts';
import { begin, connectProvider, heldByBooks, mindPayments, paymentOf, until, useSimulators } from '../testing/payments.ts';
import { eventually, passenger, type Person } from '../testing/people.ts';
import { walletOf } from '../testing/wallets.ts';
import { ledgerFaults } from '../wallet/public.ts';
import { opened } from './accounts.ts';

const { clock, wait } = movedClock();
const world = useWorld({ clock });
const simulators = useSimulators();
let n = 0;
const accountIds = { mtn_momo: 0, airtel_money: 0, flutterwave: 0 };
const countries = { mtn_momo: 'ug', airtel_money: 'ke', flutterwave: 'ke' } as const;
const phones = { mtn_momo: '+25677212', airtel_money: '+25473312', flutterwave: '+25471112' } as const;
const providers = ['mtn_momo', 'airtel_money', 'flutterwave'] as const;
type Phone = (typeof providers)[number];

beforeAll(async () => {
  const kisumu = kisumuFile().replace('topUp: false', 'topUp: true');
  await openKisumu(world, kisumu);
  await openKisumu(
    world,
    kisumu
      .replace('id: kisumu', 'id: jinja')
      .replace('name: Kisumu', 'name: Jinja')
      .replace('country: ke', 'country: ug')
      .replace('Africa/Nairobi', 'Africa/Kampala'),
  );
  for (const provider of providers) accountIds[provider] = await connectProvider(world, simulators, provider, countries[provider]);
});

const payer = (provider: Phone): Promise<Person> => {
  n += 1;
  return passenger(world, { phone: `${phones[provider]}${String(1000 + n)}`, countryId: countries[provider] });
};

/** A prompt that stands on the phone. */
async function prompted(person: Person, provider: Phone) {
  const { id, reference } = await begin(person, provider, '5000');
  const entry = await eventually(async () => simulators[provider].book.entries.find((one) => one.reference === reference), 'the prompt');
  await eventually(
    async () => (await world.db.execute(sql`select 1 from payment_events where payment_id = ${id} and kind = 'sent'`)).rows.length > 0,
  );
  return { id, reference, entry };
}
const answer = (provider: Phone, { id, reference }: { id: string; reference: string }, how: PhoneAnswer) =>
  provider === 'mtn_momo' ? simulators.mtn_momo.answer(id, how) : simulators[provider].answer(reference, how);

describe.each(providers)('%s', (provider) => {
  const book = () => simulators[provider].book;

  it('is paid at the phone, credited once, and holds what the books say', async () => {
    const person = await payer(provider);
    const before = await heldByBooks(world, accountIds[provider]);
    const { id, entry } = await prompted(person, provider);
    expect(entry.amountMinor).toBe(5000_00);
    book().manners.add('callback_twice');
    await answer(provider, entry, 'yes');
    book().manners.clear();
    expect((await until(person, id, 'succeeded')).receipt).not.toBeNull();
    expect(await walletOf(person)).toBe('5000.00');
    expect((await heldByBooks(world, accountIds[provider])) - before).toBe(5000_00);
    expect(
      book()
        .calledBack.slice(-2)
        .map(({ status }) => status),
    ).toEqual([200, 200]);
    expect(await ledgerFaults(world.db)).toEqual([]);
  });

  it('whose one callback is lost is found by asking', async () => {
    const person = await payer(provider);
    const { id, entry } = await prompted(person, provider);
    book().manners.add('callback_lost');
    await answer(provider, entry, 'yes');
    book().manners.clear();
    wait(10);
    await mindPayments(world);
    expect((await paymentOf(person, id)).state).toBe('succeeded');
    expect(await walletOf(person)).toBe('5000.00');
  });

  it('that calls back before it answers, and whose answer is lost, is credited once and asked for once', async () => {
    const person = await payer(provider);
    book().manners.add('callback_first').add('answer_lost');
    const { id, reference } = await begin(person, provider, '5000');
    await until(person, id, 'succeeded');
    book().manners.clear();
    expect(book().entries.filter((one) => one.reference === reference).length).toBe(1);
    expect(await walletOf(person)).toBe('5000.00');
  });

  it('is not paid by a no, and stands while the provider is down', async () => {
    const person = await payer(provider);
    const { id, entry } = await prompted(person, provider);
    book().manners.add('down');
    await answer(provider, entry, 'no');
    wait(60);
    await mindPayments(world);
    expect((await paymentOf(person, id)).state).toBe('pending');
    book().manners.clear();
    wait(60);
    await mindPayments(world);
    // A node's own clock may have taken it just before.
    await until(person, id, 'failed');
    expect(await walletOf(person)).toBe('0.00');
  });
});

it('says of each of MTN’s reasons what it was', async () => {
  const said: unknown[] = [];
  for (const how of ['no', 'no_funds', 'unreachable', 'too_late', 'wrong_pin'] as const) {
    const person = await payer('mtn_momo');
    const { id, entry } = await prompted(person, 'mtn_momo');
    await answer('mtn_momo', entry, how);
    const { state, reason } = await until(person, id, how === 'too_late' ? 'expired' : 'failed');
    said.push([state, reason]);
  }
  expect(said).toEqual([
    ['failed', 'cancelled'],
    ['failed', 'no_funds'],
    ['failed', 'prompt_failed'],
    ['expired', 'not_answered'],
    ['failed', 'declined'],
  ]);
});

it('keeps what is ambiguous at Airtel as not known, and pays it when it turns out', async () => {
  const person = await payer('airtel_money');
  const { id, entry } = await prompted(person, 'airtel_money');
  await answer('airtel_money', entry, 'unreachable');
  await until(person, id, 'unknown');
  await answer('airtel_money', entry, 'yes');
  await until(person, id, 'succeeded');
  expect(await walletOf(person)).toBe('5000.00');
});

it('asks Airtel with few tokens, and takes no callback whose hash is another one', () => {
  expect(simulators.airtel_money.tokens()).toBe(1);
  const account = { id: 1, countryId: 'ke', baseUrl: '', secrets: { privateKey: 'simulated' } } as const;
  const read = (text: string) => airtelMoney.readCallback(account, { headers: {}, raw: Buffer.from(text) });
  const transaction = '{"id":"T1","status_code":"TS"}';
  expect(read(`{"transaction":${transaction},"hash":"AAAA"}`)).toBeUndefined();
  expect(read(`{"transaction":${transaction}}`)).toBeUndefined();
  expect(
    airtelMoney.readCallback({ ...account, secrets: {} }, { headers: {}, raw: Buffer.from(`{"transaction":${transaction}}`) }),
  ).toEqual({ reference: 'T1' });
});

describe('Flutterwave', () => {
  const account = { id: 1, countryId: 'ke', baseUrl: '', secrets: { secretHash: 'simulated-hash' } } as const;
  const read = (body: object, headers: Record<string, string> = { 'verif-hash': 'simulated-hash' }) =>
    flutterwave.readCallback(account, { headers, raw: Buffer.from(JSON.stringify(body)) });

  it('is believed by the word that the operator gave it alone, and then is a hint', () => {
    const charge = { event: 'charge.completed', data: { id: 5, tx_ref: 'T1', amount: 50.5, status: 'successful' } };
    expect(read(charge)).toEqual({ reference: 'T1', providerReference: '5', amountMinor: 50_50 });
    expect(read({ event: 'transfer.completed', data: { reference: 'd1', amount: 5 } })).toEqual({ reference: 'd1' });
    expect([read(charge, {}), read(charge, { 'verif-hash': '' }), read(charge, { 'verif-hash': 'simulated' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(
      flutterwave.readCallback({ ...account, secrets: {} }, { headers: { 'verif-hash': '' }, raw: Buffer.from(JSON.stringify(charge)) }),
    ).toBeUndefined();
    expect(read({ event: 'charge.completed', data: {} })).toBeUndefined();
  });

  it('asks at a page where the network wants that, is found by our reference, and says of each word what it was', async () => {
    await connectProvider(world, simulators, 'flutterwave', 'ug');
    const said: unknown[] = [];
    for (const how of ['yes', 'no', 'no_funds', 'wrong_pin', 'too_late'] as const) {
      const person = await payer('mtn_momo');
      const { id, entry } = await prompted(person, 'flutterwave');
      const { page } = await paymentOf(person, id);
      expect(page).toBe(`${simulators.url}/flutterwave/pay/${entry.reference}`);
      await fetch(page ?? '', { method: 'POST', body: new URLSearchParams({ answer: how }) });
      const { state, reason } = await until(person, id, how === 'yes' ? 'succeeded' : 'failed');
      said.push([how, state, reason]);
    }
    expect(said).toEqual([
      ['yes', 'succeeded', null],
      ['no', 'failed', 'cancelled'],
      ['no_funds', 'failed', 'no_funds'],
      ['wrong_pin', 'failed', 'wrong_pin'],
      ['too_late', 'failed', 'declined'],
    ]);
    // A number of no network that it knows is asked by nobody.
    const nobody = await passenger(world, { phone: '+256799121212', countryId: 'ug' });
    const { id } = await begin(nobody, 'flutterwave', '5000');
    expect(await until(nobody, id, 'failed')).toMatchObject({ reason: 'refused' });
  });

  it('takes another amount or currency, or somebody else’s charge, for no payment of this one', async () => {
    const person = await payer('flutterwave');
    await connectProvider(world, simulators, 'flutterwave', 'ke');
    const { id, entry } = await prompted(person, 'flutterwave');
    Object.assign(entry, { amountMinor: 4000_00 });
    await answer('flutterwave', entry, 'yes');
    wait(10);
    await mindPayments(world);
    expect(await until(person, id, 'unknown')).toMatchObject({ reason: 'amount_differs' });
    expect(await walletOf(person)).toBe('0.00');
  });

  it('lists a day page by page, both ways', async () => {
    const [row] = await world.db.select().from(providerAccounts).where(eq(providerAccounts.id, accountIds.flutterwave));
    const own = opened(world.node.ctx.config, there(row), flutterwave);
    const lines = await flutterwave.list?.(own, new Date(Date.now() - 86_400_000), new Date(Date.now() + 60_000));
    const paid = simulators.flutterwave.book.entries.filter(({ answer: how }) => how === 'yes');
    expect(paid.length).toBeGreaterThan(2);
    expect(lines).toEqual(paid.map(({ id, reference, amountMinor }) => ({ direction: 'in', reference, receipt: id, amountMinor })));
    expect(await flutterwave.list?.(own, new Date(0), new Date(1000))).toEqual([]);
  });
});
