import { writeFileSync } from 'node:fs';
import type { Product } from './product.ts';

/**
 * Zanele owes 200 rand, whatever stood before: by a correction of the team, which has a reason as each has that the team books, for she reads there what
 * she owes it for.
 */
const owes200 = `
  with d as (select 'driver:' || d.id || ':wallet' as wallet, u.id as user_id from drivers d join users u on u.id = d.user_id
      where u.email = 'zanele@demo.safiri.africa'),
    s as (select 20000 + coalesce((select sum(sum_minor) from ledger_totals, d where account = d.wallet and currency = 'ZAR'), 0) as minor),
    n as (select nextval(pg_get_serial_sequence('money_bookings', 'id')) as id),
    t as (insert into ledger_transfers (reference, kind) select 'booking:' || n.id, 'adjustment' from n returning id),
    b as (insert into money_bookings (id, kind, user_id, party, amount_minor, currency, reason, author_id, created_at, booked_at, transfer_id)
      overriding system value
      select n.id, 'correction', d.user_id, 'driver', -s.minor, 'ZAR', 'Cash of three trips that was not handed in', staff.id, now(), now(), t.id
      from n, d, s, t, users staff where staff.email = 'staff@demo.safiri.africa')
  insert into ledger_entries (transfer_id, account, currency, amount_minor)
  select t.id, a.account, 'ZAR', a.minor from t, d, s, lateral (values (d.wallet, -s.minor), ('platform:outside', s.minor)) a(account, minor)`;

/**
 * Zanele owes as much as Pretoria allows, 200 rand.
 * @param file where the city's document is written to, with that limit
 */
export async function oweToTheLimit(product: Pick<Product, 'command' | 'execute'>, file: string): Promise<void> {
  const market = product.command('market-command.ts', 'export', 'pretoria');
  writeFileSync(file, market.replace(/^( *)topUp: true$/m, '$1topUp: true\n$1debtLimit: 200'));
  product.command('market-command.ts', 'apply', file, '--force', 'a limit for debts');
  await product.execute(owes200);
}
