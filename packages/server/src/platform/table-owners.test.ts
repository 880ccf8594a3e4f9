import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const tablesRoot = fileURLToPath(new URL('../../../db/src', import.meta.url));
const serverRoot = fileURLToPath(new URL('..', import.meta.url));

/** The room of each table, by its name in the code and in SQL. */
const ownerOf = new Map<string, string>(
  readdirSync(tablesRoot, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/(?:.*-)?tables\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(tablesRoot, file), 'utf8').matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].flatMap(
        ([, name = '', table = '']) => [name, table].map((one) => [one, file.split('/')[0] ?? ''] as const),
      ),
    ),
);

/** Writes in a source: by Drizzle, and by SQL as text. */
const writesIn = (source: string): string[] =>
  [...source.matchAll(/\.(?:insert|update|delete)\((\w+)\)|\b(?:insert into|update|delete from) (\w+)\b/g)].map(
    ([, byName, bySql]) => byName ?? bySql ?? '',
  );

/** The platform's rows (outbox, stream, idempotency) are written wherever something happens. Sessions are looked up, and marked, by it. */
const mayWrite = (room: string, table: string) => {
  const owner = ownerOf.get(table);
  return owner === undefined || owner === room || owner === 'platform' || (room === 'platform' && table === 'sessions');
};

/** The demo and the check of invariants stand above the rooms. */
const aboveRooms = new Set(['demo', 'invariants', 'testing']);
const sources = readdirSync(serverRoot, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => /^[^/]+\/.*\.ts$/.test(file) && !file.endsWith('.test.ts') && !aboveRooms.has(file.split('/')[0] ?? ''));

describe('the tables of a room', () => {
  it('are written by that room alone: others ask it to', () => {
    const foreign = sources.flatMap((file) => {
      const room = file.split('/')[0] ?? '';
      const tables = writesIn(readFileSync(join(serverRoot, file), 'utf8')).filter((table) => !mayWrite(room, table));
      return tables.map((table) => `${file} writes ${table} of ${ownerOf.get(table)}`);
    });
    expect(foreign).toEqual([]);
  });

  it('are known, and their writes are seen', () => {
    expect(ownerOf.get('ride_offers')).toBe('rides');
    expect(ownerOf.get('deviceUsers')).toBe('auth');
    expect(sources.flatMap((file) => writesIn(readFileSync(join(serverRoot, file), 'utf8'))).length).toBeGreaterThan(150);
  });
});
