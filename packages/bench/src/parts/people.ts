import { earningsFigures } from '../earnings.ts';
import { emergencyFigures } from '../emergencies.ts';
import type { Part } from '../part.ts';
import { PASSENGERS } from '../people.ts';

/** So many passengers stay untouched by the loads beside emergencies. */
const KEPT = 4000;

export const emergencies: Part = {
  name: 'emergencies',
  async run({ stage }) {
    const raw = await emergencyFigures(await stage(), PASSENGERS - KEPT);
    const loads = [
      ['idle', raw.idle],
      [`beside 512 clients who ask for rides without a pause (they wait ${raw.others.p50} ms)`, raw.overload],
    ] as const;
    return {
      figures: loads.map(([when, { durable, staff }]) => ({
        what: `emergency, ${when}`,
        measured: `durable p50 ${durable.p50.toFixed(0)} ms, p99 ${durable.p99.toFixed(0)} ms; on the staff screen p50 ${staff.p50.toFixed(0)} ms, p99 ${staff.p99.toFixed(0)} ms`,
      })),
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
