import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { at, root } from './paths.mjs';

const readme = readFileSync(at('README.md'), 'utf8');
const { license, engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const pictures = [...readme.matchAll(/docs\/pictures\/[\w.-]+/g)].map(([path]) => path);
const badge = (name) => readFileSync(at('docs', 'pictures', `badge-${name}.svg`), 'utf8');

it('has badges that say what package.json says', () => {
  expect(readme).toContain(`![License: ${license}](docs/pictures/badge-license.svg)`);
  expect(readme).toContain(`![Node: ${engines.node}](docs/pictures/badge-node.svg)`);
  expect(badge('license')).toContain(`>${license}<`);
  expect(badge('node')).toContain(`>${engines.node.replace('>', '&gt;')}<`);
});

it('shows pictures that are there, at most 150 kB each', () => {
  expect(pictures).toHaveLength(6);
  expect(pictures.filter((path) => statSync(at(path)).size > 150_000)).toEqual([]);
});

const documents = [...globSync('*.md', { cwd: root }), ...globSync('docs/**/*.md', { cwd: root })];
/** The links of a document outside of code. */
const linksOf = (path) =>
  [
    ...readFileSync(at(path), 'utf8')
      .replaceAll(/```[^]*?```|`[^`]*`/g, '')
      .matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
  ].map(([, link]) => link);

/** The anchors of a document, as GitHub makes them of its headings. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('has no link that leads nowhere', () => {
  const links = documents.flatMap((path) => linksOf(path).map((link) => ({ path, link })));
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ path, link }) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    return !existsSync(at(target)) || (anchor !== undefined && !anchorsOf(readFileSync(at(target), 'utf8')).includes(anchor));
  });
  expect(broken).toEqual([]);
});

const decisions = globSync('[0-9]*.md', { cwd: at('docs', 'decisions') }).toSorted();

it('numbers the decisions without gaps, each with its date, status, context, alternatives and consequences', () => {
  expect(decisions.map((name) => Number(name.slice(0, 3)))).toEqual(decisions.map((_, i) => i + 1));
  const form =
    /^# \d{3} .+\n\n- Date: \d{4}-\d\d-\d\d.*\n- Status: .+\n\n## Context\n[^]+\n## Decision\n[^]+\n## Alternatives\n[^]+\n## Consequences\n/;
  expect(decisions.filter((name) => !form.test(readFileSync(at('docs', 'decisions', name), 'utf8')))).toEqual([]);
  const index = linksOf('docs/decisions/README.md');
  expect(decisions.filter((name) => !index.includes(name))).toEqual([]);
});
