import { sql } from 'drizzle-orm';
import type { PackageFigure } from '@safiri/contract/subscriptions/staff-calls.ts';
import { andInReach, type Reach } from '@safiri/db/staff/reach.ts';
import type { PackageTerms } from '@safiri/rules/subscriptions/own-packages.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Context } from '../platform/context.ts';
import { accounts } from '../wallet/public.ts';

/** Packages are counted until they have been over for so long. */
const DAYS_AFTER = 90;

interface Counted extends Record<string, unknown> {
  readonly marketId: string;
  readonly package: string;
  readonly terms: PackageTerms;
  readonly sold: number;
  readonly driven: number;
  readonly paid: number;
  readonly held: number;
  readonly returned: number;
  readonly margin: number;
}

/** What became of the packages that markets sold, one line for each of a market's; the ledger says what rides were worth beyond their fares. */
export async function packageFigures(
  { db, markets, clock }: Pick<Context, 'db' | 'markets' | 'clock'>,
  reach?: Reach,
): Promise<PackageFigure[]> {
  const since = new Date(clock().getTime() - DAYS_AFTER * 86_400_000).toISOString();
  const { rows } = await db.execute<Counted>(sql`
    select s.market_id as "marketId", s.package, (array_agg(s.terms order by s.id desc))[1] as terms, count(*)::int as sold,
      sum(s.rides_earned)::int as driven, sum(s.price_minor)::float8 as paid,
      sum(s.price_minor / s.rides_total * (s.rides_total - s.rides_earned - s.rides_returned))::float8 as held,
      sum(s.price_minor / s.rides_total * s.rides_returned)::float8 as returned, coalesce(sum(m.margin), 0)::float8 as margin
    from subscriptions s
    left join lateral (
      select sum(e.amount_minor) as margin from rides r
      join ledger_transfers t on t.ride_id = r.id and t.kind in ('fare', 'release')
      join ledger_entries e on e.transfer_id = t.id and e.account = ${accounts.packages}
      where r.subscription_id = s.id) m on true
    where s.market_id is not null and s.expires_at > ${since}::timestamptz${andInReach(reach, 'market', sql`s.market_id`)}
    group by s.market_id, s.package order by s.market_id, s.package`);
  return rows.map((row) => ({
    market: markets.byId(row.marketId)?.document.name ?? row.terms.marketName,
    countryId: row.terms.countryId,
    decimals: row.terms.decimals,
    package: row.package,
    sold: row.sold,
    driven: row.driven,
    paid: toWire(row.paid),
    held: toWire(row.held),
    returned: toWire(row.returned),
    margin: toWire(row.margin),
  }));
}
