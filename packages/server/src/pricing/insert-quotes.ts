import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import { insertSelect, selectRecords, writtenColumns, writtenFrom } from '@safiri/db/platform/insert-select.ts';
import { quotes } from '@safiri/db/pricing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { batchCalls } from '../platform/batch-calls.ts';

export type NewQuote = typeof quotes.$inferInsert;

/** Quotes of any number of people by one statement, which each connection plans once; of each row whose it is, and whether ladies-only rides are theirs. */
function prepareStatement(db: Db) {
  const asked = db.$with('asked', getTableColumns(quotes)).as(selectRecords(sql.placeholder('quotes'), writtenColumns(quotes)));
  const kept = db
    .$with('kept', { userId: quotes.userId })
    .as(sql`${insertSelect(quotes, writtenFrom(quotes, asked), sql`from ${asked}`)} returning ${quotes.userId}`);
  return db
    .with(asked, kept)
    .selectDistinct({
      userId: kept.userId,
      ladies: sql<boolean>`(${users.gender} = 'female' and ${users.genderVerifiedAt} is not null)`,
    })
    .from(kept)
    .innerJoin(users, eq(users.id, kept.userId))
    .prepare('insert_quotes');
}

function createInsertBatch(db: Db): (rows: readonly NewQuote[]) => Promise<boolean> {
  const statement = prepareStatement(db);
  const insert = async (all: ReadonlyArray<readonly NewQuote[]>): Promise<boolean[]> => {
    const people = await statement.execute({ quotes: JSON.stringify(all.flat()) });
    const ladies = new Set(people.flatMap(({ userId, ladies: isLady }) => (isLady ? [userId] : [])));
    return all.map(([first]) => first !== undefined && ladies.has(first.userId));
  };
  return batchCalls<readonly NewQuote[], boolean>(async (all) => {
    try {
      return await insert(all);
    } catch (error) {
      if (all.length === 1) throw error;
      // Of one whose account is gone none is kept, nor of the others of the statement: each alone.
      const alone = all.map((rows) =>
        insert([rows]).catch((refused: unknown) => [refused instanceof Error ? refused : new Error(String(refused))]),
      );
      return (await Promise.all(alone)).flat();
    }
  });
}

const batches = new WeakMap<Db, ReturnType<typeof createInsertBatch>>();

/**
 * Keeps quotes of one person, together with those of others of this moment.
 * @returns whether the person is a woman whose gender staff confirmed
 */
export function insertQuotes(db: Db, rows: readonly NewQuote[]): Promise<boolean> {
  let insert = batches.get(db);
  if (insert === undefined) batches.set(db, (insert = createInsertBatch(db)));
  return insert(rows);
}
