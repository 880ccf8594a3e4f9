import { Agent, request } from 'node:http';
import { encodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import { lineOf, pointAlong, type Line } from '@safiri/rules/navigation/line.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { ackOf, messageOf, openDriverSocket } from '../ingest/driver-socket.ts';
import { cookieOf } from '../people.ts';
import { dropoffOf, pointOf, type Cast } from './trips.ts';

/** What the phones of a city are told to do, from the moment on at which they are connected. */
export interface Work {
  readonly port: number;
  readonly cast: Cast;
  /** The number of the first passenger who asks for a ride. */
  readonly firstAsker: number;
  /** Requests for a ride each second. */
  readonly asksPerSecond: number;
  /** Before anything counts, and then while it does. */
  readonly warmSeconds: number;
  readonly seconds: number;
  /** After it, in which the server is looked at. */
  readonly afterSeconds: number;
}

/** What came of it. Times in milliseconds, from the moment at which a phone wanted to ask. */
export interface Came {
  readonly polls: number;
  /** Of the polls that were answered; those that were not are in `failed`. */
  readonly times: readonly number[];
  readonly failed: number;
  /** Requests for a ride that were refused or not answered. */
  readonly refused: number;
  readonly frames: number;
  /** Frames that the server has not dealt with by the end. */
  readonly unread: number;
  /** Of this process, while it counted. */
  readonly cpuSeconds: number;
  /** When counting began and ended, ISO 8601. */
  readonly from: string;
  readonly to: string;
}

const POLL_MS = 4000;
const FIX_MS = 4000;
const TICK_MS = 10;
const AT_ONCE = 100;
/** A phone gives up then. */
const PATIENCE_MS = 15_000;
const PACE = 8;

/** Where somebody is who drives along a line at a steady pace, or stands. */
const placeAt = (from: Point, line: Line | undefined, seconds: number): Point =>
  line === undefined ? from : pointAlong(line, Math.min(line.length, seconds * PACE));

/** @param onConnected when all drivers have their sockets: the seconds before it counts begin */
async function live(
  { port, cast, firstAsker, asksPerSecond, warmSeconds, seconds, afterSeconds }: Work,
  onConnected: () => void,
): Promise<Came> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  let counts = false;
  let [polls, failed, refused, frames, asked] = [0, 0, 0, 0, 0];
  const times: number[] = [];

  const call = (method: string, path: string, cookie: string, body?: string): Promise<number> =>
    new Promise((resolve) => {
      const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
      const sent = request({ port, host: '127.0.0.1', method, path, agent, headers, timeout: PATIENCE_MS }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve(0));
      sent.end(body);
    });

  async function poll({ id, n }: Cast['riders'][number]): Promise<void> {
    const at = performance.now();
    const counted = counts;
    const status = await call('GET', `/api/rides/passenger/${id}/active`, cookieOf('passenger', n));
    if (!counted) return;
    polls += 1;
    if (status === 200) times.push(performance.now() - at);
    else failed += 1;
  }

  async function ask(n: number): Promise<void> {
    const counted = counts;
    const pickup = { ...pointOf(n), address: 'Bench' };
    const body = {
      pickupLocation: pickup,
      dropoffLocation: { ...dropoffOf(pickup), address: 'Bench' },
      fare: '900',
      rideType: 'standard',
      paymentMethod: 'cash',
    };
    const status = await call('POST', '/api/rides', cookieOf('passenger', n), JSON.stringify(body));
    if (counted && status !== 201) refused += 1;
  }

  const begun = performance.now();
  const read = new Map<number, number>();
  const sent = new Map<number, number>();
  const phones: Array<() => void> = [];
  for (let n = 0; n < cast.drivers.length; n += AT_ONCE) {
    await Promise.all(
      cast.drivers.slice(n, n + AT_ONCE).map(async (driver) => {
        const socket = await openDriverSocket(port, { id: driver.id, cookie: cookieOf('driver', driver.n) });
        socket.on('data', (chunk: Buffer) => {
          const ack = ackOf(chunk);
          if (ack !== undefined) read.set(driver.n, ack.frames);
        });
        const line = driver.path === null ? undefined : lineOf(driver.path);
        phones.push(() => {
          const at = Date.now();
          const place = placeAt(driver.from, line, (performance.now() - begun) / 1000);
          socket.write(
            messageOf(
              encodeFrame({ sentAt: at, fixes: [{ ...place, heading: 90, speed: line === undefined ? 0 : PACE, accuracy: 10, at }] }),
            ).bytes,
          );
          sent.set(driver.n, (sent.get(driver.n) ?? 0) + 1);
          if (counts) frames += 1;
        });
      }),
    );
  }

  onConnected();

  /** Runs through a list again and again, evenly, each once in so many milliseconds. */
  function evenly(count: number, everyMs: number, act: (n: number) => void): NodeJS.Timeout {
    const from = performance.now();
    let done = 0;
    return setInterval(() => {
      for (const due = Math.floor(((performance.now() - from) / everyMs) * count); done < due; done += 1) act(done % count);
    }, TICK_MS);
  }
  const timers = [
    evenly(phones.length, FIX_MS, (n) => phones[n]?.()),
    evenly(cast.riders.length, POLL_MS, (n) => void poll(cast.riders[n] ?? { id: 0, n: 0 })),
    evenly(1, 1000 / asksPerSecond, () => void ask(firstAsker + asked++)),
  ];
  const pause = (s: number) => new Promise((resolve) => setTimeout(resolve, s * 1000));
  await pause(warmSeconds);
  counts = true;
  const cpu = process.cpuUsage();
  const from = new Date();
  await pause(seconds);
  counts = false;
  const to = new Date();
  const { user, system } = process.cpuUsage(cpu);
  await pause(afterSeconds);
  for (const timer of timers.slice(1)) clearInterval(timer);
  // Whoever asked last has the time to be answered.
  await pause(2);
  const unread = [...sent].reduce((sum, [n, count]) => sum + Math.max(0, count - (read.get(n) ?? 0)), 0);
  return {
    polls,
    times,
    failed,
    refused,
    frames,
    unread,
    cpuSeconds: (user + system) / 1e6,
    from: from.toISOString(),
    to: to.toISOString(),
  };
}

process.once('message', (work: Work) => {
  void live(work, () => process.send?.('connected')).then((came) => process.send?.(came));
});
