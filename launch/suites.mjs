import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { findChromium } from './chromium.mjs';
import { at, root, tool } from './paths.mjs';
import { run, Stop } from './process.mjs';
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
const honest = (code, passed, failed) => counts(passed, code !== 0 && failed === 0 ? 1 : failed);

/** The counts of vitest's report. Files that could not be loaded have no tests of their own: each counts as a failure. */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }, code) {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  // A test that does not run checks nothing, and must not look as if it did.
  return honest(code, numPassedTests, numFailedTests + broken + (numPendingTests ?? 0) + (numTodoTests ?? 0));
}

/** The counts of Playwright's report. A test that passed at the second attempt failed once. */
export function countPlaywright({ stats, errors }, code) {
  return honest(code, stats.expected, stats.unexpected + stats.flaky + stats.skipped + (errors?.length ?? 0));
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
      const args = [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...projects.flatMap((project) => ['--project', project]),
        ...extraArgs,
        ...filters,
        ...exclude.flatMap((glob) => ['--exclude', glob]),
      ];
      const { code, found } = await withReport(report, () =>
        run(node, [tool('vitest', 'vitest.mjs'), ...args], { cwd: root, env: { ...env, ...extraEnv } }),
      );
      return countVitest(found, code);
    },
  };
}

export function buildSuite(tools) {
  return {
    name: 'web build',
    run: async () => {
      await buildWeb(tools);
      return counts(1, 0);
    },
  };
}

/** The browser journeys, on a Chromium that is found or fetched. */
export function browserSuite(tools, filters = []) {
  const report = at('.launch', 'reports', 'browser.json');
  return {
    name: 'browser',
    run: async () => {
      const env = { ...tools.env, CHROMIUM_PATH: await findChromium(tools), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const { code, found } = await withReport(report, () =>
        run(tools.node, [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...filters], {
          cwd: at('packages', 'e2e'),
          env,
        }),
      );
      return countPlaywright(found, code);
    },
  };
}

/** Every file of tests, as a path from the checkout's root. */
export function testFiles() {
  return ['launch', 'packages'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
      .filter((file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file) && !file.includes('node_modules/')),
  );
}
