import { beforeAll, describe, expect, it } from 'vitest';
import { and, asc, eq, sql } from 'drizzle-orm';
import { commissionMonths } from '@safiri/db/earnings/tables.ts';
import { invoices } from '@safiri/db/invoices/tables.ts';
import type { TransferKind } from '@safiri/db/wallet/tables.ts';
import { invoiceInvariants } from '../invariants/invoices.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { openLink, tokenOf } from '../testing/invoices.ts';
import { openKisumu } from '../testing/kisumu.ts';
import { driver, memberOfStaff, passenger, PASSWORD, type DriverPerson } from '../testing/people.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import { closeCommissionMonths } from './commission-months.ts';

/** Time is set by each test; Nairobi is three hours ahead. */
let now = new Date('2026-12-01T09:00:00Z');
const world = useWorld({ clock: () => now, env: { RATE_LIMIT_FACTOR: '100000' } });
const at = async (text: string) => {
  now = new Date(text);
  await world.db.execute(sql`update sessions set expires_at = '2030-01-01'`);
};
const DECEMBER = '2026-12-10T09:00:00Z';

beforeAll(() => openKisumu(world));

let n = 0;
async function boda(): Promise<DriverPerson> {
  n += 1;
  return driver(world, {
    countryId: 'ke',
    phone: `+25471177${1000 + n}`,
    vehicleRegistration: `CMA ${100 + n}A`,
    vehicleType: 'motorcycle',
  });
}
/** The operator keeps something of a driver's money, or with a minus gives it back. */
async function keep(own: DriverPerson, kind: TransferKind, amountMinor: number, when: string, fareMinor = 0): Promise<void> {
  n += 1;
  const reference = `test kept:${n}`;
  const from = kind === 'payout' ? accounts.driverPayout(own.driverId) : accounts.driverWallet(own.driverId);
  // What the operator or a family pays goes to the driver and the commission alike.
  const source = kind === 'promotion' ? accounts.promotions : kind === 'school' ? accounts.schoolHeld(1) : undefined;
  const taken =
    source === undefined
      ? [{ account: from, amountMinor: -amountMinor }]
      : [
          { account: source, amountMinor: -2 * amountMinor },
          { account: from, amountMinor },
        ];
  await world.db.transaction((tx) =>
    writeTransfer(tx, {
      reference,
      kind,
      currency: 'KES',
      at: new Date(when),
      entries: [
        ...taken,
        { account: accounts.cashOf(own.user.id), amountMinor: -fareMinor },
        { account: accounts.driverCash(own.driverId), amountMinor: fareMinor },
        { account: accounts.commission, amountMinor },
      ],
    }),
  );
}
const close = () => closeCommissionMonths(world.node.ctx);
const monthsOf = ({ driverId }: DriverPerson) =>
  world.db.select().from(commissionMonths).where(eq(commissionMonths.driverId, driverId)).orderBy(asc(commissionMonths.toAt));
const issuedTo = ({ user }: DriverPerson) =>
  world.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subject, 'commission'), eq(invoices.customerId, user.id)))
    .orderBy(asc(invoices.id));
const linesOf = (content: { lines: ReadonlyArray<{ kind: string; amountMinor: number }> } | undefined) =>
  content?.lines.map(({ kind, amountMinor }) => [kind, amountMinor]);
const booksHold = async () => {
  const names = new Set(invoiceInvariants.map(({ name }) => name));
  expect(await brokenBooks(world, (name) => names.has(name))).toEqual([]);
};

describe('the month of a driver', () => {
  it('is invoiced to the cent with the market’s VAT once it is over, and shown to its driver', async () => {
    const own = await boda();
    await own.client.call(calls.setOwnTaxIdentity, { body: { name: 'Otieno Boda', address: 'Home 7, Kisumu', taxNumber: 'A001234567B' } });
    await keep(own, 'fare', 120_01, DECEMBER, 1000_00);
    await keep(own, 'promotion', 3_00, DECEMBER);
    await keep(own, 'day_commission', 50_00, DECEMBER);
    await keep(own, 'cancellation', 20_00, DECEMBER);
    await keep(own, 'school', 7_00, DECEMBER);
    await keep(own, 'payout', 25_00, DECEMBER);
    await at('2027-01-01T02:59:00Z');
    await close();
    expect(await issuedTo(own)).toEqual([]);
    await at('2027-01-01T03:00:00Z');
    await close();
    const [invoice] = await issuedTo(own);
    // 16/116 of it.
    expect(invoice).toMatchObject({ countryId: 'ke', currency: 'KES', totalMinor: 225_01, taxMinor: 31_04, year: 2027 });
    expect(linesOf(invoice?.content)).toEqual([
      ['tripCommission', 123_01],
      ['schoolCommission', 7_00],
      ['feeCommission', 20_00],
      ['dayCommission', 50_00],
      ['payoutFee', 25_00],
    ]);
    const [listed] = await own.client.call(calls.commissionInvoices, { query: {} });
    expect(listed).toMatchObject({ month: '2026-12', total: '225.01', tax: '31.04', currency: 'KES', kind: 'invoice' });
    const page = await openLink(world, tokenOf(listed?.page));
    const words = (page.body as { rows: Array<{ text: string }> }).rows.map(({ text }) => text);
    expect(words).toEqual(
      expect.arrayContaining(['For Otieno Boda · tax number A001234567B', 'Commission on trips', 'Paid by: Taken from earnings']),
    );
    expect(JSON.stringify(page.body)).not.toContain('Home 7');
    const pdf = await fetch(`${world.node.address}${listed?.pdf}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await (await boda()).client.call(calls.commissionInvoices, { query: {} })).toEqual([]);
    await booksHold();
  });

  it('ends at midnight by the clocks of its city', async () => {
    const own = await boda();
    await at('2027-01-05T09:00:00Z');
    await keep(own, 'fare', 1_00, '2026-11-30T20:59:59Z', 10_00);
    await keep(own, 'fare', 2_00, '2026-11-30T21:00:00Z', 10_00);
    await keep(own, 'fare', 4_00, '2026-12-31T20:59:59Z', 10_00);
    await keep(own, 'fare', 8_00, '2026-12-31T21:00:00Z', 10_00);
    await close();
    expect((await monthsOf(own)).map(({ month, keptMinor }) => [month, keptMinor])).toEqual([
      ['2026-11-01', 1_00],
      ['2026-12-01', 6_00],
    ]);
    await booksHold();
  });

  it('is issued once, by however many nodes, as often as they try', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, boda));
    await Promise.all(many.map((own) => keep(own, 'fare', 10_00, DECEMBER, 100_00)));
    const closed = await Promise.all(Array.from({ length: 20 }, close));
    expect(closed.reduce((all, one) => all + one, 0)).toBe(20);
    expect(await close()).toBe(0);
    for (const own of many) expect(await issuedTo(own)).toHaveLength(1);
    await booksHold();
    await expect(world.db.execute(sql`update commission_months set kept_minor = 1`)).rejects.toThrow('Failed query');
  });

  it('goes on where it was stopped: one driver who can’t be closed keeps no other waiting, and is closed with the next try', async () => {
    const [broken, fine] = [await boda(), await boda()];
    for (const own of [broken, fine]) await keep(own, 'fare', 10_00, DECEMBER, 100_00);
    await world.db.execute(
      sql.raw(`create function refuse_one() returns trigger language plpgsql as $$ begin
      if new.customer_id = ${broken.user.id} then raise exception 'killed'; end if; return new; end $$`),
    );
    await world.db.execute(sql`create trigger refuse_one before insert on invoices for each row execute function refuse_one()`);
    await expect(close()).rejects.toThrow('1 drivers could not be closed');
    await world.db.execute(sql`drop trigger refuse_one on invoices`);
    expect([(await monthsOf(broken)).length, (await issuedTo(fine)).length]).toEqual([0, 1]);
    await close();
    expect(await issuedTo(broken)).toHaveLength(1);
    await booksHold();
  });
});

describe('what is given back after its month was closed', () => {
  it('is taken off the next invoice; where that is below zero it is carried on, and nothing is issued', async () => {
    const own = await boda();
    await keep(own, 'fare', 100_00, DECEMBER, 1000_00);
    await at('2027-01-05T09:00:00Z');
    await close();
    // Given back in January, with nothing driven; and something of December that is written only now.
    await keep(own, 'cancellation', -60_00, '2027-01-10T09:00:00Z');
    await keep(own, 'promotion', 5_00, '2026-12-30T09:00:00Z');
    await at('2027-02-05T09:00:00Z');
    await close();
    await keep(own, 'fare', 80_00, '2027-02-10T09:00:00Z', 500_00);
    await at('2027-03-05T09:00:00Z');
    await close();
    const issued = await issuedTo(own);
    expect(issued.map(({ totalMinor }) => totalMinor)).toEqual([100_00, 25_00]);
    expect(linesOf(issued[1]?.content)).toEqual([
      ['tripCommission', 80_00],
      ['carried', -55_00],
    ]);
    expect((await monthsOf(own)).map(({ keptMinor, earlierMinor, carriedMinor }) => [keptMinor, earlierMinor, carriedMinor])).toEqual([
      [100_00, 0, 0],
      [-60_00, 5_00, 0],
      [80_00, 0, -55_00],
    ]);
    await booksHold();
  });

  it('of a whole invoice is a credit note of finance, which its driver sees', async () => {
    const own = await boda();
    await at('2027-03-05T09:00:00Z');
    await keep(own, 'fare', 10_00, '2027-02-10T09:00:00Z', 100_00);
    await close();
    const { client: finance } = await memberOfStaff(world, [{ role: 'finance' }]);
    const [listed] = await finance.call(calls.listInvoices, { query: { subject: 'commission' } });
    await finance.call(calls.creditInvoice, { params: { id: listed?.id ?? 0 }, body: { reason: 'Wrong tax number' } });
    const own2 = await own.client.call(calls.commissionInvoices, { query: {} });
    expect(own2.map(({ kind, total }) => [kind, total])).toEqual([
      ['credit_note', '10.00'],
      ['invoice', '10.00'],
    ]);
    const csv = await fetch(`${world.node.address}/api/staff/invoices.csv?country=ke&from=2027-01-01&to=2027-12-31`, {
      headers: { cookie: finance.cookie() },
    });
    const table = (await csv.text()).split('\r\n');
    const [head = '', ...rows] = table;
    const columns = head.split(',');
    const row = rows.find((line) => line.startsWith(listed?.number ?? '-'))?.split(',') ?? [];
    expect([row[columns.indexOf('seller')], row[columns.indexOf('buyer')]]).toEqual(['', own.user.name]);
    await booksHold();
  });
});

describe('a driver who leaves', () => {
  it('is invoiced for the month in which they did, and no longer; what was issued stays', async () => {
    const own = await boda();
    await at('2027-03-05T09:00:00Z');
    await keep(own, 'fare', 10_00, '2027-02-10T09:00:00Z', 100_00);
    await close();
    await keep(own, 'fare', 4_00, '2027-03-04T09:00:00Z', 100_00);
    await world.db.transaction((tx) =>
      writeTransfer(tx, {
        reference: `test paid:${own.driverId}`,
        kind: 'adjustment',
        currency: 'KES',
        at: now,
        entries: [
          { account: accounts.driverWallet(own.driverId), amountMinor: 14_00 },
          { account: accounts.outside, amountMinor: -14_00 },
        ],
      }),
    );
    const left = await own.client.answer(calls.removeAccount, { body: { password: PASSWORD } });
    expect(left.status).toBeLessThan(300);
    await at('2027-04-05T09:00:00Z');
    await close();
    await at('2027-06-05T09:00:00Z');
    await close();
    const rows = await monthsOf(own);
    expect(rows.map(({ month }) => month)).toEqual(['2027-02-01', '2027-03-01']);
    const kept = await issuedTo(own);
    expect(kept.map(({ totalMinor }) => totalMinor)).toEqual([10_00, 4_00]);
    expect(kept[0]?.content.parties.find(({ role }) => role === 'buyer')?.name).toBe(own.user.name);
    await booksHold();
  });

  it('is somebody else’s business to nobody: a passenger has no such list', async () => {
    const rider = await passenger(world);
    expect((await rider.client.refused(calls.commissionInvoices, { query: {} })).code).toBe('forbidden');
  });
});
