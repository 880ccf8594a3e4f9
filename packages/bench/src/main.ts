import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { insertsPerSecond, ridesPerSecond } from './creations.ts';
import { earningsFigures } from './earnings.ts';
import { emergencyFigures } from './emergencies.ts';
import { firstLoad } from './first-load.ts';
import { alternate, readsPerSecond } from './load.ts';
import { orderFigures } from './orders.ts';
import { cookieOf, createPeople } from './people.ts';
import { requestToOffer } from './request-to-offer.ts';
import { rideRows } from './ride-rows.ts';
import { openStage } from './stage.ts';
import { streamFigures } from './streams.ts';
import { takeover } from './takeover.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PASSENGERS = 40_000;
const OFFER_REQUESTS = 200;
const TRIPS = 100;
const TAKEOVERS = 4;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS = 4;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const figures: Record<string, unknown> = { date: new Date().toISOString(), cpus: cpus().length, node: process.version };

const stage = await openStage();
const bare = Fastify();
bare.get('/bare', async () => ({ id: 1, status: 'in_progress', fare: '98.93' }));
try {
  const rows = await rideRows(stage, TRIPS);
  figures['rideRows'] = rows;
  say(
    `a driven trip leaves ${rows.rows.toFixed(0)} rows, ${(rows.bytes / 1024).toFixed(0)} kB of tables and indexes, ${(rows.walBytes / 1024).toFixed(0)} kB of write-ahead log`,
  );
  const over = await takeover(stage, TAKEOVERS);
  figures['takeover'] = over;
  say(
    `cities of a node that went silent: with another after ${(over.median / 1000).toFixed(1)} s, at most ${(over.slowest / 1000).toFixed(1)} s`,
  );

  await createPeople(stage.node, 'driver', 1000);
  await createPeople(stage.node, 'passenger', PASSENGERS);
  const streams = await streamFigures(stage);
  figures['streams'] = streams;
  say(
    `streams: ${streams.clients} held by one process, ${streams.kilobytesEach.toFixed(0)} kB each; ${streams.told.count} notifications written in ${streams.told.written.toFixed(0)} ms, at their clients p50 ${streams.told.p50.toFixed(0)} ms, last ${streams.told.last.toFixed(0)} ms`,
  );

  let passenger = 0;
  const nextPassenger = () => (passenger += 1);

  const offers = await requestToOffer(stage, OFFER_REQUESTS, 1);
  passenger = OFFER_REQUESTS + 1;
  figures['requestToOffer'] = offers;
  say(
    `request to offer, ${offers.drivers} drivers online: p50 ${offers.p50.toFixed(0)} ms, p99 ${offers.p99.toFixed(0)} ms (${offers.offered} of ${OFFER_REQUESTS} offered)`,
  );

  const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });
  const reader = await fetch(`${stage.node.address}/api/auth/session`, { headers: { cookie: cookieOf('passenger', 1) } });
  const { user } = (await reader.json()) as { user: { id: number } };
  const active = `${stage.node.address}/api/rides/passenger/${user.id}/active`;
  const first = await fetch(active, { headers: { cookie: cookieOf('passenger', 1) } });
  const headers = { cookie: cookieOf('passenger', 1), 'if-none-match': first.headers.get('etag') ?? '' };
  const reads = await alternate(
    ROUNDS,
    () => readsPerSecond(active, headers, SECONDS),
    () => readsPerSecond(`${bareAddress}/bare`, {}, SECONDS),
  );
  figures['activeRideReads'] = reads;
  say(
    `polled active-ride reads beside a bare Fastify route: ${reads.a.toFixed(0)}/s : ${reads.b.toFixed(0)}/s = ${reads.ratio.toFixed(2)}`,
  );

  const creations = await alternate(
    ROUNDS,
    () => ridesPerSecond(stage, SECONDS, nextPassenger),
    () => insertsPerSecond(stage.url, SECONDS),
  );
  figures['rideCreations'] = creations;
  say(
    `durable ride creations beside raw single-row inserts: ${creations.a.toFixed(0)}/s : ${creations.b.toFixed(0)}/s = ${creations.ratio.toFixed(2)}`,
  );

  const orders = await orderFigures(stage, SECONDS);
  figures['orders'] = orders;
  say(
    `durable orders of groceries: ${orders.perSecond.toFixed(0)}/s beside raw single-row inserts ${creations.b.toFixed(0)}/s = ${(orders.perSecond / creations.b).toFixed(2)}; search in ${orders.search.products} products: p50 ${orders.search.p50.toFixed(0)} ms, p99 ${orders.search.p99.toFixed(0)} ms`,
  );

  const emergencies = await emergencyFigures(stage, PASSENGERS - 4000);
  figures['emergencies'] = emergencies;
  for (const [when, { durable, staff }] of [
    ['idle', emergencies.idle],
    [`beside 512 clients who ask for rides without a pause (they wait ${emergencies.others.p50} ms)`, emergencies.overload],
  ] as const) {
    say(
      `emergency, ${when}: durable p50 ${durable.p50.toFixed(0)} ms, p99 ${durable.p99.toFixed(0)} ms; on the staff screen p50 ${staff.p50.toFixed(0)} ms, p99 ${staff.p99.toFixed(0)} ms`,
    );
  }

  const earnings = await earningsFigures(stage);
  figures['earnings'] = earnings;
  say(
    `earnings page of a driver with ${earnings.trips} trips: first ${earnings.first.toFixed(0)} ms, then p50 ${earnings.p50.toFixed(0)} ms, p99 ${earnings.p99.toFixed(0)} ms; ledger check of ${earnings.entries} entries: ${earnings.checkSeconds.toFixed(1)} s`,
  );
} finally {
  await bare.close();
  await stage.close();
}

const dist = here('../../web/dist');
for (const [screen, html, modules] of [
  ['/', 'index.html', []],
  ['/ride-request', 'shell.html', ['src/rides/ride-request-screen.tsx']],
] as const) {
  const load = firstLoad(dist, html, modules);
  figures[`firstLoad ${screen}`] = load;
  say(
    `first load of ${screen}: HTML ${(load.html / 1024).toFixed(1)} kB, JavaScript ${(load.js / 1024).toFixed(1)} kB, CSS ${(load.css / 1024).toFixed(1)} kB (gzip)`,
  );
}
mkdirSync(here('../results'), { recursive: true });
writeFileSync(here('../results/latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
