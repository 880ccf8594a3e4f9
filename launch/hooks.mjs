import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const HOOKS = '.githooks';

/**
 * Lets git run the hooks of this checkout, unless somebody has chosen others, or this is no place where people commit.
 * A linked worktree shares its settings with others and is left alone.
 */
export function installHooks(folder, env = process.env) {
  if ((env.CI ?? '') !== '' || !existsSync(join(folder, '.git', 'config'))) return;
  const git = (...args) => execFileSync('git', ['config', ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
  try {
    git('--get', 'core.hooksPath');
  } catch ({ status }) {
    // 1 says that nothing is set; anything else that git can't be asked.
    if (status === 1) git('--local', 'core.hooksPath', HOOKS);
  }
}
