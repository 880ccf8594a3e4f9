import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './paths.mjs';

const PARTS = /\b(foundations|operations|product)\b|§(\d+)/gi;

/** The sections that a line cites: `foundations §5, §9` and `foundations and operations §2` are two each. */
function sectionsOf(line) {
  const cited = [];
  let parts = [];
  let end = -1;
  for (const match of line.matchAll(PARTS)) {
    const [whole, part, section] = match;
    if (part !== undefined) parts = line.slice(end, match.index) === ' and ' ? [...parts, part] : [part];
    else cited.push(...parts.map((name) => `${name.toLowerCase()} §${section}`));
    end = match.index + whole.length;
  }
  return cited;
}

/** `floor/room/part.ts` of a file below `packages`. */
const shortOf = (path) => path.replaceAll('\\', '/').replace(/^([^/]+)\/src\//, '$1/');

const cited = globSync('*/src/**/*.{ts,tsx}', { cwd: at('packages') }).flatMap((path) =>
  readFileSync(at('packages', path), 'utf8')
    .split('\n')
    .filter((line) => line.includes('§'))
    .flatMap((line) => sectionsOf(line).map((section) => `${section}: ${shortOf(path)}`)),
);

const listed = readFileSync(at('docs', 'requirements.md'), 'utf8')
  .split('\n## ')
  .slice(1)
  .flatMap((chapter) => {
    const [title = '', ...rows] = chapter.split('\n');
    const [section = ''] = title.split(':');
    return rows
      .filter((row) => row.startsWith('| ') && !row.startsWith('| rule'))
      .flatMap((row) => [...row.slice(row.lastIndexOf(' | ')).matchAll(/`([^`]+)`/g)].map(([, file]) => ({ section, file })));
  });

const lines = new Set(listed.map(({ section, file }) => `${section}: ${file}`));

it('reads every form of a citation', () => {
  expect(sectionsOf('(spec: foundations §5, §9; product §3)')).toEqual(['foundations §5', 'foundations §9', 'product §3']);
  expect(sectionsOf('(foundations and operations §2)')).toEqual(['foundations §2', 'operations §2']);
});

it('has a line for every section that the code cites: add it to docs/requirements.md', () => {
  expect(cited.length).toBeGreaterThan(200);
  expect([...new Set(cited)].filter((citation) => !lines.has(citation))).toEqual([]);
});

it('names no file that is gone or cites no such section: correct docs/requirements.md', () => {
  const gone = listed.filter(({ file }) => !existsSync(at('packages', file.replace('/', '/src/'))));
  const citations = new Set(cited);
  expect(gone.map(({ file }) => file)).toEqual([]);
  expect([...lines].filter((line) => !citations.has(line))).toEqual([]);
});
