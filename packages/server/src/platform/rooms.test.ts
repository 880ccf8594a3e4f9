import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getTableName, isTable } from 'drizzle-orm';
import { allCalls } from '@safiri/contract/all-calls.ts';
import * as schema from '@safiri/db/schema.ts';

const page = readFileSync(new URL('../../../../docs/rooms.md', import.meta.url), 'utf8');
const [table = '', names = ''] = page.split('## One name on every floor');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| room'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, room = '', calls = '', tables = '']) => ({
    room,
    paths: [...calls.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
    tables,
  }));

/** The most specific entry that covers a path. */
function roomOf(path: string): string | undefined {
  const fits = rows.flatMap(({ room, paths }) =>
    paths
      .filter((entry) => (entry.endsWith('/*') ? path.startsWith(entry.slice(0, -1)) : path === entry))
      .map((entry) => ({ room, length: entry.length })),
  );
  return fits.sort((a, b) => b.length - a.length)[0]?.room;
}

describe('docs/rooms.md', () => {
  it('names the room of every call', () => {
    for (const { room, call } of allCalls) expect([call.key, roomOf(call.key.split(' ')[1] ?? '')]).toEqual([call.key, room]);
  });

  it('calls a room the same on every floor, and names what is no room', () => {
    const known = new Set([
      ...rows.map(({ room }) => room),
      ...[...names.matchAll(/^\| ([a-z, -]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', ')),
    ]);
    const isKnown = (name: string) => known.has(name) || known.has(name.replace(/-[a-z]+$/, ''));
    const packages = new URL('../../../../packages/', import.meta.url);
    const folders = (floor: string) =>
      readdirSync(new URL(`${floor}/src/`, packages), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory()
          ? [entry.name]
          : floor === 'e2e' && entry.name.endsWith('.spec.ts')
            ? [entry.name.slice(0, -'.spec.ts'.length)]
            : [],
      );
    for (const floor of ['rules', 'contract', 'db', 'server', 'web', 'locales', 'e2e']) {
      expect([floor, folders(floor).filter((name) => !isKnown(name))]).toEqual([floor, []]);
    }
  });

  it('names every table', () => {
    const named = new Set(page.match(/[a-z_]+/g));
    for (const table of Object.values(schema).filter((value) => isTable(value))) expect(named).toContain(getTableName(table));
  });
});
