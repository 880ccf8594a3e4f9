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

/** What is checked without running the product; each check counts as one. */
export function checks(tools) {
  const tsc = (project) => passes(tools, tool('typescript', 'bin', 'tsc'), ['-p', project, '--noEmit']);
  return [
    { name: 'format', run: async () => sum(await passes(tools, tool('oxfmt', 'bin', 'oxfmt'), ['--list-different', '.'])) },
    { name: 'lint', run: async () => sum(await passes(tools, tool('oxlint', 'bin', 'oxlint'), ['--type-aware', '--deny-warnings', '.'])) },
    {
      name: 'types',
      run: async () => sum(await tsc('tsconfig.json'), await tsc('packages/web/tsconfig.json'), await tsc('packages/e2e/tsconfig.json')),
    },
    { name: 'floor plan', run: async () => sum(isEmpty(checkFloorPlan(tools.node)), isEmpty(checkPlanItself(tools.node))) },
    { name: 'API', run: async () => sum(await passes(tools, at('packages', 'contract', 'src', 'openapi', 'publish.ts'), ['--check'])) },
  ];
}
