import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { cashDrawers, moneyBookings } from '@safiri/db/cash/tables.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { createClient, sessionOf, there, type Client } from '../testing/client.ts';
import { moneyOf, owe } from '../testing/driver-money.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { openKisumu } from '../testing/kisumu.ts';
import { driver, memberOfStaff, passenger, type Person } from '../testing/people.ts';
import { topUp, walletOf } from '../testing/wallets.ts';

/** A second person is asked above 250 rand. The demo's markets let passengers top up. */
const world = useWorld({ env: { PAYOUT_APPROVAL_ABOVE: '250' } });

const finance = async () => (await memberOfStaff(world, [{ role: 'finance' }])).client;
const book = (staff: Client, { user }: Person, changes: Partial<BodyIn<typeof calls.bookMoney>> = {}) =>
  staff.call(calls.bookMoney, { body: { kind: 'cash_in', userId: user.id, amount: '100', reason: 'Over the desk', ...changes } });
const refused = async (staff: Client, { user }: Person, changes: Partial<BodyIn<typeof calls.bookMoney>> = {}) => {
  const body = { kind: 'cash_in', userId: user.id, amount: '100', reason: 'Over the desk', ...changes } as const;
  const { code, errors } = await staff.refused(calls.bookMoney, { body });
  return errors?.[0]?.path ?? code;
};
const openWith = async (staff: Client, float = '0') =>
  there((await staff.call(calls.openDrawer, { body: { countryId: 'za', float } })).drawers[0]);
const drawerOf = async (staff: Client) => there((await staff.call(calls.readCashDesk)).drawers[0]);
const sumOf = async (account: string) =>
  Number(
    (
      await world.db.execute<{ sum: string }>(
        sql`select coalesce(sum(amount_minor), 0) as sum from ledger_entries where account = ${account}`,
      )
    ).rows[0]?.sum,
  );

describe('the cash desk', () => {
  it('takes cash for a wallet and for a driver’s debt, pays out, and gives each a receipt of its drawer', async () => {
    const [staff, rider, own] = [await finance(), await passenger(world), await driver(world)];
    expect(await refused(staff, rider)).toBe('drawer_closed');
    const { id, expected } = await openWith(staff, '50');
    expect(expected).toBe('50.00');
    await owe(world, own, 'ZAR', -80_50);
    expect(await staff.call(calls.findForCash, { query: { find: rider.user.phone } })).toMatchObject({
      party: 'passenger',
      balance: '0.00',
      topUp: true,
    });
    expect(await staff.call(calls.findForCash, { query: { find: `DR${own.driverId}` } })).toMatchObject({
      party: 'driver',
      balance: '-80.50',
    });
    await book(staff, rider);
    expect(await refused(staff, own, { amount: '82' })).toBe('amount');
    await book(staff, own, { amount: '81' });
    expect(await refused(staff, rider, { kind: 'cash_out', amount: '100.01' })).toBe('amount');
    const { bookings } = await book(staff, rider, { kind: 'cash_out', amount: '30' });
    expect(bookings.slice(0, 3).map(({ kind, amount, state, receipt }) => [kind, amount, state, receipt])).toEqual([
      ['cash_out', '-30.00', 'booked', `${id}-003`],
      ['cash_in', '81.00', 'booked', `${id}-002`],
      ['cash_in', '100.00', 'booked', `${id}-001`],
    ]);
    expect([await walletOf(rider), (await moneyOf(own)).balance, (await drawerOf(staff)).expected]).toEqual(['70.00', '0.50', '201.00']);
    expect((await moneyOf(own)).lines.map(({ line }) => line)).toEqual(['cash_desk', 'corrections']);
    const [told] = await rider.client.call(calls.ownNotifications);
    expect(told).toMatchObject({ title: 'R30.00 taken off', data: { redirectTo: '/wallet' } });
  });

  it('takes what a driver owes in another currency, in a drawer of that', async () => {
    const [staff, own] = [await finance(), await driver(world)];
    await owe(world, own, 'KES', -300_00);
    const found = await staff.call(calls.findForCash, { query: { find: `DR${own.driverId}` } });
    expect(found).toMatchObject({
      currency: 'ZAR',
      balance: '0.00',
      others: [{ countryId: 'ke', currency: 'KES', balance: '-300.00', payable: '0.00' }],
    });
    await openWith(staff);
    expect(await refused(staff, own, { countryId: 'ke' })).toBe('drawer_closed');
    await staff.call(calls.openDrawer, { body: { countryId: 'ke', float: '0' } });
    expect(await refused(staff, own)).toBe('amount');
    expect(await refused(staff, own, { countryId: 'ke', amount: '301' })).toBe('amount');
    const { bookings } = await book(staff, own, { countryId: 'ke', amount: '300' });
    expect(there(bookings[0])).toMatchObject({ kind: 'cash_in', amount: '300.00', countryId: 'ke' });
    expect((await staff.call(calls.findForCash, { query: { find: `DR${own.driverId}` } })).others).toEqual([]);
  });

  it('is counted once: what differs needs a reason and is booked as that', async () => {
    const [staff, rider] = [await finance(), await passenger(world)];
    const { id } = await openWith(staff, '20');
    await book(staff, rider);
    const close = (body: BodyIn<typeof calls.closeDrawer>) => staff.answer(calls.closeDrawer, { params: { id }, body });
    const refusal = await staff.refused(calls.closeDrawer, { params: { id }, body: { counted: '115' } });
    expect(refusal.errors?.[0]?.path).toBe('reason');
    const [over, safe] = [await sumOf('platform:over_short'), await sumOf('platform:safe')];
    const answers = await Promise.all(Array.from({ length: 5 }, () => close({ counted: '115', reason: 'A note was torn' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect([
      (await sumOf('platform:over_short')) - over,
      (await sumOf('platform:safe')) - safe,
      await sumOf(`drawer:${id}:balance`),
    ]).toEqual([-5_00, -115_00, 0]);
    expect(await drawerOf(staff)).toMatchObject({ expected: '120.00', counted: '115.00', reason: 'A note was torn' });
    expect(await refused(staff, rider)).toBe('drawer_closed');
    expect((await staff.refused(calls.openDrawer, { body: { countryId: 'za', float: '0' } })).code).toBe('drawer_open');
    // A day has one drawer: another one is not offered.
    expect((await staff.call(calls.readCashDesk)).countries).not.toContain('za');
    expect((await (await finance()).call(calls.readCashDesk)).countries).toContain('za');
    await expect(
      world.db
        .update(cashDrawers)
        .set({ countedMinor: 1 })
        .where(sql`id = ${id}`),
    ).rejects.toThrow('Failed query');
    const other = await finance();
    expect((await other.refused(calls.closeDrawer, { params: { id }, body: { counted: '0' } })).code).toBe('not_found');
  });

  it('books once however often it is sent, and twenty at once on two nodes one after the other', async () => {
    const [staff, rider] = [await finance(), await passenger(world)];
    await openWith(staff);
    const second = await startNode(world.databaseUrl, { env: { PAYOUT_APPROVAL_ABOVE: '250' } });
    try {
      const sent = {
        body: { kind: 'cash_in', userId: rider.user.id, amount: '10', reason: 'Once' } as const,
        idempotencyKey: crypto.randomUUID(),
      };
      await Promise.all(Array.from({ length: 10 }, () => staff.answer(calls.bookMoney, sent)));
      expect(await walletOf(rider)).toBe('10.00');
      const elsewhere = createClient(second.address, new Map([sessionOf(staff).split('=') as [string, string]]));
      const out = { kind: 'cash_out', userId: rider.user.id, amount: '1', reason: 'Out' } as const;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? staff : elsewhere).answer(calls.bookMoney, { body: out })),
      );
      expect(answers.filter(({ status }) => status === 201).length).toBe(10);
      expect([await walletOf(rider), (await drawerOf(staff)).expected]).toEqual(['0.00', '0.00']);
    } finally {
      await second.stop();
    }
  });

  it('pays a driver no more than what has settled, as a payout would', async () => {
    await openKisumu(world);
    const [staff, own] = [
      await finance(),
      await driver(world, { countryId: 'ke', phone: '+254711881001', vehicleRegistration: 'CSH 101A' }),
    ];
    await staff.call(calls.openDrawer, { body: { countryId: 'ke', float: '1000' } });
    await owe(world, own, 'KES', 500_00);
    await owe(world, own, 'KES', 300_00, new Date(Date.now() - 3 * 86_400_000));
    const found = await staff.call(calls.findForCash, { query: { find: `DR${own.driverId}` } });
    expect(found).toMatchObject({ balance: '800.00', payable: '300.00' });
    expect(await refused(staff, own, { kind: 'cash_out', amount: '300.01' })).toBe('amount');
    await book(staff, own, { kind: 'cash_out', amount: '300' });
    expect((await moneyOf(own)).balance).toBe('500.00');
  });

  it('is finance’s alone, and nobody’s own', async () => {
    const [support, rider] = [(await memberOfStaff(world, [{ role: 'support' }])).client, await passenger(world)];
    for (const { client } of [{ client: support }, rider]) expect((await client.refused(calls.readCashDesk)).code).toBe('forbidden');
    const member = await memberOfStaff(world, [{ role: 'finance' }]);
    await openWith(member.client);
    await world.db.execute(sql`update staff_members set phone = ${rider.user.phone} where user_id = ${member.userId}`);
    expect(await refused(member.client, rider)).toBe('own_money');
    expect(await refused(member.client, rider, { userId: member.userId })).toBe('not_found');
  });
});

describe('corrections and debts that are given up', () => {
  it('are balanced, with a reason and an author, and a debt is given up as far as it is one', async () => {
    const [staff, rider, own] = [await finance(), await passenger(world), await driver(world)];
    await topUp(world, rider, 50_00);
    await book(staff, rider, { kind: 'correction', amount: '80', minus: true, reason: 'Credited twice' });
    expect(await walletOf(rider)).toBe('-30.00');
    expect(await refused(staff, rider, { kind: 'write_off', amount: '30.01' })).toBe('amount');
    await book(staff, rider, { kind: 'write_off', amount: '30', reason: 'Goodwill' });
    expect(await walletOf(rider)).toBe('0.00');
    await owe(world, own, 'ZAR', -120_00);
    await book(staff, own, { kind: 'write_off', amount: '120', reason: 'Hospital' });
    expect(await moneyOf(own)).toMatchObject({ balance: '0.00', state: 'none', booked: [{ amount: '120.00', reason: 'Hospital' }] });
    const { rows } = await world.db.execute(
      sql`select action from audit_log where action like 'money.%' and data ->> 'reason' in ('Credited twice', 'Goodwill', 'Hospital') and actor_id is not null order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['money.correction', 'money.write_off', 'money.write_off']);
    await expect(world.db.delete(moneyBookings)).rejects.toThrow('Failed query');
  });

  it('wait above the limit for a second person, once, and come to nothing where that one says no', async () => {
    const [staff, second, own] = [await finance(), await finance(), await driver(world)];
    await owe(world, own, 'ZAR', -900_00);
    const { bookings } = await book(staff, own, { kind: 'write_off', amount: '300', reason: 'Stolen bike' });
    expect(bookings[0]).toMatchObject({ state: 'waiting', receipt: null });
    expect(await moneyOf(own)).toMatchObject({ balance: '-900.00', lines: [{ line: 'corrections', amount: '-900.00' }] });
    expect((await moneyOf(own)).booked).toBeUndefined();
    const open = async () => there((await second.call(calls.listApprovals)).open.at(-1));
    const asked = await open();
    expect(asked).toMatchObject({
      kind: 'money_booking',
      data: { amount: '300.00', why: 'Stolen bike' },
      about: { userId: own.user.id },
      balance: { before: '-900.00', after: '-600.00' },
    });
    const say = (client: Client, id: number, outcome: 'approved' | 'refused') =>
      client.answer(calls.decideApproval, { params: { id }, body: { outcome, ...(outcome === 'refused' ? { note: 'No' } : {}) } });
    expect((await say(staff, asked.id, 'approved')).status).toBe(409);
    const answers = await Promise.all([say(second, asked.id, 'approved'), say(second, asked.id, 'approved')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await moneyOf(own)).balance).toBe('-600.00');

    await book(staff, own, { kind: 'write_off', amount: '600', reason: 'Again' });
    await say(second, (await open()).id, 'refused');
    expect((await staff.call(calls.readCashDesk)).bookings[0]).toMatchObject({ reason: 'Again', state: 'refused' });
    expect((await moneyOf(own)).balance).toBe('-600.00');
  });

  it('wait, too, once many small ones of a day come to more than the limit: of one member, however many people they pay', async () => {
    const [staff, other] = [await finance(), await finance()];
    const riders = [await passenger(world), await passenger(world), await passenger(world), await passenger(world)];
    const [first, second] = riders;
    // All at once: two of 100 fit into 250.
    await Promise.all(riders.map((rider) => book(staff, rider, { kind: 'correction', reason: 'Split' })));
    const states = async (reason: string) =>
      (await staff.call(calls.readCashDesk)).bookings
        .filter((booking) => booking.reason === reason)
        .map(({ state }) => state)
        .toSorted();
    expect(await states('Split')).toEqual(['booked', 'booked', 'waiting', 'waiting']);
    await book(staff, there(first), { kind: 'correction', amount: '50', reason: 'The rest' });
    await book(staff, there(second), { kind: 'correction', amount: '0.01', minus: true, reason: 'The rest' });
    expect(await states('The rest')).toEqual(['booked', 'waiting']);
    // Cash that comes in is no such booking, and nobody else’s are counted but those to the same person.
    await openWith(staff);
    await book(staff, there(first), { reason: 'Brought' });
    await book(other, await passenger(world), { kind: 'correction', amount: '250', reason: 'Of another' });
    expect([await states('Brought'), await states('Of another')]).toEqual([['booked'], ['booked']]);
  });

  it('wait, too, once they come to more than the limit in all currencies together, each by its worth', async () => {
    const [staff, rider] = [await finance(), await passenger(world)];
    const kenyan = await passenger(world, { countryId: 'ke', phone: '+254712009911' });
    // 150 rand and 101 rand more, at 140 shillings for one.
    await book(staff, rider, { kind: 'correction', amount: '150', reason: 'Of two countries' });
    const { bookings } = await book(staff, kenyan, { kind: 'correction', amount: String(101 * 140), reason: 'Of two countries' });
    expect(bookings[0]).toMatchObject({ reason: 'Of two countries', state: 'waiting' });
    const fits = await book(staff, kenyan, { kind: 'correction', amount: String(99 * 140), reason: 'It fits' });
    expect(fits.bookings[0]).toMatchObject({ reason: 'It fits', state: 'booked' });
  });

  it('wait, too, once several members book for one person what one may not', async () => {
    const [one, two, rider] = [await finance(), await finance(), await passenger(world)];
    await book(one, rider, { kind: 'correction', amount: '150', reason: 'By one' });
    const { bookings } = await book(two, rider, { kind: 'correction', amount: '101', reason: 'By two' });
    expect(bookings[0]).toMatchObject({ reason: 'By two', state: 'waiting' });
    expect(await walletOf(rider)).toBe('150.00');
  });

  it('can’t be agreed to once they can’t be booked any more, and keep the drawer from being counted while they wait', async () => {
    const [staff, second, rider] = [await finance(), await finance(), await passenger(world)];
    const { id } = await openWith(staff, '400');
    await topUp(world, rider, 300_00);
    await book(staff, rider, { kind: 'cash_out', amount: '300', reason: 'Leaves the city' });
    expect((await staff.refused(calls.closeDrawer, { params: { id }, body: { counted: '400' } })).code).toBe('approval_needed');
    await book(staff, rider, { kind: 'cash_out', amount: '10' });
    const asked = there((await second.call(calls.listApprovals)).open.at(-1));
    const answer = await second.refused(calls.decideApproval, { params: { id: asked.id }, body: { outcome: 'approved' } });
    expect(answer.errors?.[0]?.path).toBe('amount');
    expect([await walletOf(rider), (await drawerOf(staff)).expected]).toEqual(['290.00', '390.00']);
  });
});

it('leaves the books in order', async () => {
  expect(await brokenBooks(world)).toEqual([]);
});
