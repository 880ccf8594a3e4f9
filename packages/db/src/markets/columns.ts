import type { FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import type { TripService } from '@safiri/rules/markets/services.ts';
import { integer, jsonb } from 'drizzle-orm/pg-core';

/** An operator's own service as it was, the version that priced it, and the lines of its fare; null where no market priced it. */
export const pricedColumns = () => ({
  service: jsonb('service').$type<TripService>(),
  /** No foreign key: versions are never deleted, and each of thousands of trips would lock the one row of its market. */
  marketVersionId: integer('market_version_id'),
  fareLines: jsonb('fare_lines').$type<FareLine[]>(),
});
