import { Agent, request } from 'node:http';
import { cookieOf } from '../people.ts';
import { percentile } from '../percentile.ts';

/** What one closed loop of clients is told to do; it ends by itself. */
export interface Orders {
  readonly address: string;
  readonly clients: number;
  readonly seconds: number;
  /** The number of the passenger that the first client is. */
  readonly first: number;
  /** `mixed`: what apps ask for. `emergencies`: each client presses once, one after the other, evenly over the time. */
  readonly kind: 'mixed' | 'emergencies';
}

/** What became of their requests. Times in milliseconds, of those that were served. */
export interface Became {
  readonly served: number;
  /** 503 with a `Retry-After`. */
  readonly refused: number;
  /** Any other failure, among them no answer at all. */
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  /** The longest that anybody waited for any answer. */
  readonly longest: number;
}

/** A client that hears nothing gives up then, and counts as failed. */
const PATIENCE_MS = 20_000;
const point = { lat: -29.85, lng: 31.02, address: 'Bench' };
const trip = { pickupLocation: point, dropoffLocation: { ...point, lat: -29.8 } };
const mix: ReadonlyArray<readonly [method: string, path: string, body?: unknown]> = [
  ['GET', '/api/account'],
  ['POST', '/api/calculate-fare', { rideType: 'standard', ...trip }],
  ['GET', '/api/notifications'],
  ['POST', '/api/rides', { ...trip, fare: '900', rideType: 'standard', paymentMethod: 'cash' }],
  ['GET', '/api/wallet'],
  ['GET', '/api/emergency-contacts'],
  ['GET', '/api/restaurants'],
];

async function drive({ address, clients, seconds, first, kind }: Orders): Promise<Became> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let [refused, failed, longest] = [0, 0, 0];

  function ask(person: number, [method, path, body]: (typeof mix)[number]): Promise<void> {
    const at = performance.now();
    return new Promise((resolve) => {
      const done = (served: boolean, turnedAway: boolean) => {
        const ms = performance.now() - at;
        longest = Math.max(longest, ms);
        if (served) times.push(ms);
        else if (turnedAway) refused += 1;
        else failed += 1;
        resolve();
      };
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { cookie: cookieOf('passenger', person), ...(text === undefined ? {} : { 'content-type': 'application/json' }) };
      const asked = request(address + path, { method, agent, headers, timeout: PATIENCE_MS }, (answer) => {
        const { statusCode = 0 } = answer;
        answer.resume();
        answer.on('end', () => done(statusCode < 500, statusCode === 503 && answer.headers['retry-after'] !== undefined));
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => done(false, false));
      asked.end(text);
    });
  }

  const ends = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      if (kind === 'emergencies') {
        await new Promise((resolve) => setTimeout(resolve, (client * seconds * 1000) / clients));
        await ask(first + client, ['POST', '/api/emergency/trigger', { emergencyType: 'panic', location: point }]);
        return;
      }
      // Whoever is refused asks again at once: ruder than the apps, which wait as long as they are told.
      for (let turn = client; performance.now() < ends; turn += 1) await ask(first + client, mix[turn % mix.length] ?? ['GET', '/']);
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return { served: times.length, refused, failed, p50: percentile(times, 0.5), p99: percentile(times, 0.99), longest };
}

process.once('message', (orders: Orders) => {
  void drive(orders).then((became) => process.send?.(became, () => process.disconnect()));
});
