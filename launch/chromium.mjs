import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, root, tool } from './paths.mjs';
import { run, Stop } from './process.mjs';

/** The headless shell first: the journeys take a fifth less processor time in it than in the whole browser. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** What Playwright downloads for this checkout stays in it. */
const OWN_BROWSERS = at('.launch', 'browsers');
const PLAYWRIGHT = tool('@playwright', 'test', 'cli.js');
const SHELL = 'chromium-headless-shell';

/** A browser that starts: some systems have a file of that name which only tells how to install one. */
function starts(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** The folder where Playwright keeps its browser, be it there or not, for its default place or a chosen one. */
function playwrightFolder({ node, env }, browsers) {
  const chosen = browsers === undefined ? env : { ...env, PLAYWRIGHT_BROWSERS_PATH: browsers };
  const { stdout } = spawnSync(node, [PLAYWRIGHT, 'install', '--dry-run', SHELL], { cwd: root, env: chosen, encoding: 'utf8' });
  return /Install location:\s*(.*chromium_headless_shell.*)/.exec(stdout ?? '')?.[1]?.trim();
}

function playwrightBrowser(tools, browsers) {
  const folder = playwrightFolder(tools, browsers);
  if (folder === undefined || !existsSync(folder)) return undefined;
  const file = readdirSync(folder, { recursive: true }).find((path) =>
    /(^|[\\/])(chrome-headless-shell|headless_shell)(\.exe)?$/.test(path),
  );
  return file === undefined ? undefined : join(folder, file);
}

/** A Chromium that is on this machine already: the chosen one, the system's, or one that Playwright downloaded. */
export function installedChromium(tools, known = KNOWN) {
  const chosen = tools.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (starts(chosen)) return chosen;
    throw new Stop(`CHROMIUM_PATH="${chosen}" does not start.`);
  }
  return known.find(starts) ?? playwrightBrowser(tools) ?? playwrightBrowser(tools, OWN_BROWSERS);
}

/** Ways to get one, in the order in which they are tried. */
const sources = [
  {
    what: "the system's package",
    offered: () => process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get'),
    get: async ({ env }) => {
      const options = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'inherit', 'inherit'] };
      await run('apt-get', ['update', '-q'], options);
      const install = (what) => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', what], options);
      // Older systems have the whole browser alone.
      if ((await install('chromium-headless-shell')) !== 0) await install('chromium');
    },
  },
  {
    what: "Playwright's own",
    offered: () => true,
    get: ({ node, env }) =>
      run(node, [PLAYWRIGHT, 'install', SHELL], { cwd: root, env: { PLAYWRIGHT_BROWSERS_PATH: OWN_BROWSERS, ...env } }),
  },
];

/** Finds a Chromium, or gets one by the first way that works. */
export async function findChromium(tools) {
  const there = installedChromium(tools);
  if (there !== undefined) return there;
  for (const { what, get } of sources.filter(({ offered }) => offered())) {
    console.log(`Getting a Chromium for the browser tests: ${what} ...`);
    await get(tools);
    const found = installedChromium(tools);
    if (found !== undefined) return found;
  }
  throw new Stop('There is no Chromium for the browser tests, and none could be fetched. Install one, or set CHROMIUM_PATH to it.');
}
