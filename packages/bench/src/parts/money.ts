import { rawInserts } from '../creations/inserts.ts';
import { alternate } from '../load.ts';
import { completionsPerSecond } from '../completions/figures.ts';
import { aimed, type Part } from '../part.ts';
import { callbackWay } from '../payments/callback-way.ts';
import { paymentsPerSecond } from '../payments/flow.ts';
import { connectPaystack } from '../payments/provider.ts';
import { reconcileDay } from '../payments/reconciled-day.ts';

const OF_ONE_RUN = 1000;
const WAYS = 200;
const LINES = 100_000;
const TRIPS = 1000;

/** Money by a provider: from the tap to the wallet, and a provider's day beside the books. */
export const payments: Part = {
  name: 'payments',
  async run({ stage, rounds, seconds, passengers }) {
    const on = await stage();
    const played = await connectPaystack(on);
    try {
      const { peer, perSecond } = await rawInserts(on.url);
      const flow = await alternate(
        rounds,
        () => paymentsPerSecond(on, played, passengers(OF_ONE_RUN), OF_ONE_RUN),
        () => perSecond(seconds),
      );
      const way = await callbackWay(on, played, passengers(WAYS), WAYS);
      const day = await reconcileDay(on, played.accountId, LINES);
      return {
        figures: [
          {
            what: `payments begun, paid at the simulated provider and credited, beside raw single-row inserts ${peer}`,
            measured: `${flow.a.toFixed(0)}/s : ${flow.b.toFixed(0)}/s = ${flow.ratio.toFixed(3)}`,
          },
          {
            what: "a provider's callback to the word on the payer's open screen",
            measured: `p50 ${way.p50.toFixed(0)} ms, p99 ${way.p99.toFixed(0)} ms (${way.count} payments)`,
          },
          {
            what: `a day of ${LINES} payments beside a provider's file of as many lines`,
            measured: `${day.seconds.toFixed(1)} s (${day.differences} differ)`,
          },
        ],
        raw: { flow, way, day },
      };
    } finally {
      await played.simulators.close();
    }
  },
};

/** Trips that end, each with its fare, what the operator keeps of it and its invoice. */
export const completions: Part = {
  name: 'completions',
  async run({ stage, rounds, seconds, passengers }) {
    const on = await stage();
    const { peer, perSecond } = await rawInserts(on.url);
    const raw = await alternate(
      rounds,
      () => completionsPerSecond(on, passengers(TRIPS), TRIPS),
      () => perSecond(seconds),
    );
    const measured = `${raw.a.toFixed(0)}/s : ${raw.b.toFixed(0)}/s = ${raw.ratio.toFixed(3)}`;
    return {
      figures: [aimed(`trips ended with their money beside raw single-row inserts ${peer}`, measured, raw.ratio, 'at least', 0.1)],
      raw,
    };
  },
};
