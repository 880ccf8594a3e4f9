import { sql } from 'drizzle-orm';
import { objectsOf } from '@safiri/contract/staff/objects.ts';
import { permissionFor } from '@safiri/contract/staff/permissions.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { within, type Reach } from '@safiri/db/staff/reach.ts';
import type { ObjectKind } from '@safiri/rules/staff/objects.ts';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';
import { reachOf } from './permit.ts';
import { notFound } from './problem.ts';

const NUMBER = /^[1-9]\d{0,8}$/;
const WORD = /^[\w.-]{1,100}$/;
/** What is named by a word; all else by a number. */
const byWord: readonly ObjectKind[] = ['market', 'upload'];

/** Whether something is within a reach; everything is without one. What is not there is within none. */
export async function isWithin(reader: Reader, reach: Reach | undefined, kind: ObjectKind, id: number | string): Promise<boolean> {
  if (reach === undefined) return true;
  const isWord = byWord.includes(kind);
  if (!(isWord ? WORD : NUMBER).test(String(id))) return false;
  const named = isWord ? sql`${String(id)}::text` : sql`${Number(id)}::int`;
  const { rows } = await reader.execute<{ isWithin: boolean }>(sql`select coalesce(${within[kind](named, reach)}, false) as "isWithin"`);
  return rows[0]?.isWithin === true;
}

/** @throws Problem not_found for what is beyond a reach: it is answered like what is not there */
export async function requireWithin(reader: Reader, reach: Reach | undefined, kind: ObjectKind, id: number | string): Promise<void> {
  if (!(await isWithin(reader, reach, kind, id))) throw notFound();
}

/**
 * The one place where roles that are limited to markets are kept to what a path names (`contract/staff/objects.ts`). Others ask nothing of the database.
 * @throws Problem not_found
 */
export async function requireReach(
  { db, markets }: Pick<Context, 'db' | 'markets'>,
  actor: Actor | null,
  key: string,
  params: unknown,
): Promise<void> {
  const permission = permissionFor(key);
  if (actor === null || actor.staff === null || permission === undefined) return;
  const reach = reachOf(markets, actor, permission);
  if (reach === undefined) return;
  const named = params as Readonly<Record<string, string | number>>;
  for (const [param, kind] of Object.entries(objectsOf(key))) await requireWithin(db, reach, kind, named[param] ?? '');
}
