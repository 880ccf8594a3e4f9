import { getTableName } from 'drizzle-orm';
import type { Partitioned } from './partitioned.ts';

/** What a partitioned table and its columns are called in statements. */
export interface Names {
  readonly parent: string;
  readonly by: string;
  readonly age: string;
}

export const namesOf = ({ table, by, age }: Partitioned): Names => ({ parent: getTableName(table), by: by.name, age: age.name });
