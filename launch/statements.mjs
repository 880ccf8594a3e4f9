import { existsSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './paths.mjs';
import { run } from './process.mjs';
import { startingQuickly } from './runtime.mjs';
import { counts } from './tally.mjs';

const folder = at('.launch', 'statements');

/** The environment in which every process leaves what it asks its database (`record-statements.mjs`). */
export const recording = (env) => ({
  ...env,
  STATEMENTS_FOLDER: folder,
  NODE_OPTIONS: [env.NODE_OPTIONS, `--import=${pathToFileURL(at('launch', 'record-statements.mjs')).href}`].filter(Boolean).join(' '),
});

/** Forgets what an earlier run left. */
export const forgetStatements = () => rmSync(folder, { recursive: true, force: true });

/** Explains every statement that the product sent in the suites before, as if its tables were full: none may read one of them as a whole. */
export function statementsSuite({ node, env }) {
  return {
    name: 'statements',
    run: async () => {
      if (!existsSync(folder)) return counts(0, 0);
      const code = await run(node, [at('packages', 'db', 'src', 'platform', 'scaling', 'check-statements.ts'), folder], {
        env: startingQuickly(env),
      });
      return code === 0 ? counts(1, 0) : counts(0, 1, ['what the product asks its database does not scale: see above']);
    },
  };
}
