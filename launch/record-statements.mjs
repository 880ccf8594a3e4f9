import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';

/** The folder in which the processes of a run of tests leave what they asked their databases; unset, nothing is kept. */
const folder = process.env.STATEMENTS_FOLDER;

/** Statements that have a plan. */
const PLANNED = /^\s*(select|insert|update|delete|with|merge)\b/i;

/** The same question with lists of other lengths is the same statement. */
const shapeOf = (text) =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(\s*,\s*\$)+/g, '$…')
    .replaceAll(/\(([^()]*)\)(\s*,\s*\(\1\))+/g, '($1)…');

/** What decides about a plan of a value: nothing there, an empty list, a yes or a no, a word of a list. */
const kindOf = (value) => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : 'list';
  return typeof value === 'boolean' ? String(value) : typeof value;
};

/** The kinds of values in their order, those of a list once. */
const kindsOf = (values) => values.map(kindOf).filter((kind, i, all) => kind !== all[i - 1]);

if (folder !== undefined && folder !== '') {
  const file = join(folder, `${process.pid}-${Date.now()}.jsonl`);
  const seen = new Set();
  // Written at once: some of these processes are killed.
  subscribe('database.statement', ({ text, values }) => {
    const key = `${shapeOf(text)}\n${kindsOf(values)}`;
    if (seen.has(key) || !PLANNED.test(text)) return;
    if (seen.size === 0) mkdirSync(folder, { recursive: true });
    seen.add(key);
    appendFileSync(file, `${JSON.stringify({ key, text, values: serialize(values).toString('base64') })}\n`);
  });
}
