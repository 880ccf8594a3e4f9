import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { invoices, invoiceSubmissions } from '@safiri/db/invoices/tables.ts';
import { simulatedAuthority } from '@safiri/provider-simulators/simulators.ts';
import { taxAuthorities } from '../adapters/tax-authorities.ts';
import { invoiceInvariants } from '../invariants/invoices.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { useSimulators } from '../testing/payments.ts';
import { memberOfStaff, passenger, type Person } from '../testing/people.ts';
import { issueInvoice, saveAuthority, tellAuthorities } from './public.ts';

const MINUTE_MS = 60_000;
let ahead = 0;
const world = useWorld({ clock: () => new Date(Date.now() + ahead) });
const simulators = useSimulators();
const { path, secrets } = simulatedAuthority.efris;

let rider: Person;
let finance: Client;
beforeAll(async () => {
  rider = await passenger(world, { countryId: 'ug', phone: '+256712005551' });
  finance = (await memberOfStaff(world, [{ role: 'finance' }])).client;
  await saveAuthority(world.db, world.node.ctx.config, {
    authority: 'efris',
    environment: 'live',
    baseUrl: simulators.url + path,
    secrets,
  });
});

const market = {
  timeZone: 'Africa/Kampala',
  decimals: 0,
  tax: { registration: secrets.tin, authority: 'efris', lines: [{ id: 'vat', name: { en: 'VAT' }, percent: 18, of: ['fare'] }] },
} as const;

let n = 0;
/** Sells an order: 4,000 shillings of a shop's goods, and 5,900 of delivery with 900 of tax in them. @returns the id of its invoice */
async function sell(): Promise<number> {
  n += 1;
  await inTransaction(world.node.ctx, async (uow) =>
    issueInvoice(uow, {
      subject: 'order',
      subjectId: 7000 + n,
      countryId: 'ug',
      market,
      customerId: rider.user.id,
      lines: [
        { kind: 'goods', name: 'Matooke', quantity: 1, amountMinor: 4000_00 },
        { kind: 'delivery', name: null, quantity: null, amountMinor: 5900_00 },
      ],
      taxes: [{ terms: market.tax.lines[0], amountMinor: 900_00 }],
      paidBy: 'mtn_momo',
      suppliedAt: new Date(),
    }),
  );
  const [row] = await world.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(sql`subject_id = ${7000 + n} and kind = 'invoice'`);
  return row?.id ?? 0;
}
const tell = () => tellAuthorities(world.node.ctx, taxAuthorities);
const told = async (id: number) =>
  (
    await world.db
      .select()
      .from(invoiceSubmissions)
      .where(sql`invoice_id = ${id}`)
  )[0];
const sound = async () => {
  for (const { query } of invoiceInvariants) expect((await world.db.execute(query)).rows).toEqual([]);
};

it('has its fiscal number and its code on the invoice, with the tax of what is taxed', async () => {
  await sell();
  await tell();
  const [own] = await rider.client.call(calls.ownInvoices, { query: { subject: 'order', id: String(7000 + n) } });
  const [known] = simulators.efris.invoices;
  expect(known).toMatchObject({ referenceNo: own?.number, grossAmount: 9900, taxAmount: 900 });
  expect(own?.rows.map(({ text }) => text)).toContain(`EFRIS number ${known?.invoiceNo}`);
  expect(own?.qr).toBe(`https://efris.ura.go.ug/site/${known?.invoiceNo}`);
  await sound();
});

it('knows one invoice where its answer was lost, and waits while it is down', async () => {
  const [before, id] = [simulators.efris.invoices.length, await sell()];
  simulators.efris.manners.add('down');
  await tell();
  simulators.efris.manners.clear();
  simulators.efris.manners.add('answer_lost');
  ahead += 2 * MINUTE_MS;
  await tell();
  expect(await told(id)).toMatchObject({ state: 'waiting', tries: 2 });
  simulators.efris.manners.clear();
  ahead += 10 * MINUTE_MS;
  await tell();
  expect(await told(id)).toMatchObject({ state: 'accepted', controlNumber: simulators.efris.invoices.at(-1)?.invoiceNo });
  expect(simulators.efris.invoices).toHaveLength(before + 1);
  await sound();
});

it('is asked first, even where nobody noted that it was told, and by the very number', async () => {
  const [before, id] = [simulators.efris.invoices.length, await sell()];
  simulators.efris.manners.add('answer_lost');
  await tell();
  simulators.efris.manners.clear();
  const [own] = simulators.efris.invoices.slice(-1);
  // Another till of the same taxpayer has a number that begins like ours.
  simulators.efris.invoices.push({ ...there(own), invoiceId: '900', invoiceNo: '999000000001', referenceNo: `${own?.referenceNo}-1` });
  // The node died before it wrote down that it tried.
  await world.db.update(invoiceSubmissions).set({ tries: 0 }).where(eq(invoiceSubmissions.invoiceId, id));
  ahead += 2 * MINUTE_MS;
  await tell();
  expect(await told(id)).toMatchObject({ state: 'accepted', tries: 1, controlNumber: own?.invoiceNo });
  expect(simulators.efris.invoices).toHaveLength(before + 2);
  await sound();
});

it('makes a task of what it refuses, until finance has it told again', async () => {
  const id = await sell();
  simulators.efris.manners.add('refuses');
  await tell();
  simulators.efris.manners.clear();
  expect(await told(id)).toMatchObject({ state: 'refused', refusal: '2124 goodsDetails: itemCode is not registered' });
  await finance.call(calls.sendInvoiceAgain, { params: { id } });
  await tell();
  expect((await told(id))?.state).toBe('accepted');
});

it('applies for a credit note once, and takes the decision of URA as it comes', async () => {
  const id = await sell();
  await tell();
  const note = await finance.call(calls.creditInvoice, { params: { id }, body: { reason: 'Not delivered' } });
  await tell();
  ahead += 2 * MINUTE_MS;
  await tell();
  expect(await told(note.id)).toMatchObject({ state: 'waiting', tries: 2 });
  const control = (await told(id))?.controlNumber;
  expect(simulators.efris.applications).toMatchObject([{ oriInvoiceNo: control, sellersReferenceNo: note.number, grossAmount: -9900 }]);

  simulators.efris.decide('103');
  ahead += 10 * MINUTE_MS;
  await tell();
  expect((await told(note.id))?.state).toBe('refused');
  await finance.call(calls.sendInvoiceAgain, { params: { id: note.id } });
  await tell();
  simulators.efris.decide('101');
  ahead += 10 * MINUTE_MS;
  await tell();
  expect(await told(note.id)).toMatchObject({ state: 'accepted', controlNumber: simulators.efris.applications.at(-1)?.invoiceNo });
  expect(simulators.efris.applications).toHaveLength(2);
  await sound();
});
