import { spawnSync } from 'node:child_process';
import { at } from './paths.mjs';
import { Stop } from './process.mjs';
import { buildServer, bundledServer } from './server.mjs';
import { shareOf } from './share.mjs';
import { forgetStatements, statementsSuite } from './statements.mjs';
import { testFiles, vitestSuite } from './suites.mjs';
import { runSuites } from './tally.mjs';

const DEFAULTS = { DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres', REDIS_URL: 'redis://127.0.0.1:6379' };

/**
 * What can behave differently on an older PostgreSQL and with a shared Redis: every statement of every call, locks and
 * races, prepared and array statements, the bus, shared limits, leases. `npm test` has run the rest, and nothing of it would change.
 */
const DIFFERENT = [
  'server/src/every-call',
  'server/src/invariants/',
  'server/src/rides/requests-together',
  'server/src/rides/rides.',
  'server/src/rides/stream',
  'server/src/dispatch/city-leases',
  'server/src/dispatch/dispatcher-killed',
  'server/src/dispatch/growth',
  'server/src/dispatch/surge',
  'server/src/dispatch/two-dispatchers',
  'server/src/drivers/report-location',
  'server/src/drivers/trip-trail',
  'server/src/earnings/earnings',
  'server/src/platform/batch-calls',
  'server/src/platform/outbox/',
  'server/src/platform/partitions',
  'server/src/platform/stream-',
  'server/src/wallet/',
];

/** Those files as patterns, for a run that leaves them to the services' own. */
export const onServices = DIFFERENT.flatMap((path) => [`packages/${path}*`, `packages/${path}*/**`]);

/** The services to test against, and why one of them can't be used; null where it can. */
export function askServices({ node, env }) {
  const databaseUrl = env.DATABASE_URL || DEFAULTS.DATABASE_URL;
  const redisUrl = env.REDIS_URL || DEFAULTS.REDIS_URL;
  const asked = spawnSync(node, [at('launch', 'services-probe.mjs'), databaseUrl, redisUrl], { encoding: 'utf8' });
  if (asked.status !== 0) throw new Stop(`The services could not be asked: ${asked.stderr.trim()}`);
  return { databaseUrl, redisUrl, why: JSON.parse(asked.stdout) };
}

/** The address without its password. */
function shown(url) {
  const parsed = new URL(url);
  if (parsed.password !== '') parsed.password = '***';
  return parsed.href;
}

/** The server's tests on a PostgreSQL and a Redis of one's own. */
export async function testServices(tools, args) {
  const { databaseUrl, redisUrl, why } = askServices(tools);
  const problems = [
    ...(why.database === null ? [] : [`PostgreSQL at ${shown(databaseUrl)} can't be used: ${why.database}. Set DATABASE_URL.`]),
    ...(why.redis === null ? [] : [`Redis at ${shown(redisUrl)} can't be used: ${why.redis}. Set REDIS_URL.`]),
  ];
  if (args.includes('--ask')) return problems.length === 0 ? 0 : 1;
  if (problems.length > 0) throw new Stop(problems.join('\n'));
  console.log(`Testing on ${shown(databaseUrl)} and ${shown(redisUrl)}.`);
  // DATABASE_URL itself is for a server, not for its tests: those make databases of their own beside it.
  const { DATABASE_URL: _database, REDIS_URL: _redis, TEST_SHARE, ...env } = tools.env;
  const filters = args.length > 0 ? args : DIFFERENT;
  await buildServer(tools);
  forgetStatements();
  return runSuites([
    vitestSuite(
      { ...tools, env },
      {
        name: 'services',
        filters,
        exclude: TEST_SHARE === undefined ? [] : shareOf(TEST_SHARE, testFiles()).units,
        projects: ['server'],
        extraEnv: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl, SERVER_PROGRAM: bundledServer },
      },
    ),
    statementsSuite({ ...tools, env }),
  ]);
}
