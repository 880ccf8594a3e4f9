// npm run dev: the pages by Vite, with what is edited shown at once, before a server that starts anew when its code changes.
import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { EmbeddedError, startEmbedded } from '@safiri/db/platform/embedded.ts';
import { holdInstanceLock } from '@safiri/db/platform/instance-lock.ts';
import { at, root, tool } from './paths.mjs';
import { Stop } from './process.mjs';
import { startingQuickly } from './runtime.mjs';
import { restartable, watchFiles } from './watched.mjs';

const HOST = '127.0.0.1';
/** What the server is made of. */
const SERVER = [
  ...['server', 'db', 'rules', 'contract', 'dispatch', 'locales', 'city'].map((floor) => at('packages', floor, 'src')),
  at('packages', 'db', 'migrations'),
];
const SOURCES = /^(?!.*\.test\.ts$).*\.(ts|json|sql|csv)$/;
/** Between two versions of the code the demo city need not say farewell. At the end of all there is more time. */
const GRACE_MS = { restart: 1000, stop: 15_000 };

/** Settings of this command; all others go to the server as they are. */
const {
  PORT = '5173',
  INSPECT_PORT = '9229',
  DATABASE_URL,
  DATA_DIR = at('.data', 'dev'),
} = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));

const say = (line) => process.stdout.write(`${line}\n`);

/** The port, or a free one for `0`. */
function portFor(setting, wanted) {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', () => reject(new Stop(`${setting}=${wanted} can't be used: set ${setting} to a free port.`)));
    probe.listen(Number(wanted), HOST, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The database stays up while the server comes and goes. */
async function openDatabase(stops) {
  if (DATABASE_URL !== undefined) return DATABASE_URL;
  const starting = startEmbedded({ dataDir: DATA_DIR, log: say });
  const stopEmbedded = async () => (await starting).stop();
  stops.push(stopEmbedded);
  const { url } = await starting;
  const lock = await holdInstanceLock(url);
  if (lock === null) {
    stops.splice(stops.indexOf(stopEmbedded), 1);
    throw new Stop(`Another server is running on DATA_DIR="${DATA_DIR}". Stop it first, or set DATA_DIR to another folder.`);
  }
  stops.push(() => lock.release());
  return url;
}

/** The server, started anew when its code, its texts or the migrations change. */
function startServer(env, inspectPort, stops) {
  const flags = ['--disable-warning=ExperimentalWarning', `--inspect=${HOST}:${inspectPort}`];
  const server = restartable(
    [...flags, at('packages', 'server', 'src', 'main.ts')],
    {
      cwd: root,
      env: { ...startingQuickly(process.env), DEMO: process.env.DEMO || '1', ...env },
      // It ends by itself when this process is gone, however that went.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
    GRACE_MS.restart,
  );
  stops.push(() => server.stop(GRACE_MS.stop));
  void server.restart();
  const unwatch = watchFiles(SERVER, SOURCES, () => {
    say('The server starts anew ...');
    void server.restart();
  });
  stops.push(async () => unwatch());
}

/** Nothing is read from this terminal: Vite would take its end for a farewell. */
function startPages(port, server, stops) {
  const args = [tool('vite', 'bin', 'vite.js'), at('packages', 'web'), '--port', String(port), '--clearScreen', 'false'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, SERVER_URL: server },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return ended;
}

async function main() {
  const stops = [];
  let stopping;
  const stop = (code) => {
    stopping ??= (async () => {
      for (const end of stops.splice(0).toReversed()) await end().catch((error) => console.error(error));
      process.exit(code);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  try {
    const port = await portFor('PORT', PORT);
    const inspectPort = await portFor('INSPECT_PORT', INSPECT_PORT);
    const databaseUrl = await openDatabase(stops);
    const serverPort = await portFor('PORT', 0);
    const address = `http://${HOST}:${port}`;
    const server = `http://${HOST}:${serverPort}`;
    if (stopping !== undefined) return;
    say(`Pages at ${address}, server behind them at ${server}, its inspector on port ${inspectPort}. Ctrl-C stops all.`);
    startServer({ PORT: String(serverPort), HOST, DATA_DIR, DATABASE_URL: databaseUrl, PUBLIC_URL: address }, inspectPort, stops);
    await startPages(port, server, stops);
    await stop(1);
  } catch (error) {
    console.error(error instanceof Stop || error instanceof EmbeddedError ? error.message : error);
    await stop(1);
  }
}

await main();
