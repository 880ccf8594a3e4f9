import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { cookieOf } from './people.ts';
import type { Stage } from './stage.ts';
import { percentile } from './percentile.ts';

const STAFF_COOKIE = 'safiri_session=bench-staff-1';
const PRESSES = 200;
const EVERY_MS = 20;
/** Clients that ask without a pause; a ride request each keeps about 20 of them busy at the server's best. */
const OVERLOAD_CLIENTS = 512;

/** A staff member who watches, and two contacts for everybody who will press. */
async function prepare(stage: Stage): Promise<void> {
  const { db } = stage.node.ctx;
  await db.execute(sql`
    with made as (
      insert into users (name, email, phone, password_hash, user_type, gender, country_id)
      values ('Bench Staff', 'staff@bench.example', 'staff:bench', 'x', 'staff', 'male', 'za') returning id),
    member as (insert into staff_members (user_id) select id from made returning user_id),
    owner as (insert into staff_roles (user_id, role) select user_id, 'owner' from member)
    insert into sessions (token_hash, user_id, expires_at, second_factor_at, method)
    select sha256(convert_to('bench-staff-1', 'utf8')), id, now() + interval '1 day', now(), 'staff' from made`);
  await db.execute(sql`
    insert into emergency_contacts (user_id, name, phone, relationship)
    select id, 'Contact ' || n, '+2763' || n || lpad(id::text, 6, '0'), 'family' from users, generate_series(1, 2) n where user_type = 'passenger'`);
}

/** Listens as staff; gives when each emergency was heard of, by its id. */
function watchAsStaff(stage: Stage): { heard: Map<number, number>; stop: () => void } {
  const heard = new Map<number, number>();
  const abort = new AbortController();
  const read = async () => {
    const response = await fetch(`${stage.node.address}/api/stream`, { headers: { cookie: STAFF_COOKIE }, signal: abort.signal });
    let buffer = '';
    for await (const chunk of (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
      buffer += chunk;
      for (const [, id] of buffer.matchAll(/event: emergency\ndata: \{"emergency":\{"id":(\d+)/g)) {
        if (!heard.has(Number(id))) heard.set(Number(id), performance.now());
      }
      buffer = buffer.slice(-4096);
    }
  };
  read().catch(() => {});
  return { heard, stop: () => abort.abort() };
}

interface Pressed {
  /** From the press to the answer, which comes after the commit, in milliseconds. */
  readonly durable: { p50: number; p99: number };
  /** From the press to the event on the screen of staff. */
  readonly staff: { p50: number; p99: number };
}

async function press(stage: Stage, firstPassenger: number): Promise<Pressed> {
  const { heard, stop } = watchAsStaff(stage);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const answers: Array<{ id: number; at: number; ms: number }> = [];
  const waiting: Array<Promise<void>> = [];
  for (let i = 0; i < PRESSES; i += 1) {
    const at = performance.now();
    const one = async () => {
      const response = await fetch(`${stage.node.address}/api/emergency/trigger`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookieOf('passenger', firstPassenger + i) },
        body: JSON.stringify({ emergencyType: 'panic', location: { lat: -25.75, lng: 28.24 }, timestamp: new Date().toISOString() }),
      });
      if (response.status !== 200) throw new Error(`emergency ${i}: ${response.status}`);
      const { id } = (await response.json()) as { id: number };
      answers.push({ id, at, ms: performance.now() - at });
    };
    waiting.push(one());
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await Promise.all(waiting);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  stop();
  const seen = answers.flatMap(({ id, at }) => (heard.has(id) ? [(heard.get(id) ?? 0) - at] : []));
  if (seen.length < PRESSES) throw new Error(`staff heard of ${seen.length} of ${PRESSES} emergencies`);
  const of = (values: number[]) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) });
  return { durable: of(answers.map((answer) => answer.ms)), staff: of(seen) };
}

/** Emergencies while nothing else happens, and while far more ride requests come in than the server can serve. */
export async function emergencyFigures(
  stage: Stage,
  firstPassenger: number,
): Promise<{ idle: Pressed; overload: Pressed; others: { perSecond: number; p50: number } }> {
  await prepare(stage);
  const idle = await press(stage, firstPassenger);
  const load = autocannon({
    url: `${stage.node.address}/api/rides`,
    method: 'POST',
    connections: OVERLOAD_CLIENTS,
    duration: 12,
    workers: 1,
    requests: Array.from({ length: 2000 }, (_, i) => ({
      headers: { 'content-type': 'application/json', cookie: cookieOf('passenger', firstPassenger + 1000 + i) },
      body: JSON.stringify({
        pickupLocation: { lat: -29.85, lng: 31.02, address: 'Bench' },
        dropoffLocation: { lat: -29.8, lng: 31.05, address: 'Bench' },
        fare: '900',
        rideType: 'standard',
        paymentMethod: 'cash',
      }),
    })),
  });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const overload = await press(stage, firstPassenger + PRESSES);
  const result = await load;
  return { idle, overload, others: { perSecond: result.requests.average, p50: result.latency.p50 } };
}
