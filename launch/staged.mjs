import { execFileSync } from 'node:child_process';
import { typeProjects, typesOf } from './checks.mjs';
import { root, tool } from './paths.mjs';
import { run } from './process.mjs';

const FORMATTED = /\.([cm]?[jt]sx?|css|json|html|ya?ml)$/;
const LINTED = /\.[cm]?[jt]sx?$/;

const names = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '');

/**
 * Formats what is about to be committed, and stages it so. A file of which only a part is staged stays as it is: formatting
 * would stage the rest with it.
 * @returns {Promise<string[]>} the files that are about to be committed, from the checkout's root
 */
export async function formatStaged({ node, env }, folder = root) {
  const staged = names(folder, 'diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z');
  const partly = new Set(names(folder, 'diff', '--name-only', '-z'));
  const whole = staged.filter((file) => FORMATTED.test(file) && !partly.has(file));
  if (whole.length > 0) {
    await run(node, [tool('oxfmt', 'bin', 'oxfmt'), '--no-error-on-unmatched-pattern', ...whole], { cwd: folder, env });
    execFileSync('git', ['add', '--', ...whole], { cwd: folder });
  }
  return staged;
}

/** Whether the linter has nothing to say of these files. */
export async function lintFiles({ node, env }, files, folder = root) {
  const linted = files.filter((file) => LINTED.test(file));
  if (linted.length === 0) return true;
  const options = ['--deny-warnings', '--no-error-on-unmatched-pattern'];
  return (await run(node, [tool('oxlint', 'bin', 'oxlint'), ...options, ...linted], { cwd: folder, env })) === 0;
}

/** What the pre-commit hook does: format, lint what changed, and the types of the projects that it belongs to. */
export async function checkStaged(tools) {
  const files = await formatStaged(tools);
  let good = await lintFiles(tools, files);
  for (const project of typeProjects.filter(({ sources }) => files.some((file) => sources.test(file))))
    good = (await typesOf(tools, project)) && good;
  if (!good) console.error('Not committed. Mend what is named above, or pass it by once: git commit --no-verify');
  return good ? 0 : 1;
}
