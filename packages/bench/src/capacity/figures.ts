import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@safiri/db/platform/connect.ts';
import { startEmbedded } from '@safiri/db/platform/embedded.ts';
import { migrate } from '@safiri/db/platform/migrate.ts';
import { freePort } from '@safiri/server/testing/server-process.ts';
import { startChild } from '../child.ts';
import { createPeople } from '../people.ts';
import type { Came, Work } from './clients.ts';
import type { Line, Spent } from './server.ts';
import { castOf, waitsOf } from './trips.ts';
import { percentile } from '../percentile.ts';

/** Trips under way at once, one step after the other, until one is too many. */
const STEPS = [500, 1000, 1500, 2000, 3000, 4000, 6000];
const MOST = 6000;
/** A trip from its request to its end: so many new ones are asked for as end. */
const TRIP_SECONDS = 1200;
/** All of these trips begin at one moment, which they never do: each has been polled, and its way found, before anything counts. */
const WARM_SECONDS = 25;
const SECONDS = 20;
const PROFILE_SECONDS = 5;
const ASKERS = 1000;
/** What a step must hold. */
const READ_MS = 250;
const OFFER_MS = 3000;
/** Until a server on a used folder answers. */
const START_MS = 120_000;

export interface Step {
  readonly trips: number;
  readonly readP50: number;
  readonly readP99: number;
  readonly failed: number;
  readonly polls: number;
  readonly offerP99: number;
  readonly asked: number;
  readonly neverOffered: number;
  readonly unreadFrames: number;
  /** Processor seconds of each second: of the server, and of the load, which is beside it on this machine. */
  readonly serverCores: number;
  readonly loadCores: number;
  readonly machineLoad: number;
  readonly holds: boolean;
}

export interface CapacityFigures {
  readonly steps: readonly Step[];
  /** The most trips that held. */
  readonly holds: number;
  /** Where the server's thread spent most at the last step that was tried. */
  readonly profile: readonly Line[];
}

async function untilReady(port: number): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server was not ready in time');
}

/** One server of `npm start` with its embedded database and so many trips. */
async function stepOf(dataDir: string, trips: number): Promise<Step & { readonly profile: Line[] }> {
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  const { db, close } = connect(embedded.url);
  const port = await freePort();
  const cast = await castOf(db, trips);
  const server = startChild('./server.ts', import.meta.url, {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: '1',
    CITY: '0',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  });
  const phones = startChild('./clients.ts', import.meta.url);
  try {
    await untilReady(port);
    const asksPerSecond = trips / TRIP_SECONDS;
    const work: Work = {
      port,
      cast,
      firstAsker: MOST + 1,
      asksPerSecond,
      warmSeconds: WARM_SECONDS,
      seconds: SECONDS,
      afterSeconds: PROFILE_SECONDS + 1,
    };
    await phones.ask(work);
    const came = phones.ask<Came>();
    await new Promise((resolve) => setTimeout(resolve, WARM_SECONDS * 1000));
    const before = await server.ask<Spent>('spent');
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    const after = await server.ask<Spent>('spent');
    // What it is spent on is looked at afterwards, under the same load: looking takes a quarter of a second.
    const profile = await server.ask<Line[]>({ profileSeconds: PROFILE_SECONDS });
    const { polls, times, failed, frames, unread, refused, cpuSeconds, from, to } = await came;
    const waits = [
      ...(await waitsOf(db, new Date(from), new Date(to))),
      ...Array.from({ length: refused }, () => Number.POSITIVE_INFINITY),
    ];
    const [readP99, offerP99] = [percentile(times, 0.99), percentile(waits, 0.99)];
    return {
      trips,
      readP50: percentile(times, 0.5),
      readP99,
      failed,
      polls,
      offerP99,
      asked: waits.length,
      neverOffered: waits.filter((ms) => !Number.isFinite(ms)).length,
      unreadFrames: unread / Math.max(1, frames),
      serverCores: (after.cpuSeconds - before.cpuSeconds) / SECONDS,
      loadCores: cpuSeconds / SECONDS,
      machineLoad: loadavg()[0] ?? 0,
      holds: failed === 0 && readP99 <= READ_MS && offerP99 <= OFFER_MS,
      profile,
    };
  } finally {
    await phones.end('SIGKILL');
    await close();
    // It takes its database along.
    await server.end('SIGTERM');
  }
}

/** How many trips one `npm start` carries: more and more, until reads or offers come too late, or not at all. */
export async function capacityFigures(say: (line: string) => void): Promise<CapacityFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-bench-'));
  chmodSync(dataDir, 0o755);
  try {
    const embedded = await startEmbedded({ dataDir, log: () => {} });
    await migrate(embedded.url);
    const { db, close } = connect(embedded.url);
    await createPeople({ ctx: { db } }, 'driver', 2 * MOST);
    await createPeople({ ctx: { db } }, 'passenger', MOST + ASKERS);
    await close();
    await embedded.stop();
    const steps: Step[] = [];
    let lines: readonly Line[] = [];
    for (const trips of STEPS) {
      const { profile, ...step } = await stepOf(dataDir, trips);
      say(JSON.stringify(step));
      steps.push(step);
      lines = profile;
      if (!step.holds) break;
    }
    return {
      steps,
      holds: Math.max(0, ...steps.filter(({ holds }) => holds).map(({ trips }) => trips)),
      profile: lines.slice(0, 3),
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
