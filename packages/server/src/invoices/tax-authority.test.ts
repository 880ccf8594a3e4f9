import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoices, invoiceSubmissions } from '@safiri/db/invoices/tables.ts';
import { simulatedAuthority } from '@safiri/provider-simulators/simulators.ts';
import { taxAuthorities } from '../adapters/tax-authorities.ts';
import { invoiceInvariants } from '../invariants/invoices.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { useSimulators } from '../testing/payments.ts';
import { memberOfStaff, passenger, type Person } from '../testing/people.ts';
import { issueInvoice, saveAuthority, tellAuthorities } from './public.ts';

const MINUTE_MS = 60_000;
let ahead = 0;
const world = useWorld({ clock: () => new Date(Date.now() + ahead) });
const simulators = useSimulators();
const { path, secrets } = simulatedAuthority.etims;

let rider: Person;
let finance: Client;
beforeAll(async () => {
  rider = await passenger(world, { countryId: 'ke', phone: '+254712005551' });
  finance = (await memberOfStaff(world, [{ role: 'finance' }])).client;
});

const market = {
  timeZone: 'Africa/Nairobi',
  decimals: 2,
  tax: { registration: secrets.tin, authority: 'etims', lines: [{ id: 'vat', name: { en: 'VAT' }, percent: 16, of: ['fare'] }] },
} as const;

let n = 0;
/** Sells something of 116 shillings, 16 of them tax. @returns the id of its invoice */
async function sell(): Promise<number> {
  n += 1;
  await inTransaction(world.node.ctx, async (uow) =>
    issueInvoice(uow, {
      subject: 'ride',
      subjectId: 5000 + n,
      countryId: 'ke',
      market,
      customerId: rider.user.id,
      lines: [{ kind: 'base', name: null, quantity: null, amountMinor: 116_00 }],
      taxes: [{ terms: market.tax.lines[0], amountMinor: 16_00 }],
      paidBy: 'cash',
      suppliedAt: new Date(),
    }),
  );
  const [row] = await world.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(sql`subject_id = ${5000 + n} and kind = 'invoice'`);
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

describe('eTIMS', () => {
  it('is told nothing before somebody says how it is reached, and then all that waits', async () => {
    const id = await sell();
    await tell();
    expect(await told(id)).toMatchObject({ state: 'waiting', tries: 1 });
    await saveAuthority(world.db, world.node.ctx.config, {
      authority: 'etims',
      environment: 'live',
      baseUrl: simulators.url + path,
      secrets,
    });
    ahead += 2 * MINUTE_MS;
    await tell();
    expect(await told(id)).toMatchObject({ state: 'accepted', controlNumber: 'KRACU0000000001/1' });
    expect(simulators.etims.sales).toMatchObject([{ rcptTyCd: 'S', totAmt: 116, totTaxAmt: 16 }]);
    await sound();
  });

  it('has its number and its code on the invoice', async () => {
    const id = await sell();
    await tell();
    const [own] = await rider.client.call(calls.ownInvoices, { query: { subject: 'ride', id: String(5000 + n) } });
    const { controlNumber } = (await told(id)) ?? {};
    expect(own?.rows.map(({ text }) => text)).toContain(`eTIMS number ${controlNumber}`);
    expect(own?.qr).toMatch(/^https:\/\/etims\.kra\.go\.ke\/.*Data=P051234567X00SIGN/);
  });

  it('is told again after a pause while it is down, and once where its answer was lost', async () => {
    const [before, id] = [simulators.etims.sales.length, await sell()];
    simulators.etims.manners.add('down');
    await tell();
    await tell();
    expect(await told(id)).toMatchObject({ state: 'waiting', tries: 1 });
    simulators.etims.manners.clear();
    simulators.etims.manners.add('answer_lost');
    ahead += 2 * MINUTE_MS;
    await tell();
    simulators.etims.manners.clear();
    ahead += 10 * MINUTE_MS;
    await tell();
    expect(await told(id)).toMatchObject({ state: 'accepted' });
    expect(simulators.etims.sales).toHaveLength(before + 1);
    await sound();
  });

  it('is told of those beside one whose answer cannot be kept', async () => {
    const [broken, behind] = [await sell(), await sell()];
    await world.db.execute(
      sql.raw(`alter table invoice_submissions add constraint broken_one check (invoice_id <> ${broken} or state = 'waiting') not valid`),
    );
    await tell();
    const later = await sell();
    await tell();
    expect([(await told(broken))?.state, (await told(behind))?.state, (await told(later))?.state]).toEqual([
      'waiting',
      'accepted',
      'accepted',
    ]);
    await world.db.execute(sql`alter table invoice_submissions drop constraint broken_one`);
    ahead += 2 * MINUTE_MS;
    await tell();
    expect((await told(broken))?.state).toBe('accepted');
  });

  it('makes a task of what it refuses, until finance has it told again', async () => {
    const id = await sell();
    simulators.etims.manners.add('refuses');
    await tell();
    simulators.etims.manners.clear();
    const listed = await finance.call(calls.listInvoices, { query: { refused: 'yes' } });
    expect(listed).toMatchObject([{ id, authority: { state: 'refused', refusal: expect.stringMatching(/^913 /) as string } }]);
    ahead += 30 * MINUTE_MS;
    await tell();
    expect((await told(id))?.state).toBe('refused');
    await finance.call(calls.sendInvoiceAgain, { params: { id } });
    await tell();
    expect((await told(id))?.state).toBe('accepted');
    expect((await finance.refused(calls.sendInvoiceAgain, { params: { id } })).code).toBe('illegal_transition');
  });

  it('is told of a credit note after its invoice, by the number of that', async () => {
    const id = await sell();
    const note = await finance.call(calls.creditInvoice, { params: { id }, body: { reason: 'Not driven' } });
    await tell();
    await tell();
    expect(await told(note.id)).toMatchObject({ state: 'accepted' });
    expect(simulators.etims.sales.slice(-2)).toMatchObject([
      { invcNo: id, rcptTyCd: 'S' },
      { invcNo: note.id, rcptTyCd: 'R', orgInvcNo: id },
    ]);
    await sound();
  });
});
