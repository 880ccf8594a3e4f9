/**
 * Keeps `openapi.json`, the document that the server serves, and `docs/access-matrix.md` in step with the contract.
 * `npm run api` writes them; with `--check` it only says what is wrong.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessMatrix } from './access-matrix.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import { refusalsOf } from './release.ts';

const file = fileURLToPath(new URL('openapi.json', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const matrixFile = fileURLToPath(new URL('../../../../docs/access-matrix.md', import.meta.url));
const IN_GIT = 'packages/contract/src/openapi/openapi.json';

const read = (name: string) => readFileSync(`${root}/${name}`, 'utf8');

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  } catch {
    return undefined;
  }
}

/** The document that clients were last given: the newest committed one that differs from `now`. None outside a git checkout. */
function committedBefore(now: string): OpenApiDocument | undefined {
  const commits = git('log', '-2', '--format=%H', '--', IN_GIT)?.split('\n') ?? [];
  for (const commit of commits) {
    const text = commit === '' ? undefined : git('show', `${commit}:${IN_GIT}`);
    if (text !== undefined && text !== now) return JSON.parse(text) as OpenApiDocument;
  }
  return undefined;
}

/** Empty where there is none: then it differs, which is said. */
function writtenIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const { version } = JSON.parse(read('package.json')) as { version: string };
const document = openApiDocument(version);
const text = `${JSON.stringify(document, null, 1)}\n`;
const before = committedBefore(text);
const refusals = before === undefined ? [] : refusalsOf(before, document, read('CHANGELOG.md'));

for (const [name, path, wanted] of [
  ['openapi.json', file, text],
  ['docs/access-matrix.md', matrixFile, accessMatrix()],
] as const) {
  if (!process.argv.includes('--check')) writeFileSync(path, wanted);
  else if (writtenIn(path) !== wanted) refusals.push(`${name} is not what the contract says: write it by \`npm run api\`, and commit it.`);
}
for (const refusal of refusals) console.error(refusal);
process.exitCode = refusals.length > 0 ? 1 : 0;
