import { desc, eq, sql } from 'drizzle-orm';
import type { DriverImport } from '@safiri/contract/onboarding/calls.ts';
import { driverImports, driverInvitations } from '@safiri/db/onboarding/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';

const PAGE = 50;

/** Those that drivers can be brought to: a closed one takes none. */
export const takingMarkets = ({ markets }: Pick<Context, 'markets'>): Market[] =>
  markets.all().filter(({ document }) => document.status !== 'closed');

/** Imports, the newest first, with what became of their drivers. */
export async function listImports({ db, markets }: Pick<Context, 'db' | 'markets'>, reach?: Reach): Promise<DriverImport[]> {
  const rows = await db
    .select({
      id: driverImports.id,
      marketId: driverImports.marketId,
      at: driverImports.createdAt,
      by: users.name,
      drivers: driverImports.drivers,
      invited: sql<number>`(select count(*)::int from ${driverInvitations} i where i.import_id = ${driverImports.id} and i.sent_at is not null)`,
      signedIn: sql<number>`(select count(*)::int from ${driverInvitations} i join users u on u.id = i.user_id
        where i.import_id = ${driverImports.id} and u.phone_verified_at is not null)`,
      left: sql<number>`(select count(*)::int from ${driverInvitations} i join users u on u.id = i.user_id
        where i.import_id = ${driverImports.id} and i.sent_at is null and i.denied_at is null and u.phone_verified_at is null and u.deleted_at is null)`,
    })
    .from(driverImports)
    .leftJoin(users, eq(users.id, driverImports.authorId))
    .where(inReach(reach, 'market', driverImports.marketId))
    .orderBy(desc(driverImports.id))
    .limit(PAGE);
  return rows.map(({ at, ...row }) => ({
    ...row,
    market: markets.byId(row.marketId)?.document.name ?? row.marketId,
    at: at.toISOString(),
  }));
}
