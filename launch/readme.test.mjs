import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './paths.mjs';

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
