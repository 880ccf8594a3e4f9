import { getTableColumns, is, sql, SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** What a row gets: for each column a value, the same for all rows, or something of the query that the rows come from. */
type Given<T extends PgTable> = { readonly [K in keyof T['$inferInsert']]: T['$inferInsert'][K] | SQLWrapper };

const isExpression = (value: unknown): value is SQLWrapper => typeof value === 'object' && value !== null && 'getSQL' in value;

const listed = (items: readonly SQLWrapper[]): SQL => sql.join([...items] as SQL[], sql`, `);

/**
 * `insert into table (…) select … source`, with the columns that are given and no others: the database fills the rest. The query
 * builder's own `insert().select()` names every column, also the identity, which PostgreSQL then refuses to be given.
 * @param source from `from` on
 */
export function insertSelect<T extends PgTable>(table: T, given: Given<T>, source: SQL): SQL {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const entries = Object.entries<unknown>(given).map(([property, value]) => ({ column: columnOf(columns, property), value }));
  const names = listed(entries.map(({ column }) => sql.identifier(column.name)));
  const values = listed(
    entries.map(({ column, value }) => (isExpression(value) ? value : sql`${sql.param(value, column)}`.inlineParams())),
  );
  return sql`insert into ${table} (${names}) select ${values} ${source}`;
}

function columnOf(columns: Readonly<Record<string, PgColumn>>, property: string): PgColumn {
  const column = columns[property];
  if (column === undefined) throw new Error(`no column ${property}`);
  return column;
}

type Written = readonly [property: string, column: PgColumn];

/** The columns of a table that a statement can write: all but those that the database fills itself, such as the identity or what it computes. */
export function writtenColumns<T extends PgTable>(table: T): Written[] {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
  return columns.filter(
    ([, column]) => column.generatedIdentity === undefined && column.generated === undefined && !is(column.default, SQL),
  );
}

/** What {@link insertSelect} is given to write every written column of a table from a query that has them all. */
export function writtenFrom<T extends PgTable>(table: T, query: { readonly [K in keyof T['$inferSelect']]: SQLWrapper }): Given<T> {
  const columns = writtenColumns(table).map(([property]) => [property, query[property as keyof T['$inferSelect']]]);
  return Object.fromEntries(columns) as Given<T>;
}

/** What a column gets that a record leaves out: the table's default, else null. */
function readOrDefault([property, column]: Written): SQL {
  const name = sql.identifier(property);
  return column.default === undefined ? sql`${name}` : sql`coalesce(${name}, ${sql.param(column.default, column)})`.inlineParams();
}

/** Rows of a JSON list of records, which name the columns as TypeScript does; the rows have the names and types of the database. */
export const selectRecords = (json: SQLWrapper, columns: readonly Written[]): SQL => sql`
  select ${listed(columns.map((entry) => sql`${readOrDefault(entry)} as ${sql.identifier(entry[1].name)}`))}
  from json_to_recordset(${json}::json) as row (
    ${listed(columns.map(([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`))})`;
