import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import type { ProviderId } from '@safiri/rules/payments/providers.ts';
import { paidOut } from '@safiri/provider-simulators/payout-book.ts';
import { owe } from '../testing/driver-money.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, movedClock, openKisumu } from '../testing/kisumu.ts';
import { connectProvider, heldByBooks, mindPayments, useSimulators } from '../testing/payments.ts';
import { askPayout, destine, disbursementOf, financeTeam, heldBy, paying, signBatch, untilPayout } from '../testing/payouts.ts';
import { driver, eventually, type DriverPerson } from '../testing/people.ts';

const { clock, wait } = movedClock();
const world = useWorld({ clock });
const simulators = useSimulators();
const currencies = { mpesa: 'KES', mtn_momo: 'UGX', airtel_money: 'KES', paystack: 'ZAR', flutterwave: 'KES' } as const;
const countries = { mpesa: 'ke', mtn_momo: 'ug', airtel_money: 'ke', paystack: 'za', flutterwave: 'ke' } as const;
const accountIds: Partial<Record<ProviderId, number>> = {};
let n = 0;

beforeAll(async () => {
  const kisumu = kisumuFile()
    .replace('every: monday, least: 200, fee: 0', 'every: request, least: 200, fee: 10')
    .replace('settlementHours: 48', 'settlementHours: 0');
  await openKisumu(world, kisumu);
  await openKisumu(
    world,
    kisumu
      .replace('id: kisumu', 'id: jinja')
      .replace('name: Kisumu', 'name: Jinja')
      .replace('country: ke', 'country: ug')
      .replace('Africa/Nairobi', 'Africa/Kampala'),
  );
  for (const provider of ['mpesa', 'mtn_momo', 'airtel_money', 'paystack', 'flutterwave'] as const) {
    accountIds[provider] = await connectProvider(world, simulators, provider, countries[provider]);
    const { payouts } = paying(simulators, provider);
    payouts.paysAlone = false;
    payouts.book.deliverTo = world.node.address;
  }
});

const phones = {
  mpesa: '+25471155',
  mtn_momo: '+25677255',
  airtel_money: '+25473355',
  paystack: '+2782555',
  flutterwave: '+25471255',
} as const;

/** A driver to whom 1,000.00 is owed, with a destination. */
async function payee(provider: ProviderId): Promise<DriverPerson> {
  n += 1;
  const phone = `${phones[provider]}${1000 + n}`;
  const own = await driver(world, {
    countryId: countries[provider],
    phone,
    vehicleRegistration: `PYT ${100 + n}A`,
    vehicleType: 'motorcycle',
  });
  await owe(world, own, currencies[provider], 1000_00);
  await (provider === 'paystack'
    ? destine(own, provider, `62000${1000 + n}`, '250655')
    : destine(own, provider, phone, provider === 'flutterwave' ? 'MPS' : undefined));
  return own;
}

const fee = (provider: ProviderId) => (provider === 'paystack' ? 0 : 10_00);

/** A payout that was asked for, signed by two, and sent. */
async function sent(provider: ProviderId) {
  const own = await payee(provider);
  const payout = await askPayout(own, '500');
  // Sessions of the console are short, and the clock runs ahead.
  const team = await financeTeam(world);
  const row = await disbursementOf(team[0], payout.id);
  await signBatch(team, [row.id]);
  await mindPayments(world);
  const book = paying(simulators, provider);
  const entry = book.payouts.entries.find(({ reference }) => reference === row.reference);
  return { own, payout, row, entry, book };
}

/** What a driver was told, the last first. */
const toldOf = async ({ client }: DriverPerson): Promise<string[]> =>
  (await client.call(calls.ownNotifications)).map(({ title, message }) => `${title} ${message}`);

const rowOf = async (id: number) => (await world.db.select().from(disbursements).where(eq(disbursements.id, id)))[0];
const look = async () => {
  wait(3600);
  await mindPayments(world);
};

describe.each(['mpesa', 'mtn_momo', 'airtel_money', 'paystack', 'flutterwave'] as const)('a payout by %s', (provider) => {
  it('is set aside, signed by two, paid, and read as paid', async () => {
    const { own, payout, row, entry, book } = await sent(provider);
    const held = `driver:${own.driverId}:payout`;
    expect(payout).toMatchObject({ status: 'requested', progress: 'waiting', amount: '500.00' });
    expect(entry).toMatchObject({ amountMinor: 500_00 - fee(provider), repeats: 0 });
    expect(await heldBy(world, held)).toBe(500_00);
    await untilPayout(own, payout.id, { status: 'requested' });
    const provided = await heldBy(world, `provider:${accountIds[provider]}:balance`);
    book.payouts.book.manners.add('callback_twice');
    await book.pay(row.reference, 'paid');
    book.payouts.book.manners.clear();
    await eventually(async () => {
      await look();
      return (await rowOf(row.id))?.state === 'succeeded';
    });
    expect(await untilPayout(own, payout.id, { status: 'paid', progress: 'succeeded' })).toMatchObject({
      fee: `${fee(provider) / 100}.00`,
    });
    expect((await rowOf(row.id))?.receipt).not.toBeNull();
    expect(await heldBy(world, held)).toBe(0);
    expect((await heldBy(world, `provider:${accountIds[provider]}:balance`)) - provided).toBe(500_00 - fee(provider));
    expect((await own.client.call(calls.getEarnings, {})).balance).toBe('500.00');
  });

  it('that the provider calls failed is given back, and the next one has a reference of its own', async () => {
    const { own, payout, row, book } = await sent(provider);
    await book.pay(row.reference, 'wrong_account');
    await eventually(async () => {
      await look();
      return (await rowOf(row.id))?.state === 'failed';
    });
    await untilPayout(own, payout.id, { status: 'failed', progress: 'failed', isPaidAfterAll: false });
    expect((await own.client.call(calls.getEarnings, {})).balance).toBe('1000.00');
    // M-Pesa and Airtel do not say why.
    expect((await toldOf(own))[0]).toMatch(
      provider === 'airtel_money' || provider === 'mpesa' ? /did not take it/ : /no account that can take it/,
    );
    const next = await askPayout(own, '500');
    expect((await disbursementOf((await financeTeam(world))[0], next.id)).reference).not.toBe(row.reference);
  });

  it('whose answer and callback were lost is found by its reference, and sent once', async () => {
    const book = paying(simulators, provider);
    book.payouts.book.manners.add('answer_lost').add('callback_lost');
    const { own, payout, row, entry } = await sent(provider);
    expect((await rowOf(row.id))?.state).toBe('unknown');
    await untilPayout(own, payout.id, { status: 'requested', progress: 'unknown' });
    await book.pay(row.reference, 'paid');
    // The answer to a question comes, where the news did not.
    book.payouts.book.manners.clear();
    await eventually(async () => {
      await look();
      return (await rowOf(row.id))?.state === 'succeeded';
    });
    expect(entry?.repeats).toBe(0);
    expect(book.payouts.entries.filter(({ reference }) => reference === row.reference)).toHaveLength(1);
  });

  it('about which nothing is known for a day is a task, and never sent by another reference', async () => {
    const book = paying(simulators, provider);
    const before = book.payouts.entries.length;
    book.payouts.book.manners.add('down');
    const { own, payout, row } = await sent(provider);
    for (let hour = 0; hour < 25; hour += 1) await look();
    expect(await rowOf(row.id)).toMatchObject({ state: 'unknown', nextAskAt: null });
    expect((await rowOf(row.id))?.taskAt).not.toBeNull();
    book.payouts.book.manners.clear();
    expect(book.payouts.entries).toHaveLength(before);
    expect((await own.client.refused(calls.requestPayout, { body: { amount: '400', password: 'a Quite-long one 7' } })).code).toBe(
      'payout_open',
    );
    // Finance found out from the statement that nothing was paid.
    const params = { id: row.id };
    const team = await financeTeam(world);
    await team[0].client.call(calls.decideDisbursement, { params, body: { outcome: 'failed', note: 'Not on the statement' } });
    await untilPayout(own, payout.id, { status: 'failed' });
    // Finance ended it: that is nothing which their account did.
    expect((await toldOf(own))[0]).toMatch(/was not sent.*Nothing is wrong with your account/);
    expect((await team[0].client.refused(calls.decideDisbursement, { params, body: { outcome: 'paid', note: 'Twice' } })).code).toBe(
      'illegal_transition',
    );
  });
});

it.each(['mpesa', 'paystack'] as const)(
  'by %s that finance called failed, and that was paid after all, is owed by its payee: once, and by the word of nobody who made its batch',
  async (provider) => {
    const own = await payee(provider);
    const payout = await askPayout(own, '500');
    const team = await financeTeam(world);
    const row = await disbursementOf(team[0], payout.id);
    await signBatch(team, [row.id]);
    await mindPayments(world);
    const book = paying(simulators, provider);
    const elsewhere = sql`update disbursements set payee_account = '0700000000' where id = ${row.id}`;
    await expect(world.db.execute(elsewhere)).rejects.toThrow('Failed query');
    book.payouts.book.manners.add('down');
    for (let hour = 0; hour < 25; hour += 1) await look();
    book.payouts.book.manners.clear();
    expect((await rowOf(row.id))?.taskAt).not.toBeNull();

    const [three] = await financeTeam(world);
    const params = { id: row.id };
    const failed = { outcome: 'failed', note: 'Not on the statement' } as const;
    // The day went by for the console as well.
    await world.db.execute(
      sql`update sessions set expires_at = expires_at + interval '40 hours', second_factor_at = second_factor_at + interval '40 hours'`,
    );
    expect((await team[0].client.refused(calls.decideDisbursement, { params, body: failed })).code).toBe('own_request');
    await three.client.call(calls.decideDisbursement, { params, body: failed });
    await untilPayout(own, payout.id, { status: 'failed' });
    expect((await own.client.call(calls.getEarnings, {})).balance).toBe('1000.00');
    const provided = await heldBy(world, `provider:${accountIds[provider]}:balance`);

    book.payouts.book.manners.add('callback_twice');
    await book.pay(row.reference, 'paid');
    book.payouts.book.manners.clear();
    await eventually(async () => {
      await look();
      return (await rowOf(row.id))?.reason === 'paid_after_all';
    });
    expect(await rowOf(row.id)).toMatchObject({ state: 'failed', transferId: expect.any(Number), taskAt: expect.any(Date) });
    expect((await own.client.call(calls.getEarnings, {})).balance).toBe('500.00');
    expect((await heldBy(world, `provider:${accountIds[provider]}:balance`)) - provided).toBe(500_00 - fee(provider));
    await untilPayout(own, payout.id, { status: 'failed', isPaidAfterAll: true });
    const afterAll = async () => (await toldOf(own)).filter((text) => text.includes('arrived after all')).length;
    expect(await afterAll()).toBe(1);
    // Taken off the list, and heard of once more.
    const [four] = await financeTeam(world);
    await four.client.call(calls.decideDisbursement, { params, body: { outcome: 'failed', note: 'They owe it' } });
    await world.db.execute(sql`update disbursements set next_ask_at = ${new Date(0).toISOString()} where id = ${row.id}`);
    await look();
    await look();
    expect(await rowOf(row.id)).toMatchObject({ state: 'failed', reason: 'closed_by_team', taskAt: null });
    expect(await afterAll()).toBe(1);
    await untilPayout(own, payout.id, { isPaidAfterAll: true });
    expect((await own.client.call(calls.getEarnings, {})).balance).toBe('500.00');
  },
);

it('that Paystack sends back after it was paid is the driver’s again', async () => {
  const { own, payout, row, book } = await sent('paystack');
  await book.pay(row.reference, 'paid');
  await eventually(async () => {
    await look();
    return (await rowOf(row.id))?.state === 'succeeded';
  });
  await book.pay(row.reference, 'returned');
  await eventually(async () => {
    await look();
    return (await rowOf(row.id))?.state === 'returned';
  });
  await untilPayout(own, payout.id, { status: 'failed', progress: 'returned' });
  expect((await own.client.call(calls.getEarnings, {})).balance).toBe('1000.00');
});

it('of whose queue M-Pesa says that it was full is asked about, not given back', async () => {
  const { row, book } = await sent('mpesa');
  await simulators.mpesa.b2c.timeOut(row.reference);
  await look();
  expect((await rowOf(row.id))?.state).toMatch(/pending|unknown/);
  await book.pay(row.reference, 'paid');
  await eventually(async () => {
    await look();
    return (await rowOf(row.id))?.state === 'succeeded';
  });
});

it('leaves the books right, which say what each provider paid', async () => {
  for (const provider of ['mpesa', 'mtn_momo', 'airtel_money', 'paystack', 'flutterwave'] as const)
    expect([provider, await heldByBooks(world, accountIds[provider] ?? 0)]).toEqual([
      provider,
      -paidOut(paying(simulators, provider).payouts, currencies[provider]),
    ]);
  // Nobody sends the mails of this world.
  expect(await brokenBooks(world, (name) => name !== 'no message waits for ever')).toEqual([]);
});
