import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { at, root, tool } from './paths.mjs';
import { roomCircles } from './room-circles.mjs';

const CRUISER = tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const PLAN = at('.dependency-cruiser.cjs');
/** What each rule asks for, in words: the checker names the rule alone. */
const why = new Map(createRequire(import.meta.url)(PLAN).forbidden.map(({ name, comment }) => [name, comment]));

/** Holds the files below `folder/packages` against the floor plan. */
function cruise(node, folder) {
  const run = spawnSync(node, [CRUISER, '--config', PLAN, '--output-type', 'json', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${run.stderr}${run.stdout}`.trim());
  const { modules, summary } = JSON.parse(run.stdout);
  const seen = modules.map(({ source }) => source).filter((source) => /^packages\/.*\.tsx?$/.test(source));
  return { seen, violations: summary.violations, circles: roomCircles(modules) };
}

function* sourceFiles(folder, path = 'packages') {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    if (['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'].includes(entry.name)) continue;
    if (entry.isDirectory()) yield* sourceFiles(folder, `${path}/${entry.name}`);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield `${path}/${entry.name}`;
  }
}

/**
 * Holds the checkout against the floor plan; files that the checker did not see are a finding, because a checker that
 * sees nothing finds nothing.
 * @returns {string[]} what is wrong, a line each
 */
export function checkFloorPlan(node) {
  const { seen, violations, circles } = cruise(node, root);
  const known = new Set(seen);
  const unseen = [...sourceFiles(root)].filter((file) => !known.has(file));
  return [
    ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to} (${why.get(rule.name)})`),

    ...circles,
    ...unseen.map((file) => `not seen by the checker: ${file}`),
  ];
}

/** Wrong imports, each with the rule that must find it. */
const planted = [
  ['floor-rules', 'packages/rules/src/planted.ts', '@safiri/server/rides/public.ts'],
  ['floor-web', 'packages/web/src/rides/planted.tsx', '@safiri/server/rides/public.ts'],
  ['floor-contract', 'packages/contract/src/planted.ts', '../../db/src/tables.ts'],
  ['rules-are-pure', 'packages/rules/src/io.ts', 'node:fs'],
  ['rooms-by-their-door', 'packages/server/src/auth/planted.ts', '../rides/inside.ts'],
  ['platform-knows-no-room', 'packages/server/src/platform/planted.ts', '../rides/public.ts'],
  ['adapters-know-ports', 'packages/server/src/adapters/planted.ts', '../rides/public.ts'],
  ['web-layer-platform', 'packages/web/src/platform/planted.ts', '../rides/screen.tsx'],
  ['web-layer-ui', 'packages/web/src/ui/planted.tsx', '../shell/shell.tsx'],
  ['web-layer-shell', 'packages/web/src/shell/planted.tsx', '../app/app.tsx'],
  ['web-rooms-apart', 'packages/web/src/auth/planted.tsx', '../rides/screen.tsx'],
  ['testing-stays-in-tests', 'packages/server/src/rides/planted.ts', '../testing/world.ts'],
  ['resolvable', 'packages/server/src/rides/lost.ts', './nowhere.ts'],
  ['no-circle', 'packages/dispatch/src/one.ts', './two.ts'],
];
const targets = [
  'packages/server/src/rides/public.ts',
  'packages/server/src/rides/inside.ts',
  'packages/server/src/testing/world.ts',
  'packages/db/src/tables.ts',
  'packages/web/src/rides/screen.tsx',
  'packages/web/src/shell/shell.tsx',
  'packages/web/src/app/app.tsx',
];

function write(folder, file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/**
 * Plants wrong imports into a small checkout of its own and looks whether the floor plan finds each.
 * @returns {string[]} the rules that let one pass
 */
export function checkPlanItself(node) {
  const folder = at('.launch', `planted-${process.pid}`);
  try {
    for (const target of targets) write(folder, target, 'export const value = 1;\n');
    write(folder, 'packages/dispatch/src/two.ts', "export * from './one.ts';\n");
    for (const [, file, target] of planted) write(folder, file, `import * as wrong from '${target}';\nexport const value = [wrong];\n`);
    write(folder, 'tsconfig.json', '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true } }');
    write(folder, 'packages/server/package.json', '{ "name": "@safiri/server", "type": "module", "exports": { "./*": "./src/*" } }');
    mkdirSync(join(folder, 'node_modules', '@safiri'), { recursive: true });
    symlinkSync(join(folder, 'packages', 'server'), join(folder, 'node_modules', '@safiri', 'server'), 'junction');
    const { violations } = cruise(node, folder);
    const isFound = ([rule, file]) => violations.some((violation) => violation.rule.name === rule && violation.from === file);
    return planted.filter((entry) => !isFound(entry)).map(([rule, file]) => `${rule} does not find the wrong import of ${file}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
