import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { findChromium } from './chromium.mjs';
import { at, root, tool } from './paths.mjs';
import { run, Stop } from './process.mjs';
import { startingQuickly } from './runtime.mjs';
import { buildServer, bundledServer } from './server.mjs';
import { recording } from './statements.mjs';
import { counts } from './tally.mjs';
import { buildWeb } from './web.mjs';

/** Runs a test tool that writes a JSON report, and reads it; a tool that failed without one counts as one failure. */
async function withReport(report, go) {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const code = await go();
  let found;
  try {
    found = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Stop(`The tests ended with code ${code} and left no report.`);
  }
  return { code, found };
}

/** A run that failed although each of its tests passed (a failed set-up, an unhandled error) is a failure all the same. */
const honest = (code, passed, failed, names) => counts(passed, code !== 0 && failed === 0 ? 1 : failed, names);

const fileOf = (path) => relative(root, path).replaceAll('\\', '/');

/** The counts of vitest's report. Files that could not be loaded have no tests of their own: each counts as a failure. */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }, code) {
  const names = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) =>
      assertionResults.length === 0
        ? [`${fileOf(name)} > could not be loaded`]
        : assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${fileOf(name)} > ${fullName}`),
    );
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  // A test that does not run checks nothing, and must not look as if it did.
  return honest(code, numPassedTests, numFailedTests + broken + (numPendingTests ?? 0) + (numTodoTests ?? 0), names);
}

/** The counts of Playwright's report. A test that passed at the second attempt failed once. */
export function countPlaywright({ stats, errors, suites = [] }, code) {
  const inside = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  const names = suites
    .flatMap(inside)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `packages/e2e/src/${file} > ${title}`);
  return honest(code, stats.expected, stats.unexpected + stats.flaky + stats.skipped + (errors?.length ?? 0), names);
}

/** More files than this do not fail by chance. */
const AGAIN_AT_MOST = 3;

/**
 * Runs the files in which tests failed once more by themselves, where the caller allows it (`RETRY_FAILED=1`, set by `.ci/run`).
 * What passes then is told as flaky, by name: a fault of the test or of the product that somebody has to find, but no reason to turn
 * away what a whole day changed elsewhere.
 * @param {ReturnType<typeof counts>} first
 * @param {(files: string[]) => Promise<ReturnType<typeof counts>>} again
 */
export async function lookAgain(first, again) {
  const files = [...new Set(first.names.map((name) => name.split(' > ')[0]))];
  const isNamed = first.failed === first.names.length;
  if (process.env.RETRY_FAILED !== '1' || !isNamed || files.length === 0 || files.length > AGAIN_AT_MOST) return first;
  console.log(`\n=== again, by themselves: ${files.join(', ')}`);
  const second = await again(files);
  return counts(
    first.passed + first.failed - second.failed,
    second.failed,
    second.names,
    first.names.filter((name) => !second.names.includes(name)),
  );
}

/** The tests of vitest's projects (`vitest.config.ts`; all without a name), or those whose files match. */
export function vitestSuite(
  { node, env },
  { name = 'tests', projects = [], filters = [], exclude = [], extraEnv = {}, args: extraArgs = [] } = {},
) {
  const report = at('.launch', 'reports', `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    run: async () => {
      const once = async (wanted) => {
        const args = [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...projects.flatMap((project) => ['--project', project]),
          ...extraArgs,
          ...wanted,
          ...exclude.flatMap((glob) => ['--exclude', glob]),
        ];
        const { code, found } = await withReport(report, () =>
          run(node, [tool('vitest', 'vitest.mjs'), ...args], { cwd: root, env: recording({ ...startingQuickly(env), ...extraEnv }) }),
        );
        return countVitest(found, code);
      };
      return lookAgain(await once(filters), once);
    },
  };
}

/** What `npm start` starts: the pages and the server's one file. */
export function buildSuite(tools) {
  return {
    name: 'build',
    run: async () => {
      await Promise.all([buildWeb(tools), buildServer(tools)]);
      return counts(2, 0);
    },
  };
}

/** The browser journeys, on a Chromium that is found or fetched. */
export function browserSuite(tools, filters = []) {
  const report = at('.launch', 'reports', 'browser.json');
  return {
    name: 'browser',
    run: async () => {
      // Each file of journeys starts a server of its own.
      const env = recording({
        ...startingQuickly(tools.env),
        SERVER_PROGRAM: bundledServer,
        CHROMIUM_PATH: await findChromium(tools),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      });
      const once = async (wanted) => {
        const { code, found } = await withReport(report, () =>
          run(tools.node, [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...wanted], {
            cwd: at('packages', 'e2e'),
            env,
          }),
        );
        return countPlaywright(found, code);
      };
      return lookAgain(await once(filters), once);
    },
  };
}

/**
 * Pictures of every screen, into `docs/walk`: both sizes in light English, and sixty more drawn by the seed among themes and languages.
 * @param {string[]} args files of the walk to go again, else all; `--seed N`
 * @returns {Promise<number>} exit code
 */
export async function walk(tools, args) {
  const from = args.indexOf('--seed');
  const seed = from === -1 ? '1' : args.splice(from, 2)[1];
  if (!/^\d+$/.test(seed ?? '')) throw new Stop('--seed takes a whole number.');
  // Pictures of an earlier walk must not pass for this one's.
  if (args.length === 0) rmSync(at('docs', 'walk'), { recursive: true, force: true });
  return run(tools.node, [tool('@playwright', 'test', 'cli.js'), 'test', '--config', 'walk.config.ts', ...args], {
    cwd: at('packages', 'e2e'),
    env: {
      ...startingQuickly(tools.env),
      CHROMIUM_PATH: await findChromium(tools),
      WALK_SEED: seed,
      WALK_PART: args.length > 0 ? '1' : '',
    },
  });
}

/** Every file of tests, as a path from the checkout's root. */
export function testFiles() {
  return ['launch', 'packages'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
      .filter((file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file) && !file.includes('node_modules/')),
  );
}
