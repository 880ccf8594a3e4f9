import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at } from './paths.mjs';
import { countPlaywright, countVitest, lookAgain } from './suites.mjs';
import { counts, runSuites } from './tally.mjs';

let said;
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const suite = (name, passed, failed) => ({ name, run: async () => counts(passed, failed) });
const broken = (name) => ({
  name,
  run: async () => {
    throw new Error('did not run');
  },
});

describe('the suites', () => {
  it('all run, and close with one line that sums them', async () => {
    expect(await runSuites([suite('a', 3, 0), broken('b'), suite('c', 4, 2)], '')).toBe(1);
    expect(said.at(-1)).toBe('7 passed, 3 failed');
    expect(said.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toHaveLength(1);
  });

  it('pass only when something passed and nothing failed', async () => {
    expect(await runSuites([suite('a', 1, 0)], '')).toBe(0);
    expect(await runSuites([suite('a', 0, 0)], '')).toBe(1);
    expect(await runSuites([], '')).toBe(1);
  });

  it('say at the end what failed, by name', async () => {
    const named = { name: 'server', run: async () => counts(4, 1, ['a.test.ts > pays'], ['b.test.ts > waits']) };
    await runSuites([named, suite('lint', 0, 1)], '');
    expect(said.slice(-4, -1)).toEqual([
      'FAILED server: a.test.ts > pays',
      'FLAKY server: b.test.ts > waits',
      'FAILED lint: 1 without a name',
    ]);
  });

  it('leave the closing line to the caller that asks for the sum in a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'safiri tally-'));
    await runSuites([suite('a', 5, 1)], join(folder, 'sum'));
    expect(readFileSync(join(folder, 'sum'), 'utf8')).toBe('5 1\nFAILED a: 1 without a name\n');
    expect(said.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('the count of a test tool', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

  it('takes passed and failed as they are', () => {
    expect(countVitest(vitest, 0)).toEqual(counts(5, 0));
    expect(countVitest({ ...vitest, numFailedTests: 2 }, 1)).toEqual(counts(5, 2));
    expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] }, 1)).toEqual(counts(4, 1));
  });

  it('counts a file that does not load, a test that does not run, and one that needed a second attempt as failed', () => {
    const unloaded = { status: 'failed', assertionResults: [], name: at('packages', 'a.test.ts') };
    expect(countVitest({ ...vitest, testResults: [unloaded] }, 1)).toEqual(counts(5, 1, ['packages/a.test.ts > could not be loaded']));
    expect(countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }, 0)).toEqual(counts(5, 2));
    expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 1 }, errors: [] }, 0)).toEqual(counts(4, 2));
  });

  it('is a failure when the tool failed although its tests passed', () => {
    expect(countVitest(vitest, 1)).toEqual(counts(5, 1));
    expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }, 1)).toEqual(counts(4, 1));
  });
});

describe('what failed', () => {
  const first = counts(10, 2, ['a.test.ts > pays', 'b.test.ts > waits']);
  const again = vi.fn(async () => counts(4, 1, ['a.test.ts > pays']));
  beforeEach(() => {
    again.mockClear();
    vi.stubEnv('RETRY_FAILED', '1');
  });
  afterEach(() => vi.unstubAllEnvs());

  it('is run once more by itself; what passes then is flaky, what fails twice has failed', async () => {
    expect(await lookAgain(first, again)).toEqual(counts(11, 1, ['a.test.ts > pays'], ['b.test.ts > waits']));
    expect(again).toHaveBeenCalledExactlyOnceWith(['a.test.ts', 'b.test.ts']);
  });

  it('is not looked at again where nobody asked for it, where much failed, or where it has no name', async () => {
    const much = counts(1, 4, ['a > 1', 'b > 1', 'c > 1', 'd > 1']);
    for (const run of [much, counts(10, 1), counts(10, 3, first.names), counts(10, 0)]) expect(await lookAgain(run, again)).toBe(run);
    vi.stubEnv('RETRY_FAILED', '');
    expect(await lookAgain(first, again)).toBe(first);
    expect(again).not.toHaveBeenCalled();
  });
});

it('names what failed in a report by its file and its title', () => {
  const pays = { status: 'failed', fullName: 'pays' };
  const file = { status: 'failed', name: at('packages', 'a.test.ts'), assertionResults: [pays, { status: 'passed', fullName: 'waits' }] };
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults: [file] }, 1).names).toEqual(['packages/a.test.ts > pays']);
  const spec = { ok: false, file: 'a.spec.ts', title: 'rides' };
  const suites = [{ specs: [], suites: [{ specs: [spec, { ...spec, ok: true, title: 'walks' }] }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, suites }, 1).names).toEqual(['packages/e2e/src/a.spec.ts > rides']);
});
