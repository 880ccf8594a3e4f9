import { createPeople, PASSENGERS } from './people.ts';
import type { Bench } from './part.ts';
import { pageParts, parts } from './all-parts.ts';
import { loadNow, storeResult, writePage } from './results.ts';
import { closeDatabases, openStage, type Stage } from './stage.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
/** A word that begins with two dashes belongs to the name before it. */
const names = process.argv
  .slice(2)
  .reduce<string[]>((all, word) => (word.startsWith('--') ? [...all.slice(0, -1), `${all.at(-1)} ${word}`] : [...all, word]), []);
const unknown = names.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  say(`No such part: ${unknown.join(', ')}. There are ${parts.map((part) => part.name).join(', ')}`);
  process.exit(1);
}

let stage: Promise<Stage> | undefined;
async function open(): Promise<Stage> {
  const opened = await openStage();
  await createPeople(opened.node, 'driver', 1000);
  await createPeople(opened.node, 'passenger', PASSENGERS);
  return opened;
}
let asked = 0;
const bench: Bench = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
  seconds: 4,
  stage: () => (stage ??= open()),
  passengers(count) {
    const first = asked + 1;
    asked += count;
    return first;
  },
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void closeDatabases().finally(() => process.exit(1)));
try {
  for (const part of parts.filter(({ name, apart }) => (names.length === 0 ? apart !== true : names.includes(name)))) {
    const load = loadNow();
    const { figures, raw } = await part.run(bench);
    for (const { what, measured, goal, reached } of figures) {
      say(`${what}: ${measured}${goal === undefined ? '' : ` (goal: ${goal}, ${reached === true ? 'reached' : 'missed'})`}`);
    }
    storeResult(part.name, figures, raw, load);
  }
} finally {
  await (await stage)?.close();
}
writePage(pageParts);
