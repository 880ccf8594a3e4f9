import Fastify from 'fastify';
import { insertsPerSecond, rawInserts } from '../creations/inserts.ts';
import { callOffRides, ridesPerSecond } from '../creations/rides.ts';
import { alternate, readsPerSecond } from '../load.ts';
import { orderFigures } from '../orders.ts';
import { aimed, type Bench, type Part } from '../part.ts';
import { cookieOf } from '../people.ts';
import { requestToOffer } from '../request-to-offer.ts';
import { BATCH_WINDOW_MS } from '@safiri/rules/dispatch/batch.ts';

const REQUESTS = 200;
const MARGIN_MS = 50;

export const offers: Part = {
  name: 'offers',
  async run({ stage, passengers }) {
    const { drivers, p50, p99, offered } = await requestToOffer(await stage(), REQUESTS, passengers(REQUESTS));
    const measured = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${offered} of ${REQUESTS} offered)`;
    const what = `request to offer, ${drivers} drivers online`;
    return {
      figures: [aimed(what, measured, p99, 'at most', BATCH_WINDOW_MS + MARGIN_MS, ' ms p99')],
      raw: { drivers, p50, p99, offered },
    };
  },
};

export const reads: Part = {
  name: 'reads',
  async run({ stage, rounds, seconds }) {
    const { node } = await stage();
    const bare = Fastify();
    bare.get('/bare', async () => ({ id: 1, status: 'in_progress', fare: '98.93' }));
    const address = await bare.listen({ port: 0, host: '127.0.0.1' });
    try {
      const cookie = cookieOf('passenger', 1);
      const session = await fetch(`${node.address}/api/auth/session`, { headers: { cookie } });
      const { user } = (await session.json()) as { user: { id: number } };
      const active = `${node.address}/api/rides/passenger/${user.id}/active`;
      const first = await fetch(active, { headers: { cookie } });
      const headers = { cookie, 'if-none-match': first.headers.get('etag') ?? '' };
      const raw = await alternate(
        rounds,
        () => readsPerSecond(active, headers, seconds),
        () => readsPerSecond(`${address}/bare`, {}, seconds),
      );
      const measured = `${raw.a.toFixed(0)}/s : ${raw.b.toFixed(0)}/s = ${raw.ratio.toFixed(2)}`;
      return { figures: [aimed('polled active-ride reads beside a bare Fastify route', measured, raw.ratio, 'at least', 0.5)], raw };
    } finally {
      await bare.close();
    }
  },
};

export const creations: Part = {
  name: 'creations',
  async run(bench) {
    const { peer, perSecond } = await rawInserts((await bench.stage()).url);
    const raw = await alternate(
      bench.rounds,
      () => ridesPerSecond(bench),
      () => perSecond(bench.seconds),
    );
    await callOffRides(await bench.stage());
    const measured = `${raw.a.toFixed(0)}/s : ${raw.b.toFixed(0)}/s = ${raw.ratio.toFixed(2)}`;
    return { figures: [aimed(`durable ride requests beside raw single-row inserts ${peer}`, measured, raw.ratio, 'at least', 0.25)], raw };
  },
};

export const orders: Part = {
  name: 'orders',
  async run({ stage, seconds }: Bench) {
    const on = await stage();
    const raw = { rows: await insertsPerSecond(on.url, seconds), ...(await orderFigures(on, seconds)) };
    const { rows, perSecond, search } = raw;
    return {
      figures: [
        {
          what: 'durable orders of groceries beside raw single-row inserts',
          measured: `${perSecond.toFixed(0)}/s : ${rows.toFixed(0)}/s = ${(perSecond / rows).toFixed(3)}`,
        },
        {
          what: `search in ${search.products} products`,
          measured: `p50 ${search.p50.toFixed(0)} ms, p99 ${search.p99.toFixed(0)} ms`,
        },
      ],
      raw,
    };
  },
};
