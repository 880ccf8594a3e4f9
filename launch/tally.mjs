import { writeFileSync } from 'node:fs';

/**
 * How one suite ended.
 * @param {number} passed
 * @param {number} failed
 * @param {string[]} names what failed, as far as it has names, to be said once more at the end
 * @param {string[]} flaky what failed among the others and passed by itself
 */
export const counts = (passed, failed, names = [], flaky = []) => ({ passed, failed, names, flaky });

const line = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Runs suites one after the other, all of them whatever fails, and closes with what failed and one line summed over all.
 * @param {{name: string, run: () => Promise<ReturnType<typeof counts>>}[]} suites
 * @param {string | undefined} summaryFile where the sum goes too, and below it what failed, for a caller that adds several up; the
 *   closing line is then not alone on its line, so that the caller's is the only such one
 * @returns {Promise<number>} exit code
 */
export async function runSuites(suites, summaryFile = process.env.SUMMARY_FILE) {
  const ended = [];
  for (const { name, run } of suites) {
    const begun = Date.now();
    console.log(`\n=== ${name}`);
    const result = await run().catch((error) => {
      console.error(error.message);
      return counts(0, 1);
    });
    ended.push({ name, ...result });
    console.log(`--- ${name}: ${line(result)} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  }
  const sum = ended.reduce((total, { passed, failed }) => counts(total.passed + passed, total.failed + failed), counts(0, 0));
  const worthALook = ended.flatMap(({ name, failed, names, flaky }) => [
    ...(failed > names.length ? [`FAILED ${name}: ${failed - names.length} without a name`] : []),
    ...names.map((test) => `FAILED ${name}: ${test}`),
    ...flaky.map((test) => `FLAKY ${name}: ${test}`),
  ]);
  console.log('');
  for (const suite of ended) console.log(`${suite.failed > 0 ? 'FAILED' : 'ok    '} ${suite.name}: ${line(suite)}`);
  if (summaryFile !== undefined && summaryFile !== '')
    writeFileSync(summaryFile, [`${sum.passed} ${sum.failed}`, ...worthALook, ''].join('\n'));
  else for (const found of worthALook) console.log(found);
  console.log(summaryFile ? `together: ${line(sum)}` : line(sum));
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}
