import { callOffRides } from '../creations/rides.ts';
import { earningsFigures } from '../earnings.ts';
import { emergencyFigures } from '../emergencies.ts';
import { aimed, type Part } from '../part.ts';
import { overloadFigures, OVERLOAD_PEOPLE } from '../overload/figures.ts';
import { PASSENGERS } from '../people.ts';

/** So many passengers stay untouched by the loads beside emergencies. */
const KEPT = 4000 + OVERLOAD_PEOPLE;
/** What an emergency may take while more is asked than can be done: half a second, or so many times what it takes alone. */
const ENOUGH_MS = 500;
const TIMES_IDLE = 5;
/** Nobody waits longer for any answer. */
const LONGEST_MS = 5000;

export const emergencies: Part = {
  name: 'emergencies',
  async run({ stage }) {
    const on = await stage();
    const alone = await emergencyFigures(on, PASSENGERS - KEPT);
    // Before the worst comes, what the load before left waiting is called off.
    await callOffRides(on);
    const overload = await overloadFigures(on, PASSENGERS - OVERLOAD_PEOPLE);
    const raw = { ...alone, mixed: overload };
    const loads = [
      ['idle', raw.idle],
      [`beside 512 clients who ask for rides without a pause (they wait ${raw.others.p50} ms)`, raw.overload],
    ] as const;
    const { idle, presses, others, written, pressed } = overload;
    const enough = Math.round(Math.max(ENOUGH_MS, TIMES_IDLE * idle.p99));
    const served = `p50 ${presses.p50.toFixed(0)} ms, p99 ${presses.p99.toFixed(0)} ms, idle p99 ${idle.p99.toFixed(0)} ms (${written} of ${pressed} written)`;
    const became = `${others.served} served, p99 ${others.p99.toFixed(0)} ms; ${others.refused} refused with a time; ${others.failed} failed; longest ${others.longest.toFixed(0)} ms`;
    return {
      figures: [
        ...loads.map(([when, { durable, staff }]) => ({
          what: `emergency, ${when}`,
          measured: `durable p50 ${durable.p50.toFixed(0)} ms, p99 ${durable.p99.toFixed(0)} ms; on the staff screen p50 ${staff.p50.toFixed(0)} ms, p99 ${staff.p99.toFixed(0)} ms`,
        })),
        aimed(
          `emergency, beside ${others.clients} clients, three times as many as are served`,
          served,
          presses.p99,
          'at most',
          enough,
          ' ms p99',
        ),
        aimed('what those clients are told, who ask again at once', became, others.longest, 'at most', LONGEST_MS, ' ms'),
      ],
      raw,
    };
  },
};

export const earnings: Part = {
  name: 'earnings',
  async run({ stage }) {
    const raw = await earningsFigures(await stage());
    return {
      figures: [
        {
          what: `earnings page of a driver with ${raw.trips} trips`,
          measured: `first ${raw.first.toFixed(0)} ms, then p50 ${raw.p50.toFixed(0)} ms, p99 ${raw.p99.toFixed(0)} ms`,
        },
        { what: `ledger check of ${raw.entries} entries`, measured: `${raw.checkSeconds.toFixed(1)} s` },
      ],
      raw,
    };
  },
};
