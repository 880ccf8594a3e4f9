import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, root } from './paths.mjs';

const read = (file) => readFileSync(at(file), 'utf8');
const pages = ['CONTRIBUTING.md', 'SECURITY.md', '.github/pull_request_template.md'];
/** What is written as code, without what stands for a name of the reader's own. */
const named = (page) => [...read(page).matchAll(/`([^`<…]+)`/g)].map(([, code]) => code);

describe.each(pages)('%s', (page) => {
  it('names files and folders that are there', () => {
    const paths = named(page).filter((code) => /^(packages|docs|launch|\.github|\.githooks|\.vscode|\.ci)\/[\w./*-]+$/.test(code));
    expect(paths.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...read(page).matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
