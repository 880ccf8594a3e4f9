import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './paths.mjs';

it('docs/running.md lists exactly the settings that the server reads', () => {
  const code = readFileSync(at('packages', 'server', 'src', 'platform', 'config.ts'), 'utf8');
  const read = [...code.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  const page = readFileSync(at('docs', 'running.md'), 'utf8').split('## Settings')[1].split('For tests only')[0];
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(read.toSorted());
});
