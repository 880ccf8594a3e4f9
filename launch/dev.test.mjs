import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from './paths.mjs';

const LIMIT_MS = 120_000;
const OMITTED = /(^|[\\/])(node_modules|dist|bench|e2e|results)([\\/]|$)|\.test\.\w+$/;

let folder;
let dev;
let pages;
let said = '';

/** A checkout whose files may be edited, with the same dependencies. */
function copyCheckout(to) {
  for (const name of ['launch', 'packages'])
    cpSync(at(name), join(to, name), { recursive: true, filter: (file) => !OMITTED.test(file.slice(at().length)) });
  for (const name of ['package.json', 'tsconfig.base.json']) cpSync(at(name), join(to, name));
  mkdirSync(join(to, 'node_modules', '@safiri'), { recursive: true });
  for (const name of readdirSync(at('node_modules')).filter((entry) => entry !== '@safiri' && !entry.startsWith('.')))
    symlinkSync(at('node_modules', name), join(to, 'node_modules', name), 'junction');
  for (const name of readdirSync(join(to, 'packages')))
    symlinkSync(join(to, 'packages', name), join(to, 'node_modules', '@safiri', name), 'junction');
}

const file = (...parts) => join(folder, 'packages', ...parts);
const edit = (path, from, to) => writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
const read = async (path) => (await fetch(pages + path)).text();

/** What runs because of this checkout. */
const running = () =>
  spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(folder));

async function until(path, text) {
  for (const end = Date.now() + LIMIT_MS / 2; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const answer = await read(path);
    if (answer.includes(text)) return answer;
  }
  throw new Error(`${path} never said ${text}: ${said}`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safiri-dev-'));
  // As root PostgreSQL runs as another user, who must come in.
  chmodSync(folder, 0o755);
  copyCheckout(folder);
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  dev = spawn(process.execPath, [join(folder, 'launch', 'dev.mjs')], {
    cwd: folder,
    env: {
      ...env,
      NO_COLOR: '1',
      PORT: '0',
      INSPECT_PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      DEMO: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  pages = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said += chunk.toString();
      const [, address] = /Local:\s+(http\S+)\//.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    dev.stdout.on('data', hear);
    dev.stderr.on('data', hear);
    dev.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}: ${said}`)));
  });
}, LIMIT_MS);

afterAll(async () => {
  if (dev?.exitCode === null) {
    dev.kill('SIGINT');
    await once(dev, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}, LIMIT_MS);

it('sends an edited text to the open pages, and serves it from then on', { timeout: LIMIT_MS }, async () => {
  const module = `/@id/__x00__virtual:texts/sw/auth`;
  expect(await read('/@id/__x00__virtual:texts/rooms')).toContain('sw/auth');
  const before = JSON.parse(readFileSync(file('locales', 'src', 'auth', 'sw.json'), 'utf8')).loginTitle;
  expect(await read(module)).toContain(before);
  const socket = new WebSocket(pages.replace('http', 'ws'), 'vite-hmr');
  await once(socket, 'open');
  const told = new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.event === 'safiri:texts') resolve(message.data);
    });
  });
  edit(file('locales', 'src', 'auth', 'sw.json'), before, 'Karibu nyumbani');
  expect(await told).toMatchObject({ language: 'sw', room: 'auth', messages: { loginTitle: ['Karibu nyumbani'] } });
  expect(await read(module)).toContain('Karibu nyumbani');
  socket.close();
});

it('starts the server anew when its code changes, and ends all that it started on Ctrl-C', { timeout: LIMIT_MS }, async () => {
  // The first answer waits until the server is up.
  expect(await read('/healthz')).toBe('{"status":"ok"}');
  edit(file('server', 'src', 'platform', 'health.ts'), "status: 'ok'", "status: 'edited'");
  expect(await until('/healthz', 'edited')).toBe('{"status":"edited"}');
  expect(running().length).toBeGreaterThan(2);
  dev.kill('SIGINT');
  const [code] = await once(dev, 'exit');
  expect([code, running()]).toEqual([0, []]);
});
