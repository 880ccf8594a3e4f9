import { checkFloorPlan, checkPlanItself } from './floor-plan.mjs';
import { at, root, tool } from './paths.mjs';
import { run } from './process.mjs';
import { counts } from './tally.mjs';

/** A tool that passes or fails as a whole. */
async function passes({ node, env }, file, args) {
  return (await run(node, [file, ...args], { cwd: root, env })) === 0;
}

const sum = (...results) => counts(results.filter(Boolean).length, results.filter((result) => !result).length);

function isEmpty(findings) {
  for (const finding of findings) console.error(finding);
  return findings.length === 0;
}

/** What is type-checked as one, and the sources that it is about. */
export const typeProjects = [
  {
    name: 'server',
    config: ['tsconfig.json'],
    sources: /^packages\/(rules|contract|locales|db|dispatch|server|city|bench|provider-simulators)\//,
  },
  { name: 'web', config: ['packages', 'web', 'tsconfig.json'], sources: /^packages\/(web|rules|contract|locales)\// },
  { name: 'e2e', config: ['packages', 'e2e', 'tsconfig.json'], sources: /^packages\/(e2e|rules|contract|locales)\// },
];

/** Whether the types of a project are right; what was found before is kept, so that only what changed is looked at again. */
export function typesOf(tools, { name, config }) {
  const kept = at('.launch', `types-${name}.tsbuildinfo`);
  return passes(tools, tool('typescript-7', 'bin', 'tsc'), [
    '-p',
    at(...config),
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    kept,
  ]);
}

/** All at once: each is one process on one core. */
const eachOf = async (things, check) => sum(...(await Promise.all(things.map(check))));

/** What is checked without running the product; each check counts as one. */
export function checks(tools) {
  const passed = async (...of) => sum(await passes(tools, ...of));
  return [
    { name: 'format', run: () => passed(tool('oxfmt', 'bin', 'oxfmt'), ['--list-different', '.']) },
    { name: 'lint', run: () => passed(tool('oxlint', 'bin', 'oxlint'), ['--type-aware', '--deny-warnings', '.']) },
    { name: 'types', run: () => eachOf(typeProjects, (project) => typesOf(tools, project)) },
    {
      name: 'floor plan, API, unused code, migrations',
      run: async () => {
        // Begun first: the floor plan keeps this process waiting, and each of them only one core.
        const others = Promise.all([
          passed(at('packages', 'contract', 'src', 'openapi', 'publish.ts'), ['--check']),
          passed(tool('knip', 'bin', 'knip.js'), ['--no-config-hints']),
          passed(at('launch', 'migrations.mjs'), []),
        ]);
        const plan = sum(isEmpty(checkFloorPlan(tools.node)), isEmpty(checkPlanItself(tools.node)));
        return [plan, ...(await others)].reduce((all, one) => counts(all.passed + one.passed, all.failed + one.failed));
      },
    },
  ];
}
