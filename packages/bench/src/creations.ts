import { Agent, request } from 'node:http';
import pg from 'pg';
import type { Stage } from './stage.ts';
import { cookieOf } from './people.ts';

const CLIENTS = 64;

/** Raw single-row inserts per second with 64 connections on the same cluster, each its own durable commit. */
export async function insertsPerSecond(url: string, seconds: number): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query(
    'create table if not exists bench_rows (id int generated always as identity primary key, a int, b text, at timestamptz default now())',
  );
  const until = Date.now() + seconds * 1000;
  let n = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (Date.now() < until) {
        await client.query({ name: 'bench', text: 'insert into bench_rows (a, b) values ($1, $2)', values: [n, 'row'] });
        n += 1;
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return n / seconds;
}

const body = JSON.stringify({
  pickupLocation: { lat: -29.85, lng: 31.02, address: 'Bench' },
  dropoffLocation: { lat: -29.8, lng: 31.05, address: 'Bench' },
  fare: '900',
  rideType: 'standard',
  paymentMethod: 'cash',
});

/** Full `POST /api/rides` per second with 64 clients; each request is a passenger of its own. */
export async function ridesPerSecond(stage: Stage, seconds: number, nextPassenger: () => number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const { hostname, port } = new URL(stage.node.address);
  const post = () =>
    new Promise<void>((resolve, reject) => {
      const call = request(
        {
          agent,
          hostname,
          port,
          method: 'POST',
          path: '/api/rides',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            cookie: cookieOf('passenger', nextPassenger()),
          },
        },
        (response) => {
          response.resume();
          response.on('end', () => (response.statusCode === 201 ? resolve() : reject(new Error(`answered ${response.statusCode}`))));
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  const until = Date.now() + seconds * 1000;
  let n = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (Date.now() < until) {
        await post();
        n += 1;
      }
    }),
  );
  agent.destroy();
  return n / seconds;
}
