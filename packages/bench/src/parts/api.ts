import Fastify from 'fastify';
import { rawInserts } from '../creations/inserts.ts';
import { callOffRides, ridesPerSecond } from '../creations/rides.ts';
import { alternate } from '../load.ts';
import { orderFigures } from '../orders/figures.ts';
import { aimed, type Bench, type Part } from '../part.ts';
import { PEOPLE, pollFigures } from '../polls.ts';
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
  async run({ stage, rounds, seconds, passengers }) {
    const bare = Fastify();
    bare.get('/bare', async () => ({ id: 1, status: 'in_progress', fare: '98.93' }));
    const address = await bare.listen({ port: 0, host: '127.0.0.1' });
    try {
      const raw = await pollFigures(await stage(), passengers(PEOPLE), `${address}/bare`, rounds, seconds);
      const who = `${raw.people} people in turn, ${raw.trips} on a trip whose car moves from poll to poll, sessions included`;
      const measured = `${raw.polls.toFixed(0)}/s : ${raw.bare.toFixed(0)}/s = ${raw.ratio.toFixed(2)}`;
      return {
        figures: [
          aimed(`polls of the live ride by ${who}, beside a bare Fastify route`, measured, raw.ratio, 'at least', 0.45),
          { what: 'the first poll of each of them', measured: `${raw.cold.toFixed(0)}/s` },
        ],
        raw,
      };
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
  async run({ stage, rounds, seconds }: Bench) {
    const raw = await orderFigures(await stage(), rounds, seconds);
    const { one, eight, peer, search } = raw;
    const beside = `${one.orders.toFixed(0)}/s : ${one.rows.toFixed(0)}/s = ${one.ratio.toFixed(3)}`;
    const more = `${eight.one.toFixed(0)}/s : ${eight.orders.toFixed(0)}/s = ${eight.ratio.toFixed(2)} times the time`;
    return {
      figures: [
        aimed(`durable orders of one item beside raw single-row inserts ${peer}`, beside, one.ratio, 'at least', 0.12),
        aimed('orders of eight items beside those of one', more, eight.ratio, 'at most', 1.4),
        {
          what: `search in ${search.products} products`,
          measured: `p50 ${search.p50.toFixed(0)} ms, p99 ${search.p99.toFixed(0)} ms`,
        },
      ],
      raw,
    };
  },
};
