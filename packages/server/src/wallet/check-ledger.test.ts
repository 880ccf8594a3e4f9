import { describe, expect, it } from 'vitest';
import { sql, type SQL } from 'drizzle-orm';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger } from '../testing/people.ts';
import { complete, tripUnderWay } from '../testing/trips.ts';
import { checkLedger } from './check-ledger.ts';

const world = useWorld();

/** The faults while the statements stand, which the database would refuse but for the switched-off triggers. */
async function faultsAfter(...statements: SQL[]): Promise<readonly string[]> {
  const { faults: before } = await checkLedger(world.db);
  expect(before).toEqual([]);
  let faults: readonly string[] = [];
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
    await tx.execute(sql`select ledger_totals_rebuild()`);
  });
  faults = (await checkLedger(world.db)).faults;
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`delete from ledger_entries where transfer_id in (select id from ledger_transfers where reference like 'planted%')`,
    );
    await tx.execute(sql`delete from ledger_transfers where reference like 'planted%'`);
    await tx.execute(sql`select ledger_totals_rebuild()`);
  });
  return faults;
}

const transfer = (kind: string, rideId: number | null = null) =>
  sql`insert into ledger_transfers (reference, kind, ride_id) values (${`planted ${kind}`}, ${kind}, ${rideId})`;
const entry = (
  account: string,
  minor: number,
  currency = 'ZAR',
) => sql`insert into ledger_entries (transfer_id, account, currency, amount_minor)
  select max(id), ${account}, ${currency}, ${minor}::int from ledger_transfers where reference like 'planted%'`;

describe('checkLedger', () => {
  it('counts what it saw, and finds nothing in books that are right', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    await complete(world, who.driver, await tripUnderWay(world, who, { at: new Date('2026-11-17T12:00:00+02:00') }));
    expect(await checkLedger(world.db)).toEqual({ transfers: 1, entries: 2, completedRides: 1, faults: [] });
  });

  it('finds a transfer that is not balanced, per currency', async () => {
    expect(await faultsAfter(transfer('adjustment'), entry('platform:outside', 5), entry('platform:outside', -5, 'KES'))).toEqual([
      expect.stringMatching(/^transfer \d+ is off by (5 ZAR|-5 KES)$/),
      expect.stringMatching(/^transfer \d+ is off by (5 ZAR|-5 KES)$/),
      expect.stringMatching(/^the ledger is off by (5 ZAR|-5 KES)$/),
      expect.stringMatching(/^the ledger is off by (5 ZAR|-5 KES)$/),
    ]);
  });

  it('finds a transfer without entries', async () => {
    expect(await faultsAfter(transfer('bonus'))).toEqual([expect.stringMatching(/^transfer \d+ \(planted bonus\) has no entries$/)]);
  });

  it('finds a passenger’s wallet below zero, unless staff adjusted it so', async () => {
    const faults = await faultsAfter(transfer('payout'), entry('user:999:wallet', -700), entry('platform:outside', 700));
    expect(faults).toEqual(['user:999:wallet stands at -700 ZAR']);
    expect(await faultsAfter(transfer('adjustment'), entry('user:999:wallet', -700), entry('platform:outside', 700))).toEqual([]);
    // What was given and spent before is no reason to doubt a fee that is owed.
    const owed = await faultsAfter(
      transfer('adjustment'),
      entry('user:999:wallet', 700),
      entry('platform:outside', -700),
      transfer('package'),
      entry('user:999:wallet', -700),
      entry('platform:packages', 700),
      transfer('cancellation'),
      entry('user:999:wallet', -20),
      entry('platform:fees', 20),
    );
    expect(owed).toEqual([expect.stringMatching(/^fees of 20 ZAR wait/)]);
  });

  it('finds a completed ride with two fares, and a fare of a ride that is not completed', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    const live = await tripUnderWay(world, who, { at: new Date() });
    const entries = [entry('platform:outside', -1), entry('platform:commission', 1)];
    expect(await faultsAfter(transfer('fare', live), ...entries)).toEqual([`ride ${live} is in_progress with 1 fare transfers`]);
    const completed = Number((await world.db.execute(sql`select id from rides where status = 'completed'`)).rows[0]?.['id']);
    expect(await faultsAfter(transfer('fare', completed), ...entries)).toEqual([`ride ${completed} is completed with 2 fare transfers`]);
  });

  it('finds money set aside that no open payout asks for', async () => {
    expect(await faultsAfter(transfer('payout'), entry('driver:1:wallet', -3), entry('driver:1:payout', 3))).toEqual([
      'driver:1:payout holds 3 ZAR for open payouts of 0',
    ]);
  });

  it('finds a discount that no promotion added, and a budget that cost other than its uses say', async () => {
    const completed = Number((await world.db.execute(sql`select id from rides where status = 'completed'`)).rows[0]?.['id']);
    const discount = sql`update rides set promotion = '{"code": "KARIBU"}', discount_minor = 500 where id = ${completed}`;
    expect(await faultsAfter(discount)).toEqual([`ride ${completed} cost 500 less, and its promotion added 0`]);
    await world.db.execute(sql`update rides set promotion = null, discount_minor = null`);
    expect(await faultsAfter(sql`insert into budget_days values ('pretoria', 'evening', '2026-11-27', null, 5)`)).toEqual([
      "pretoria's evening of 2026-11-27 cost 5, and its uses say 0",
    ]);
    await world.db.execute(sql`delete from budget_days`);
  });

  it('finds a total of a driver that is not what the entries say', async () => {
    await world.db.execute(sql`insert into ledger_totals values ('driver:999:wallet', 'ZAR', 'bonus', 5)`);
    expect((await checkLedger(world.db)).faults).toEqual(['driver:999:wallet is kept at 5 ZAR of bonus, and its entries say 0']);
    await world.db.execute(sql`select ledger_totals_rebuild()`);
    expect((await checkLedger(world.db)).faults).toEqual([]);
  });
});
