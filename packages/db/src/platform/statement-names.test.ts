import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../users/tables.ts';
import { connect, type Db } from './connect.ts';
import { createStatementNames } from './statement-names.ts';
import { createTestDatabase } from './test-cluster.ts';

describe('names of statements', () => {
  it('are given to what comes often, the same each time, and to nothing else', () => {
    const names = createStatementNames();
    const given = Array.from({ length: 6 }, () => names.next('select $1'));
    expect(given.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(given[4]).toMatch(/^often_[0-9a-f]{24}$/);
    expect(given[5]).toBe(given[4]);
    expect(names.of('select $1')).toBe(given[4]);
    for (let i = 0; i < 10_000; i += 1) expect(names.next(`select $1 /* ${i} */`)).toBeUndefined();
    expect(names.of('select $2')).toBeUndefined();
    // What came now and then over a long time is not what comes often.
    for (let i = 0; i < 10; i += 1) {
      expect(names.next('select rarely($1)')).toBeUndefined();
      for (let other = 0; other < 2000; other += 1) names.next(`select ${i} + ${other} + $1`);
    }
  });

  it('are not without end: a connection keeps the plans of so many', () => {
    const names = createStatementNames();
    let given = 0;
    for (let i = 0; i < 1000; i += 1) {
      for (let time = 0; time < 5; time += 1) if (names.next(`select ${i} + $1`) !== undefined) given += 1;
    }
    expect(given).toBe(300);
  });
});

describe('a pool', () => {
  let db: Db;
  let closeAll: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const pool = connect(database.url, { max: 2 });
    db = pool.db;
    closeAll = async () => {
      await pool.close();
      await database.drop();
    };
  });
  afterAll(() => closeAll());

  const prepared = async (tx: Pick<Db, 'execute'>) =>
    (await tx.execute<{ n: number }>(sql`select count(*)::int as n from pg_prepared_statements where name like 'often%'`)).rows[0]?.n;

  it('prepares what it asks often once for each connection, in transactions too, and answers the same', async () => {
    const ask = (reader: Pick<Db, 'select'>, id: number) => reader.select({ id: users.id }).from(users).where(eq(users.id, id));
    await db.transaction(async (tx) => {
      for (let time = 0; time < 12; time += 1) expect(await ask(tx, time % 2)).toEqual([]);
      expect(await prepared(tx)).toBe(1);
    });
    await Promise.all(Array.from({ length: 20 }, () => ask(db, 1)));
    await db.transaction(async (tx) => {
      await ask(tx, 1);
      expect(await prepared(tx)).toBe(1);
    });
  });

  it('goes on after a named statement was refused', async () => {
    const divide = async (by: number) => (await db.execute<{ n: number }>(sql`select 12 / ${by}::int as n`)).rows[0]?.n;
    for (let time = 0; time < 8; time += 1) expect(await divide(4)).toBe(3);
    await expect(divide(0)).rejects.toThrow('Failed query');
    expect(await divide(3)).toBe(4);
  });

  it('leaves what has a name of its own, and lists of any length, as they are', async () => {
    for (let length = 1; length < 20; length += 1) {
      const ids = Array.from({ length }, (_, i) => i);
      await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
    }
    const named = db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('own_name');
    for (let time = 0; time < 8; time += 1) await named.execute({ id: 1 });
    const texts = await db.transaction((tx) =>
      tx.execute<{ name: string; statement: string }>(sql`select name, statement from pg_prepared_statements`),
    );
    expect(texts.rows.filter(({ statement }) => statement.includes('"users"."id" in'))).toEqual([]);
  });
});
