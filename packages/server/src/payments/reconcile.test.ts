import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LINES_SHOWN } from '@safiri/rules/payments/reconciliation.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { owe } from '../testing/driver-money.ts';
import { calls } from '../testing/calls.ts';
import { sessionOf, there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { begin, connectProvider, mindPayments, until, useSimulators } from '../testing/payments.ts';
import { askPayout, destine, disbursementOf, financeTeam, signBatch } from '../testing/payouts.ts';
import { driver, eventually, passenger } from '../testing/people.ts';

let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const world = useWorld({ clock });
const simulators = useSimulators();
let accountId = 0;
let day = '';

/** A top-up of 200 that was paid, a payout of 100 that was paid, and then the day is over. */
beforeAll(async () => {
  accountId = await connectProvider(world, simulators, 'paystack', 'za');
  simulators.paystack.transfers.payouts.paysAlone = false;
  const payer = await passenger(world);
  const { id, reference } = await begin(payer, 'paystack', '200');
  await eventually(async () => simulators.paystack.book.entries.find((one) => one.reference === reference), 'the page');
  await simulators.paystack.answer(reference, 'yes');
  await until(payer, id, 'succeeded');
  const payee = await driver(world);
  await owe(world, payee, 'ZAR', 100_00);
  await destine(payee, 'paystack', '6200012345', '250655');
  const payout = await askPayout(payee, '100');
  const team = await financeTeam(world);
  const row = await disbursementOf(team[0], payout.id);
  await signBatch(team, [row.id]);
  await mindPayments(world);
  await simulators.paystack.transfers.pay(row.reference, 'paid');
  await eventually(async () => {
    ahead += 4000;
    await mindPayments(world);
    const { rows } = await world.db.execute<{ state: string }>(sql`select state from disbursements where id = ${row.id}`);
    return rows[0]?.state === 'succeeded';
  }, 'the payout');
  day = localDate(clock(), 'Africa/Johannesburg');
  ahead += 24 * 3_600_000;
});

const lines = (found: { lines: ReadonlyArray<{ direction: string; match: string }> }) =>
  found.lines.map(({ direction, match }) => `${direction} ${match}`).toSorted();

describe('a day of a provider', () => {
  it('is fetched and matches, is worked off where a file says something else, and once closed nothing changes it', async () => {
    const [one, two] = await financeTeam(world);
    expect((await one.client.call(calls.listDays, {})).accounts).toMatchObject([{ id: accountId, provider: 'paystack', hasList: true }]);
    const fetched = await one.client.call(calls.readProviderDay, { body: { accountId, day } });
    expect(lines(fetched)).toEqual(['in matched', 'out matched']);
    expect(fetched.day).toMatchObject({ source: 'api', matched: 2, differences: 0, open: 0, closedAt: null });

    const [topUp] = fetched.lines.filter(({ direction }) => direction === 'in');
    const file = `reference,amount,direction\n${there(topUp).reference},199.00,in\nstranger,5,in\n`;
    const compared = await one.client.call(calls.readProviderDay, { body: { accountId, day, file } });
    expect(compared.day.id).toBe(fetched.day.id);
    expect(lines(compared)).toEqual(['in missing_here', 'in other_amount', 'out missing_there']);
    const params = { id: compared.day.id };
    expect((await two.client.refused(calls.closeDay, { params })).code).toBe('illegal_transition');
    for (const { id } of compared.lines)
      await two.client.call(calls.explainLine, { params: { ...params, lineId: id }, body: { note: 'Asked the provider' } });
    // Read again, what is still the same stays explained.
    expect((await one.client.call(calls.readProviderDay, { body: { accountId, day, file } })).day.open).toBe(0);
    const closed = await two.client.call(calls.closeDay, { params });
    expect(closed.day).toMatchObject({ open: 0, closedBy: expect.any(String) });
    expect((await two.client.call(calls.closeDay, { params })).day.closedAt).toBe(closed.day.closedAt);

    expect((await one.client.refused(calls.readProviderDay, { body: { accountId, day } })).code).toBe('day_closed');
    const [line] = closed.lines;
    const again = { params: { ...params, lineId: there(line).id }, body: { note: 'Something else' } };
    expect((await one.client.refused(calls.explainLine, again)).code).toBe('day_closed');
    for (const change of [
      sql`update reconciled_days set closed_at = now() where id = ${params.id}`,
      sql`update reconciled_lines set note = 'x' where day_id = ${params.id}`,
      sql`delete from reconciled_lines where day_id = ${params.id}`,
      sql`insert into reconciled_lines (day_id, direction, match, theirs_minor) values (${params.id}, 'in', 'missing_here', 1)`,
    ])
      await expect(world.db.execute(change)).rejects.toThrow('Failed query');
    expect((await one.client.call(calls.getDay, { params })).lines).toEqual(closed.lines);
    const fileAt = async (path: string) => {
      const answer = await fetch(`${world.node.address}/api/staff/finance/${path}`, { headers: { cookie: sessionOf(one.client) } });
      return (await answer.text()).trim().split('\r\n');
    };
    expect(await fileAt(`days/${params.id}/lines.csv`)).toHaveLength(4);
    const { days } = await one.client.call(calls.listDays, {});
    const [head, ...rows] = await fileAt('days.csv');
    expect(head).toContain('provider');
    expect(rows).toHaveLength(days.length);
    const batches = await one.client.call(calls.listBatches, { query: {} });
    expect((await fileAt('batches.csv')).filter((line) => line !== '').slice(1)).toHaveLength(batches.length);
  });

  it('is refused where it is not over, where the file is none, and where the provider does not answer', async () => {
    const [{ client }] = await financeTeam(world);
    const ask = (changes: object) => client.answer(calls.readProviderDay, { body: { accountId, day: '2026-01-01', ...changes } });
    expect((await ask({ day: localDate(clock(), 'Africa/Johannesburg') })).body).toMatchObject({ errors: [{ path: 'day' }] });
    expect((await ask({ file: 'nothing' })).body).toMatchObject({ errors: [{ path: 'file' }] });
    expect((await ask({ day: '2026-13-01' })).status).toBe(400);
    expect((await ask({ accountId: 999_999 })).status).toBe(404);
    simulators.paystack.book.manners.add('down');
    expect((await ask({})).body).toMatchObject({ code: 'illegal_transition' });
    simulators.paystack.book.manners.clear();
  });

  it('closed by two at the same instant is closed once, and written down once', async () => {
    const [one, two] = await financeTeam(world);
    const { day: found } = await one.client.call(calls.readProviderDay, { body: { accountId, day: '2026-01-02' } });
    const both = await Promise.all([one, two].map(({ client }) => client.answer(calls.closeDay, { params: { id: found.id } })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await world.db.execute(
      sql`select 1 from audit_log where action = 'reconciliation.closed' and subject_id = ${found.id}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('of thirty thousand lines is read whole, shows those that differ, and is whole in its table', async () => {
    const [{ client }] = await financeTeam(world);
    const file = `reference,amount\n${Array.from({ length: 30_000 }, (_, n) => `long-${n},5`).join('\n')}\n`;
    const { day: found, lines: shown } = await client.call(calls.readProviderDay, { body: { accountId, day: '2026-01-03', file } });
    expect(found).toMatchObject({ matched: 0, differences: 30_000, open: 30_000 });
    expect(shown).toHaveLength(LINES_SHOWN);
    const [first] = shown;
    const explained = await client.call(calls.explainLine, {
      params: { id: found.id, lineId: there(first).id },
      body: { note: 'Asked the provider' },
    });
    // What still needs a word comes first.
    expect(explained.lines.some(({ note }) => note !== null)).toBe(false);
    const table = await fetch(`${world.node.address}/api/staff/finance/days/${found.id}/lines.csv`, {
      headers: { cookie: sessionOf(client) },
    });
    expect((await table.text()).trim().split('\r\n')).toHaveLength(30_001);
  });
});
