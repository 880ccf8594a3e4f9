import { aimed, type Part } from '../part.ts';
import { rideRows } from '../ride-rows.ts';
import { takeover } from '../takeover.ts';

const TRIPS = 100;
const TAKEOVERS = 4;
const KB = 1024;

export const nodes: Part = {
  name: 'nodes',
  async run({ stage }) {
    const on = await stage();
    const rows = await rideRows(on, TRIPS);
    const over = await takeover(on, TAKEOVERS);
    const kb = (bytes: number) => `${(bytes / KB).toFixed(0)} kB`;
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    return {
      figures: [
        {
          what: 'what a driven trip leaves behind',
          measured: `${rows.rows.toFixed(0)} rows, ${kb(rows.bytes)} of tables and indexes, ${kb(rows.walBytes)} of write-ahead log`,
        },
        aimed(
          'cities of a node that went silent, until another has them',
          `${seconds(over.median)} in the middle, ${seconds(over.slowest)} at most`,
          over.slowest / 1000,
          'at most',
          5,
          ' s',
        ),
      ],
      raw: { rows, over },
    };
  },
};
