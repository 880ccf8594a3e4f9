import { sql } from 'drizzle-orm';
import type { World } from './harness.ts';
import type { Person } from './people.ts';
import { calls } from './calls.ts';

let n = 0;

/** Puts that many minor units into somebody's wallet. */
export async function topUp(world: World, { user }: Person, cents: number, currency = 'ZAR'): Promise<void> {
  await world.db
    .execute(sql`with t as (insert into ledger_transfers (reference, kind) values (${`test:${user.id}:${(n += 1)}`}, 'top_up') returning id)
    insert into ledger_entries (transfer_id, account, currency, amount_minor)
    select id, a.account, ${currency}, a.minor from t, (values (${`user:${user.id}:wallet`}, ${cents}::int), ('platform:outside', -${cents}::int)) a(account, minor)`);
}

/** What `GET /api/wallet` says, as it is shown. */
export const walletOf = async ({ client }: Person): Promise<string> => (await client.answer(calls.getWallet)).body.balance;
