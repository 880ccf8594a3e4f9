import { sql } from 'drizzle-orm';
import type { Launch } from '@safiri/contract/setup/console-calls.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import type { Context } from '../platform/context.ts';

interface Row extends Record<string, unknown>, Pick<Launch, 'registered' | 'approved' | 'ready' | 'online'> {
  /** The market that the team gave, or the country in all of which somebody drives who was given none. */
  marketId: string | null;
  countryId: string;
}

/**
 * How far each open city is on the way to its first trip: a driver whom nobody gave a city counts in each of the account's country. Those that have
 * had it are left out, so that drivers are counted while there are few.
 */
export async function launchesOf({ db, markets }: Pick<Context, 'db' | 'markets'>): Promise<Launch[]> {
  const open = markets.all().filter(({ document }) => document.status === 'open');
  const { rows: driven } = await db.execute<{ id: string }>(sql`
    select c.id from unnest(${sql.param(open.map(({ document }) => document.id))}::text[]) c(id)
    where exists (select from rides where city_id = c.id and status = 'completed')`);
  const waiting = open.filter(({ document }) => driven.every(({ id }) => id !== document.id));
  if (waiting.length === 0) return [];
  const lessons = sql.join(
    requiredModuleIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<Row>(sql`
    select case when d.markets_given_at is not null then d.market_id end as "marketId", u.country_id as "countryId", count(*)::int as registered,
      count(*) filter (where d.verification_status = 'approved')::int as approved,
      count(*) filter (where d.verification_status = 'approved' and (select count(*) from training_progress t where t.driver_id = d.id and t.status = 'completed'
        and t.module_id in (${lessons})) = ${requiredModuleIds.length})::int as ready,
      count(*) filter (where d.is_online)::int as online
    from drivers d join users u on u.id = d.user_id where u.deleted_at is null group by 1, 2`);
  return waiting.map(({ document: { id, name, country } }) => {
    const own = rows.filter(({ marketId, countryId }) => (marketId === null ? countryId === country : marketId === id));
    const sum = (key: 'registered' | 'approved' | 'ready' | 'online') => own.reduce((all, row) => all + row[key], 0);
    return {
      id,
      name,
      registered: sum('registered'),
      approved: sum('approved'),
      ready: sum('ready'),
      online: sum('online'),
      hasTrip: false,
    };
  });
}
