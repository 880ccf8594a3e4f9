import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import { sealKeys } from '../platform/sealed-account.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { moneyOf, owe, payInByPhone } from '../testing/driver-money.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { begin, mindPayments } from '../testing/payments.ts';
import { driver, memberOfStaff, PASSWORD } from '../testing/people.ts';
import { giveBack, refusedRefund as refused, useRefunds } from '../testing/refunds.ts';
import { walletOf } from '../testing/wallets.ts';

/** A second person is asked above 250 rand. */
const { clock, wait } = movedClock();
const world = useWorld({ clock, env: { PAYOUT_APPROVAL_ABOVE: '250' } });
const { simulators, paid, payer, rowOf, finance, sent, untilRefund, lastTold } = useRefunds(world, wait);

describe('a refund', () => {
  it('takes what is in the wallet still, of two at once no more than was paid', async () => {
    const { person, payment } = await paid('paystack', '100');
    const staff = await Promise.all([finance(), finance()]);
    const answers = await Promise.all(
      staff.map((one) => one.answer(calls.refundPayment, { params: { id: payment.id }, body: { amount: '60', reason: 'Both' } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(await walletOf(person)).toBe('40.00');
    await world.db.transaction(async (tx) => {
      await tx.execute(sql`insert into ledger_transfers (reference, kind) values (${`test:spent:${payment.id}`}, 'adjustment')`);
      await tx.execute(sql`insert into ledger_entries (transfer_id, account, currency, amount_minor) select max(t.id), a.account, 'ZAR', a.minor
        from ledger_transfers t, (values (${`user:${person.user.id}:wallet`}, -3000), ('platform:outside', 3000)) a(account, minor) group by a.account, a.minor`);
    });
    const clerk = await finance();
    const listed = async () => there((await clerk.call(calls.listAllPayments, { query: {} })).find(({ id }) => id === payment.id));
    // What was spent is proposed to nobody.
    expect(await listed()).toMatchObject({ refundable: { most: '10.00', isPartial: true }, notRefundable: null });
    expect(await refused(await finance(), payment, '40')).toBe('amount');
    expect((await giveBack(await finance(), payment, '10')).givenBack).toBe('70.00');
    expect(await listed()).toMatchObject({ refundable: null, notRefundable: 'spent' });
  });

  it('cannot be changed nor deleted, nor can more be given back than was paid, whoever writes', async () => {
    const { payment } = await paid('paystack', '100');
    await giveBack(await finance(), payment, '60');
    for (const statement of [
      sql`update payment_refunds set amount_minor = 100 where payment_id = ${payment.id}`,
      sql`delete from payment_refunds where payment_id = ${payment.id}`,
      sql`update payments set given_back_minor = 10001 where id = ${payment.id}`,
      sql`update payments set state = 'failed' where id = ${payment.id}`,
    ])
      await expect(world.db.execute(statement)).rejects.toThrow('Failed query');
  });

  it('above what one may give away waits for a second person, many small ones too, and is nobody’s own', async () => {
    const [one, two] = [await finance(), await finance()];
    const { person, payment } = await paid('paystack', '600');
    expect((await giveBack(one, payment, '251')).refunds).toMatchObject([{ state: 'waiting' }]);
    await mindPayments(world);
    expect((await rowOf(payment)).sentAt).toBeNull();
    expect(await walletOf(person)).toBe('349.00');
    const open = async () => there((await two.call(calls.listApprovals)).open.find(({ data }) => data['name'] === person.user.name));
    const asked = await open();
    expect(asked).toMatchObject({ kind: 'payment_refund', data: { amount: '251.00', why: 'Paid twice', countryId: 'za' } });
    const say = (client: Client, id: number, outcome: 'approved' | 'refused') =>
      client.answer(calls.decideApproval, { params: { id }, body: { outcome, ...(outcome === 'refused' ? { note: 'No' } : {}) } });
    expect((await say(one, asked.id, 'approved')).status).toBe(409);
    expect((await say(two, asked.id, 'refused')).status).toBe(200);
    expect([await walletOf(person), (await rowOf(payment)).state]).toEqual(['600.00', 'failed']);
    // Two of 150 are 300.
    expect((await giveBack(one, payment, '150')).refunds[0]).toMatchObject({ state: 'approved' });
    expect((await giveBack(two, payment, '150')).refunds[0]).toMatchObject({ state: 'waiting' });
    const other = await finance();
    const again = there((await other.call(calls.listApprovals)).open.find(({ data }) => data['amount'] === '150.00'));
    expect((await say(other, again.id, 'approved')).status).toBe(200);
    await sent(payment);
    const own = await memberOfStaff(world, [{ role: 'finance' }]);
    await world.db.execute(sql`update staff_members set phone = ${person.user.phone} where user_id = ${own.userId}`);
    expect(await refused(own.client, payment, '10')).toBe('own_money');
    const listed = (await own.client.call(calls.listAllPayments, { query: {} })).find(({ id }) => id === payment.id);
    expect(listed).toMatchObject({ refundable: null, notRefundable: 'own' });
  });

  it('that waits can be called off, and nobody is asked to agree to it any more', async () => {
    const staff = await finance();
    const { person, payment } = await paid('paystack', '400');
    await giveBack(staff, payment, '400');
    const row = await rowOf(payment);
    expect((await staff.refused(calls.makeBatch, { body: { ids: [row.id] } })).code).toBe('illegal_transition');
    await staff.call(calls.decideDisbursement, { params: { id: row.id }, body: { outcome: 'call_off', note: 'A mistake' } });
    expect(await walletOf(person)).toBe('400.00');
    const { open } = await (await finance()).call(calls.listApprovals);
    expect(open.filter(({ kind }) => kind === 'payment_refund')).toEqual([]);
  });

  it('of what a driver paid in is owed again', async () => {
    const own = await driver(world, {
      countryId: 'ke',
      phone: '+254712779001',
      vehicleRegistration: 'RFD 101A',
      vehicleType: 'motorcycle',
    });
    await owe(world, own, 'KES', -300_00);
    const payment = await payInByPhone(simulators, own, '300');
    expect((await moneyOf(own)).balance).toBe('0.00');
    await giveBack(await finance(), payment, '300', 'Of another phone');
    expect((await moneyOf(own)).balance).toBe('-300.00');
    await sent(payment);
    await simulators.mpesa.reversal.end(lastTold('mpesa').id, 'paid');
    await untilRefund(payment, 'succeeded');
    expect(await own.client.call(calls.getPayIn, { params: { id: payment.id } })).toMatchObject({ state: 'refunded' });
  });

  it('is not made of what was not paid, and keeps its person from leaving while it is under way', async () => {
    const person = await payer('paystack');
    const begun = await begin(person, 'paystack', '100');
    expect(await refused(await finance(), begun, '100')).toBe('illegal_transition');
    expect(await refused(await finance(), { ...begun, id: 999_999 }, '100')).toBe('not_found');
    const { person: leaver, payment } = await paid('paystack', '100');
    await giveBack(await finance(), payment, '100');
    const leave = () => leaver.client.answer(calls.removeAccount, { body: { password: PASSWORD } });
    expect((await leave()).body).toMatchObject({ code: 'illegal_transition' });
    await sent(payment);
    await simulators.paystack.refunds.end(lastTold('paystack').id, 'paid');
    await untilRefund(payment, 'succeeded');
    expect((await leave()).status).toBeLessThan(300);
  });

  it('stands in the audit log and in the list of what goes out', async () => {
    const staff = await finance();
    const { person, payment } = await paid('mtn_momo', '5000');
    await giveBack(staff, payment, '5000', 'A child played');
    const { rows } = await world.db.execute<{ data: unknown }>(
      sql`select data from audit_log where action = 'payment.refunded' and subject_id = ${payment.id}`,
    );
    expect(rows).toMatchObject([{ data: { reason: 'A child played', amountMinor: 5000_00 } }]);
    const [out] = await staff.call(calls.listDisbursements, { query: { purpose: 'payment_refund' } });
    expect(out).toMatchObject({
      owner: { kind: 'user', id: person.user.id, name: person.user.name },
      amount: '5000.00',
      account: payment.phone,
    });
    const [listed] = await staff.call(calls.listAllPayments, { query: {} });
    expect(listed).toMatchObject({ id: payment.id, refunds: [{ why: 'A child played' }] });
  });

  it('waits, too, where it comes to more with what was booked at the cash desk, and so does a booking after it', async () => {
    const [one, two] = [await finance(), await finance()];
    const { person, payment } = await paid('paystack', '400');
    const correct = async (by: Client, userId: number, reason: string) => {
      const body = { kind: 'correction', userId, amount: '150', reason } as const;
      return (await by.call(calls.bookMoney, { body })).bookings.find((booking) => booking.reason === reason)?.state;
    };
    expect((await giveBack(one, payment, '150')).refunds[0]).toMatchObject({ state: 'approved' });
    // By the same member to somebody else, and to the same person by another member.
    expect(await correct(one, (await payer('paystack')).user.id, 'Another person')).toBe('waiting');
    expect(await correct(two, person.user.id, 'Another member')).toBe('waiting');
    const other = await paid('paystack', '400');
    expect(await correct(two, other.person.user.id, 'At the desk first')).toBe('booked');
    expect((await giveBack(one, other.payment, '101')).refunds[0]).toMatchObject({ state: 'waiting' });
    expect((await giveBack(await finance(), other.payment, '100')).refunds[0]).toMatchObject({ state: 'approved' });
  });
});

it('a payment whose provider lacks the keys for it is not given back, and the list says so', async () => {
  const { payment } = await paid('mtn_momo', '5000');
  const ofMtn = eq(providerAccounts.provider, 'mtn_momo');
  const [account] = await world.db.select({ secrets: providerAccounts.secrets }).from(providerAccounts).where(ofMtn);
  const keep = (secrets: Buffer) => world.db.update(providerAccounts).set({ secrets }).where(ofMtn);
  const { config } = world.node.ctx;
  await keep(sealKeys(config, { apiUser: 'u', apiKey: 'k', subscriptionKey: 's', targetEnvironment: 'mtnuganda' }));
  const staff = await finance();
  const listed = async () => (await staff.call(calls.listAllPayments, { query: {} })).find(({ id }) => id === payment.id)?.notRefundable;
  expect([await listed(), await refused(staff, payment, '5000')]).toEqual(['keys_missing', 'illegal_transition']);
  // Sealed by another key, it keeps no list from being read.
  await keep(Buffer.from('not sealed by this instance'));
  expect(await listed()).toBe('keys_missing');
  await keep(there(account).secrets);
  expect(await listed()).toBeNull();
});

it('leaves the books in order', async () => {
  // Its clock runs ahead: what is asked about then is not yet due by the database's.
  expect(await brokenBooks(world, (name) => !name.includes('being asked about'))).toEqual([]);
});
