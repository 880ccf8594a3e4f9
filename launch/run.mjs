import { installedChromium } from './chromium.mjs';
import { buildWeb } from './web.mjs';
import { installHooks } from './hooks.mjs';
import { install } from './install.mjs';
import { at, root, tool } from './paths.mjs';
import { run, Stop } from './process.mjs';
import { startingQuickly, rightNode } from './runtime.mjs';
import { buildServer, bundledServer } from './server.mjs';

const QUIET = '--disable-warning=ExperimentalWarning';

/** Runs a file of the checkout or an installed tool. */
const program = (file) => async (tools, args) => run(tools.node, [QUIET, file, ...args], { cwd: root, env: startingQuickly(tools.env) });

/**
 * Each command: what it needs beyond the dependencies of a start (those for development, the web pages, the server in one file), and what it
 * does with its arguments.
 */
const commands = {
  start: { web: true, server: true, go: program(bundledServer) },
  dev: { go: program(at('launch', 'dev.mjs')) },
  build: { web: true, server: true, go: async () => 0 },
  staff: { go: program(at('packages', 'server', 'src', 'staff-command.ts')) },
  owner: { go: program(at('packages', 'server', 'src', 'owner-command.ts')) },
  demo: { go: program(at('packages', 'server', 'src', 'demo-command.ts')) },
  catalogue: { go: program(at('packages', 'server', 'src', 'catalogue-command.ts')) },
  market: { go: program(at('packages', 'server', 'src', 'market-command.ts')) },
  drivers: { go: program(at('packages', 'server', 'src', 'drivers-command.ts')) },
  brand: { go: program(at('packages', 'server', 'src', 'brand-command.ts')) },
  provider: { go: program(at('packages', 'server', 'src', 'provider-command.ts')) },
  map: { go: program(at('packages', 'server', 'src', 'map-command.ts')) },
  city: { go: program(at('packages', 'city', 'src', 'main.ts')) },
  bench: {
    develops: true,
    web: true,
    go: async (tools, args) => {
      const chromium = installedChromium(tools);
      const env = { ...tools.env, ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }) };
      return program(at('packages', 'bench', 'src', 'main.ts'))({ ...tools, env }, args);
    },
  },
  fit: { develops: true, go: program(at('packages', 'bench', 'src', 'fit', 'main.ts')) },
  cluster: {
    web: true,
    server: true,
    go: (tools, args) =>
      program(at('packages', 'server', 'src', 'cluster-command.ts'))(
        { ...tools, env: { ...tools.env, SERVER_PROGRAM: bundledServer } },
        args,
      ),
  },
  'check:invariants': { go: program(at('packages', 'server', 'src', 'invariants-check.ts')) },
  'ledger:check': { go: program(at('packages', 'server', 'src', 'ledger-check.ts')) },
  doctor: { go: program(at('packages', 'server', 'src', 'doctor-command.ts')) },
  format: { develops: true, go: (tools, args) => program(tool('oxfmt', 'bin', 'oxfmt'))(tools, args.length > 0 ? args : ['.']) },
  migration: {
    develops: true,
    go: (tools, args) => program(tool('drizzle-kit', 'bin.cjs'))(tools, ['generate', '--config', 'packages/db/drizzle.config.ts', ...args]),
  },
  api: { develops: true, go: program(at('packages', 'contract', 'src', 'openapi', 'publish.ts')) },
  staged: { develops: true, go: async (tools) => (await import('./staged.mjs')).checkStaged(tools) },
  check: { develops: true, go: async (tools) => (await import('./test.mjs')).check(tools) },
  test: { develops: true, go: async (tools, args) => (await import('./test.mjs')).test(tools, args) },
  walk: { develops: true, web: true, go: async (tools, args) => (await import('./suites.mjs')).walk(tools, args) },
  'test:watch': { develops: true, go: async (tools, args) => (await import('./test.mjs')).watch(tools, args) },
  search: { develops: true, go: async (tools, args) => (await import('./test.mjs')).search(tools, args) },
  'test:services': { develops: true, go: async (tools, args) => (await import('./services.mjs')).testServices(tools, args) },
};

async function main([name, ...args]) {
  const command = commands[name];
  if (command === undefined) throw new Stop(`Commands: ${Object.keys(commands).join(', ')}`);
  const tools = await rightNode();
  if (await install(root, 'dependencies', tools, command.develops ? 'all' : 'start')) installHooks(root);
  if (command.web) await buildWeb(tools);
  if (command.server) await buildServer(tools);
  return command.go(tools, args);
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(error instanceof Stop ? error.code : 1);
  },
);
