import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import { createTestDatabase, type TestDatabase } from '@safiri/db/platform/test-cluster.ts';
import { createClient, type Answer, type Client } from '../testing/client.ts';
import { writeDemoMarkets } from '../testing/demo-markets.ts';
import { freePort, startServer, type ServerProcess } from '../testing/server-process.ts';
import type { World } from '../testing/harness.ts';
import { driver, goOnline, passenger, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { searchRuns, searchTimeout } from '@safiri/rules/testing/search.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { connectApart } from '../testing/connect-apart.ts';

const TRIPS = searchRuns(12);
const KILLS = 3;

let database: TestDatabase;
let db: Db;
let close: () => Promise<void>;
let server: ServerProcess;
let env: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, close } = connectApart(database.url, 4));
  env = { DATABASE_URL: database.url, PORT: String(await freePort()), DEMO: '0', DATA_DIR: '/tmp' };
  await writeDemoMarkets(database.url);
  server = await startServer(env);
});
afterAll(async () => {
  await server.stop();
  await close();
  await database.drop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until there is an answer of any kind: the server may be dead just now. */
async function insist<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    try {
      const answer = await ask();
      if (answer.status < 500) return answer;
    } catch {
      // Nobody there: the phone tries again.
    }
    await pause(50);
  }
}

describe('the server killed at any moment of many trips', () => {
  it(
    'loses nothing it acknowledged, repeats nothing, and leaves no driver stuck',
    async () => {
      const world = { db, client: () => createClient(server.address) } as unknown as World;
      const passengers: Person[] = [];
      const drivers: DriverPerson[] = [];
      for (let i = 0; i < TRIPS; i += 1) {
        passengers.push(await passenger(world));
        drivers.push(await driver(world));
      }
      for (const [i, one] of drivers.entries()) await goOnline(one, 20 * i);
      const acknowledged: Array<{ rideId: number; status: string }> = [];
      let done = 0;

      async function ride(person: Person, n: number): Promise<void> {
        const headers = { 'idempotency-key': `trip-number-${n}` };
        const requested = await insist(() => person.client.answer(calls.requestRide, { body: rideBody(), headers }));
        expect(requested.status).toBe(201);
        acknowledged.push({ rideId: requested.body.id, status: 'requested' });
        for (;;) {
          const now = await insist(() => person.client.answer(calls.getRide, { params: { id: requested.body.id } }));
          if (now.body.status === 'completed') break;
          if (now.body.status === 'arrived' && !now.body.startConfirmed) {
            await insist(() => person.client.answer(calls.confirmStart, { params: { id: requested.body.id } }));
          }
          await pause(100);
        }
        done += 1;
      }

      async function drive(person: DriverPerson): Promise<void> {
        const { client, driverId } = person;
        while (done < TRIPS) {
          await insist(() => report(client, driverId));
          const active = await insist(() => client.answer(calls.driverActiveRide, { params: { id: driverId } }));
          if (active.body === null) {
            const offer = await insist(() => client.answer(calls.getOffer, { params: { id: driverId } }));
            if (offer.body !== null) await move(client, offer.body.rideId, 'accepted');
          } else if (active.body.status === 'accepted') await move(client, active.body.id, 'arrived');
          else if (active.body.status === 'arrived' && active.body.startConfirmed) await move(client, active.body.id, 'in_progress');
          else if (active.body.status === 'in_progress') await move(client, active.body.id, 'completed');
          await pause(100);
        }
      }

      const report = (client: Client, driverId: number) =>
        client.answer(calls.reportLocation, {
          params: { id: driverId },
          body: { lat: -25.7487, lng: 28.238, at: new Date().toISOString() },
        });

      async function move(client: Client, rideId: number, status: BodyIn<typeof calls.changeRide>['status']): Promise<void> {
        const answer = await insist(() =>
          client.answer(calls.changeRide, { params: { id: rideId }, body: { status, endReason: 'other' } }),
        );
        if (answer.status === 200) acknowledged.push({ rideId, status });
      }

      async function killAndRestart(): Promise<void> {
        for (let i = 0; i < KILLS; i += 1) {
          await pause(300 + 500 * i);
          await server.kill();
          server = await startServer(env);
        }
      }

      await Promise.all([...passengers.map(ride), ...drivers.map(drive), killAndRestart()]);

      const { rows } = await db.execute(
        sql`select ride_id, to_status, count(*)::int as n from ride_events where kind = to_status group by 1, 2`,
      );
      const counted = new Map(rows.map((row) => [`${row['ride_id']}:${row['to_status']}`, row['n']]));
      for (const { rideId, status } of acknowledged) expect(counted.get(`${rideId}:${status}`)).toBe(1);
      const left = await db.execute(sql`
      select (select count(*)::int from rides where status <> 'completed') as unfinished,
             (select count(*)::int from rides) as rides,
             (select count(*)::int from ride_offers where status = 'offered' and expires_at < now() - interval '5 seconds') as stale_offers,
             (select coalesce(sum(amount_minor), 0)::int from ledger_entries) as ledger`);
      expect(left.rows[0]).toEqual({ unfinished: 0, rides: TRIPS, stale_offers: 0, ledger: 0 });
      for (const person of drivers) {
        expect((await person.client.answer(calls.driverActiveRide, { params: { id: person.driverId } })).body).toBeNull();
      }
    },
    searchTimeout(2000),
  );
});
