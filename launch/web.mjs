import { at, root } from './paths.mjs';
import { run, Stop } from './process.mjs';
import { isBuilt, leaveStamp, stampOf } from './sources.mjs';

/** What the built pages are made of. */
const SOURCES = {
  places: ['packages/web', 'packages/rules', 'packages/contract', 'packages/locales', 'package-lock.json', 'tsconfig.base.json'],
};

/** Builds the web pages unless they are built from the present sources. */
export async function buildWeb({ node, env }) {
  const dist = at('packages', 'web', 'dist');
  if (isBuilt(dist, SOURCES)) return;
  console.log('Building the web pages ...');
  const stamp = stampOf(SOURCES);
  const code = await run(node, ['--disable-warning=ExperimentalWarning', at('packages', 'web', 'build', 'build.mjs')], { cwd: root, env });
  if (code !== 0) throw new Stop('Building the web pages failed: see the lines above.', code);
  leaveStamp(dist, stamp);
}
