import { inArray, sql, type SQL } from 'drizzle-orm';
import { demoDomains } from '@safiri/rules/demo/domain.ts';
import { users } from './tables.ts';

/** Accounts of the demo, by their address. */
export const isDemoPerson: SQL = inArray(sql`lower(split_part(coalesce(${users.email}, ''), '@', 2))`, [...demoDomains]);
