import type pg from 'pg';

/** A partition of a table. */
export interface Partition {
  readonly name: string;
  /** Null of the first one, which holds all before its end. */
  readonly from: Date | null;
  readonly to: Date | null;
  /** Holds whatever lies in no other. */
  readonly isDefault: boolean;
}

/** The partitions of a table, in the order of their time. */
export async function listPartitions(client: Pick<pg.PoolClient, 'query'>, table: string): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select name, (regexp_match(bounds, $q$FROM \\('([^']+)'\\)$q$))[1]::timestamptz as "from", (regexp_match(bounds, $q$TO \\('([^']+)'\\)$q$))[1]::timestamptz as "to",
       bounds = 'DEFAULT' as "isDefault"
     from (select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
       from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass) part
     order by 3`,
    [table],
  );
  return rows;
}
