import { inArray, sql, type SQL } from 'drizzle-orm';
import { demoDomains } from '@safiri/rules/demo/domain.ts';
import { users } from './tables.ts';

/** Accounts with one of these addresses, however they are written. */
export const hasEmail = (emails: readonly string[]): SQL =>
  inArray(
    sql`lower(${users.email})`,
    emails.map((email) => email.toLowerCase()),
  );

/** Accounts of the demo, by their address. */
export const isDemoPerson: SQL = inArray(sql`lower(split_part(coalesce(${users.email}, ''), '@', 2))`, [...demoDomains]);
