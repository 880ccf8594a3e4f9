import { sql } from 'drizzle-orm';
import { check, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { hailKinds } from '@safiri/rules/rides/hail.ts';
import { known } from '../platform/columns.ts';

/** What a hailed trip must be without. */
const withoutIn = ['operatorPay', 'bonus', 'promotion', 'feeTerms', 'owedMinor', 'quotedMinor', 'staffId', 'poolSlot'] as const;
type Columns = Record<
  | (typeof withoutIn)[number]
  | 'hail'
  | 'driverId'
  | 'startedAt'
  | 'paymentMethod'
  | 'bookerId'
  | 'passengerId'
  | 'riderName'
  | 'riderPhone'
  | 'isFast'
  | 'surge',
  AnyPgColumn
>;

/**
 * A hailed trip: nobody asked for it, so it is on the road from its first moment, costs what it shows, and earns its driver nothing of the
 * operator's. Of who rides it a number may be known without a name.
 */
export const hailChecks = (t: Columns) => [
  check(
    'rides_rider_can_be_called',
    sql`(${t.riderName} is null) = (${t.riderPhone} is null) or (${t.hail} is not null and ${t.riderName} is null)`,
  ),
  check(
    'rides_hailed_by_meter',
    sql`${t.hail} is null or (${t.driverId} is not null and ${t.startedAt} is not null and ${t.paymentMethod} = 'cash' and ${t.bookerId} = ${t.passengerId}
        and num_nonnulls(${sql.join(
          withoutIn.map((name) => sql`${t[name]}`),
          sql`, `,
        )}) = 0
        and not ${t.isFast} and ${t.surge} = 1)`,
  ),
  known(t.hail, hailKinds),
];
