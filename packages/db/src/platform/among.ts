import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column is among values, as one list: the statement's text is the same however many they are, so that it is planned once. */
export const among = (column: PgColumn, values: readonly (number | string)[]): SQL => sql`${column} = any(${sql.param([...values])})`;
