import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize } from 'node:v8';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at } from './paths.mjs';

let folder;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'safiri-statements-')), 'kept');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** A process that sends these. */
function send(statements, env = { STATEMENTS_FOLDER: folder }) {
  const program = `import { channel } from 'node:diagnostics_channel';
    for (const [text, values] of ${JSON.stringify(statements)}) channel('database.statement').publish({ text, values });`;
  const { STATEMENTS_FOLDER: _own, ...others } = process.env;
  execFileSync(
    process.execPath,
    ['--import', pathToFileURL(at('launch', 'record-statements.mjs')).href, '--input-type=module', '-e', program],
    { env: { ...others, ...env } },
  );
}

const kept = () =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );

it('keeps each statement once for each kind of values, and lists of any length as one', () => {
  send([
    ['select 1 where $1 = 1', [1]],
    ['select 1 where $1 = 1', [2]],
    ['select 1 where $1 = 1', [null]],
    ['select 1 where 1 in ($1, $2)', [1, 2]],
    ['select 1 where 1 in ($1, $2, $3)', [1, 2, 3]],
    ['begin', []],
  ]);
  expect(kept().map(({ text, values }) => [text, deserialize(Buffer.from(values, 'base64'))])).toEqual([
    ['select 1 where $1 = 1', [1]],
    ['select 1 where $1 = 1', [null]],
    ['select 1 where 1 in ($1, $2)', [1, 2]],
  ]);
});

it('keeps nothing where no folder is named', () => {
  send([['select 1', []]], {});
  expect(existsSync(folder)).toBe(false);
});
