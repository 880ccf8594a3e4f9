import { readFileSync } from 'node:fs';
import { checks } from './checks.mjs';
import { at, root, tool } from './paths.mjs';
import { run, Stop } from './process.mjs';
import { bundledServer } from './server.mjs';
import { onServices } from './services.mjs';
import { shareOf } from './share.mjs';
import { forgetStatements, statementsSuite } from './statements.mjs';
import { browserSuite, buildSuite, testFiles, vitestSuite } from './suites.mjs';
import { runSuites } from './tally.mjs';

/** Format, lint, types, floor plan: a minute. */
export const check = (tools) => runSuites(checks(tools));

const isJourney = (file) => file.startsWith('packages/e2e/');

/**
 * Which of the filters each kind of tests can use: a filter is part of a path, and may match files of both.
 * @param {string[]} filters
 * @param {string[]} files every file of tests, from the checkout's root
 * @returns {{ units: string[], journeys: string[] }}
 * @throws {Stop} for a filter that matches no file: a typing error must not look like a green run
 */
export function sortFilters(filters, files) {
  const matching = (filter, wanted) => files.some((file) => isJourney(file) === wanted && file.includes(filter));
  const lost = filters.filter((filter) => !files.some((file) => file.includes(filter)));
  if (lost.length > 0) throw new Stop(`No file of tests has a path with ${lost.map((filter) => `"${filter}"`).join(', ')}.`);
  return { units: filters.filter((filter) => matching(filter, false)), journeys: filters.filter((filter) => matching(filter, true)) };
}

/** What this run leaves out of everything (`TEST_SHARE`, set by `.ci/run`), said so that nobody takes a share for the whole. */
function share() {
  const number = process.env.TEST_SHARE;
  if (number === undefined) return { units: [], journeys: [] };
  const files = testFiles();
  const found = shareOf(number, files);
  const left = files.filter((file) => isJourney(file) && !found.journeys.includes(file)).length;
  console.log(`Share ${number}: without ${found.units.length} files of server tests and ${left} of journeys, whose turn is in another.`);
  return found;
}

/**
 * Everything; with filters only the tests whose files match one of them, be they run by vitest or in a browser. `.ci/run` leaves to
 * `test:services` what that runs anyway (`LEFT_TO_SERVICES=1`), and to other runs what takes turns (`TEST_SHARE`).
 */
export function test(tools, filters) {
  forgetStatements();
  if (filters.length === 0) {
    const { units: inAnother, journeys } = share();
    const toServices = process.env.LEFT_TO_SERVICES === '1' ? onServices : [];
    const exclude = [...toServices, ...inAnother];
    if (toServices.length > 0) console.log('Without the tests of the server that npm run test:services runs.');
    return runSuites([
      ...checks(tools),
      vitestSuite(tools, { name: 'pure', projects: ['pure', 'web'] }),
      buildSuite(tools),
      vitestSuite(tools, { name: 'server', projects: ['server'], exclude, extraEnv: { SERVER_PROGRAM: bundledServer } }),
      browserSuite(tools, journeys),
      statementsSuite(tools),
    ]);
  }
  const { units, journeys } = sortFilters(filters, testFiles());
  console.log(`Only tests whose path contains ${filters.map((filter) => `"${filter}"`).join(' or ')}: without the checks.`);
  return runSuites([
    ...(units.length > 0 ? [vitestSuite(tools, { filters: units })] : []),
    ...(journeys.length > 0 ? [buildSuite(tools), browserSuite(tools, journeys)] : []),
    statementsSuite(tools),
  ]);
}

/**
 * Runs tests as their files, or what these load, are saved: those that match a filter from the start, else only what changes.
 * Journeys in a browser need a build and are not watched.
 */
export function watch({ node, env }, filters) {
  const { units } = sortFilters(filters, testFiles());
  if (filters.length > units.length) console.log('Browser journeys are not watched: run them by npm test.');
  const args = filters.length === 0 ? ['--standalone'] : units;
  return run(node, [tool('vitest', 'vitest.mjs'), 'watch', ...args], { cwd: root, env });
}

const option = (args, name) => {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args.splice(at, 2)[1];
};
/** What makes a file of tests a search: its number of cases follows `SEARCH_RUNS`. */
const SEARCHES = /testing\/search\.ts'|from 'fast-check'/;
const NO_LIMIT = 24 * 3600_000;

/**
 * Searches for counter-examples for as long as one likes: `npm run search -- [FILTER…] [--runs 10000] [--seed 1]`.
 * The seed is printed, and finds the same again where one process decides the order of things.
 */
export function search(tools, given) {
  const args = [...given];
  const runs = option(args, '--runs') ?? '10000';
  const seed = option(args, '--seed') ?? String(Math.floor(Math.random() * 2 ** 31));
  if (![runs, seed].every((number) => /^\d+$/.test(number))) throw new Stop('--runs and --seed take a whole number.');
  const files = testFiles().filter(
    (file) =>
      !isJourney(file) &&
      (args.length === 0 || args.some((filter) => file.includes(filter))) &&
      SEARCHES.test(readFileSync(at(...file.split('/')), 'utf8')),
  );
  if (files.length === 0) throw new Stop('No search matches.');
  console.log(`Searching with ${runs} runs and seed ${seed} in ${files.length} files.`);
  return runSuites([
    vitestSuite(tools, {
      name: 'search',
      filters: files,
      extraEnv: { SEARCH_RUNS: runs, SEARCH_SEED: seed },
      args: [`--testTimeout=${NO_LIMIT}`],
    }),
  ]);
}
