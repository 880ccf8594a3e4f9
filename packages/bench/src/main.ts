import { createPeople, PASSENGERS } from './people.ts';
import type { Bench, Part } from './part.ts';
import { creations, offers, orders, reads } from './parts/api.ts';
import { assignment, nearest, roads } from './parts/dispatch.ts';
import { nodes } from './parts/nodes.ts';
import { earnings, emergencies } from './parts/people.ts';
import { growth } from './parts/growth.ts';
import { integrity } from './parts/integrity.ts';
import { payments } from './parts/money.ts';
import { firstMap, mapImport, placeSearch } from './parts/maps.ts';
import { ingest } from './parts/ingest.ts';
import { push, streams } from './parts/push.ts';
import { quotes } from './parts/quotes.ts';
import { visits, web } from './parts/web.ts';
import { loadNow, storeResult, writePage } from './results.ts';
import { openStage, type Stage } from './stage.ts';

/** In the order in which they run. */
const parts: readonly Part[] = [
  nearest,
  assignment,
  roads,
  placeSearch,
  streams,
  offers,
  reads,
  creations,
  quotes,
  orders,
  emergencies,
  earnings,
  payments,
  nodes,
  push,
  ingest,
  web,
  visits,
  firstMap,
  growth,
  integrity,
  mapImport,
];

const say = (line: string) => void process.stdout.write(`${line}\n`);
const names = process.argv.slice(2);
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
writePage(parts.map(({ name }) => name));
