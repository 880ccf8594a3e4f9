import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoices, invoiceSeries } from '@safiri/db/invoices/tables.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { invoiceInvariants } from '../invariants/invoices.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { drivenRide, invoicesOfRide, openLink, tokenOf } from '../testing/invoices.ts';
import { driver, memberOfStaff, passenger, PASSWORD, type DriverPerson, type Person } from '../testing/people.ts';
import { exportInvoices } from './own-data.ts';
import { issueInvoice, type Sale } from './public.ts';

const DAY_MS = 86_400_000;
let ahead = 0;
const world = useWorld({ clock: () => new Date(Date.now() + ahead), env: { RATE_LIMIT_FACTOR: '100000' } });

let rider: Person;
let taxi: DriverPerson;
let finance: Client;
beforeAll(async () => {
  [rider, taxi] = [await passenger(world), await driver(world)];
  finance = (await memberOfStaff(world, [{ role: 'finance' }])).client;
});

const driven = (who = rider) => drivenRide(world, { passenger: who, driver: taxi });
const ofRide = (id: number, who = rider) => invoicesOfRide(who, id);
const numbersOf = async (kind: 'invoice' | 'credit_note' = 'invoice') => {
  const rows = await world.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(sql`${invoices.kind} = ${kind} and ${invoices.year} < 2030`)
    .orderBy(invoices.number);
  return rows.map(({ number }) => number);
};
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);
const noGaps = async () => {
  const numbers = await numbersOf();
  expect(numbers).toEqual(upTo(numbers.length));
  const names = new Set(invoiceInvariants.map(({ name }) => name));
  expect(await brokenBooks(world, (name) => names.has(name))).toEqual([]);
};
const sale = (subjectId: number): Sale => ({
  subject: 'package',
  subjectId,
  countryId: 'za',
  market: null,
  customerId: rider.user.id,
  lines: [{ kind: 'package', name: null, quantity: null, amountMinor: 100_00 }],
  taxes: [],
  paidBy: 'cash',
  suppliedAt: new Date(),
});
/** Of yesterday to tomorrow, whatever the clock of the machine says. */
const table = async (client: Client) => {
  const [from, to] = [-1, 1].map((days) => localDate(new Date(Date.now() + days * DAY_MS), 'Africa/Johannesburg'));
  const address = `${world.node.address}/api/staff/invoices.csv?country=za&from=${from}&to=${to}`;
  return (await fetch(address, { headers: { cookie: client.cookie() } })).text();
};

describe('the invoice of a ride', () => {
  it('is issued with its completion, and says who, what and how much', async () => {
    const [invoice] = await ofRide(await driven());
    expect(invoice?.number).toMatch(/^ZA-20\d\d-00000\d$/);
    expect(invoice?.rows[0]).toEqual({ kind: 'title', text: `Invoice ${invoice?.number}`, amount: null });
    const words = invoice?.rows.map((row) => row.text) ?? [];
    expect(words).toContain('Issued by Safiri');
    expect(words).toContain(`Driver: ${taxi.user.name}`);
    expect(words).toContain(`For ${rider.user.name}`);
    expect(invoice?.rows.find(({ kind }) => kind === 'total')?.amount).toBe('R100.00');
  });

  it('costs the transaction that issues it one statement', async () => {
    let statements = 0;
    await inTransaction(world.node.ctx, async (uow) => {
      const { tx } = uow;
      const counted = new Proxy(tx, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]): unknown => {
            statements += 1;
            return (value as (...args: unknown[]) => unknown).apply(target, args);
          };
        },
      });
      issueInvoice({ ...uow, tx: counted }, sale(900));
    });
    expect(statements).toBe(1);
  });

  it('is nobody else’s, and its driver’s as little', async () => {
    const ride = await driven();
    expect(await ofRide(ride, await passenger(world))).toEqual([]);
    expect(await ofRide(ride, taxi)).toEqual([]);
  });

  it('names a driver as they are registered for taxes, from then on', async () => {
    const before = await driven();
    const body = { name: 'Thabo Transport (Pty) Ltd', address: '1 Church Street, Pretoria', taxNumber: '4012 345 678' };
    expect(await taxi.client.call(calls.setOwnTaxIdentity, { body })).toMatchObject({ taxNumber: '4012345678' });
    expect(await taxi.client.call(calls.ownTaxIdentity)).toMatchObject({ name: body.name });
    const wrong = await taxi.client.refused(calls.setOwnTaxIdentity, { body: { ...body, taxNumber: 'P051234567X' } });
    expect(wrong.code).toBe('invalid_request');
    const lineOf = async (ride: number) => (await ofRide(ride))[0]?.rows.map((row) => row.text).filter((row) => row.startsWith('Driver'));
    expect(await lineOf(before)).toEqual([`Driver: ${taxi.user.name}`]);
    expect(await lineOf(await driven())).toEqual(['Driver: Thabo Transport (Pty) Ltd · tax number 4012345678']);
  });

  it('says where its driver lives to finance alone', async () => {
    const ride = await driven();
    const [own] = await ofRide(ride);
    const copy = await exportInvoices(world.db, { userId: rider.user.id, driverId: null });
    expect(JSON.stringify([own, (await openLink(world, tokenOf(own?.share))).body, copy])).not.toContain('Church Street');
    const { client: operations } = await memberOfStaff(world, [{ role: 'operations' }]);
    const lineOf = async (client: Client) => (await table(client)).split('\r\n').find((line) => line.includes(own?.number ?? ''));
    expect(await lineOf(finance)).toContain('Church Street');
    expect(await lineOf(operations)).toContain('Thabo Transport');
    expect(await lineOf(operations)).not.toContain('Church Street');
  });
});

describe('the numbers', () => {
  it('have no gap when twenty are issued at once, and some of these fail', async () => {
    const before = (await numbersOf()).length;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction(world.node.ctx, async (uow) => {
          issueInvoice(uow, sale(1000 + index));
          // After the number was drawn, as when a node is killed before it commits.
          if (index % 4 === 0) uow.atEnd(() => Promise.reject(new Error('killed')));
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect((await numbersOf()).length).toBe(before + 15);
    await noGaps();
  });

  it('are given once to a sale', async () => {
    await expect(inTransaction(world.node.ctx, async (uow) => issueInvoice(uow, sale(1001)))).rejects.toThrow('insert into invoices');
    await noGaps();
  });

  it('begin anew with each year, by the clocks of the country', async () => {
    ahead = Date.parse('2030-12-31T22:30:00Z') - Date.now();
    await inTransaction(world.node.ctx, async (uow) => issueInvoice(uow, sale(2000)));
    ahead = 0;
    const [last] = await world.db
      .select()
      .from(invoiceSeries)
      .where(sql`${invoiceSeries.year} = 2031`);
    expect(last).toMatchObject({ issuer: 'operator:za', kind: 'invoice', last: 1 });
  });

  it('and what was issued can’t be changed or deleted', async () => {
    for (const statement of [
      sql`delete from invoices`,
      sql`update invoices set total_minor = 1`,
      sql`update invoices set customer_name = 'Somebody'`,
      sql`update invoice_series set last = last + 2`,
      sql`delete from invoice_series`,
    ])
      await expect(world.db.execute(statement)).rejects.toThrow('Failed query');
  });
});

describe('a credit note', () => {
  it('takes an invoice back once, with a reason, by a number of its own', async () => {
    const ride = await driven();
    const listed = await finance.call(calls.listInvoices, { query: { subject: 'ride', subjectId: String(ride) } });
    const id = listed[0]?.id ?? 0;
    // Its page opens for who sees to invoices.
    const token = listed[0]?.page.split('/').at(-1) ?? '';
    const shown = await finance.call(calls.sharedInvoiceCall, { params: { token } });
    expect(shown.number).toBe(listed[0]?.number);
    const credit = () => finance.call(calls.creditInvoice, { params: { id }, body: { reason: 'Charged twice' } });
    const [note, again] = await Promise.all([credit(), credit()]);
    expect(note.number).toMatch(/^ZA-CN-20\d\d-000001$/);
    expect(again).toEqual(note);
    expect(await numbersOf('credit_note')).toEqual([1]);
    const [invoice, back] = await ofRide(ride);
    expect(back?.rows.map((one) => one.text)).toEqual(
      expect.arrayContaining([`Takes back invoice ${invoice?.number}`, 'Reason: Charged twice', 'Taken back in total']),
    );
    const refused = await finance.refused(calls.creditInvoice, { params: { id: note.id }, body: { reason: 'No' } });
    expect(refused.code).toBe('illegal_transition');
    await noGaps();
  });

  it('is for finance: support is refused', async () => {
    const { client } = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await client.refused(calls.creditInvoice, { params: { id: 1 }, body: { reason: 'x' } })).code).toBe('forbidden');
  });
});

describe('finance', () => {
  it('lists newest first and pages by the last id', async () => {
    const first = await finance.call(calls.listInvoices, { query: {} });
    const next = await finance.call(calls.listInvoices, { query: { before: String(first[0]?.id) } });
    expect(next[0]?.id).toBe(first[1]?.id);
  });

  it('has all of some days as a table', async () => {
    const body = await table(finance);
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toMatch(/^number,kind,credits/);
    const { rows } = await world.db.execute<{ n: number }>(sql`select count(*)::int as n from invoices where year < 2030`);
    expect(lines).toHaveLength((rows[0]?.n ?? 0) + 1);
    expect(body).not.toContain(rider.user.name);
  });
});

describe('somebody who leaves', () => {
  it('is named no longer, and takes a copy along; the invoice stays', async () => {
    const leaver = await passenger(world);
    const ride = await driven(leaver);
    const [own] = await ofRide(ride, leaver);
    const answer = await leaver.client.answer(calls.removeAccount, { body: { password: PASSWORD } });
    expect(answer.status).toBeLessThan(300);
    const [kept] = await world.db
      .select()
      .from(invoices)
      .where(sql`subject = 'ride' and subject_id = ${ride}`);
    expect(kept?.customerName).toBeNull();
    expect(kept?.totalMinor).toBe(100_00);
    expect(own?.number).toContain(String(kept?.number));
    expect(JSON.stringify(kept?.content)).not.toContain(leaver.user.name);
    await noGaps();
  });
});
