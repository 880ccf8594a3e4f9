import { askAll } from '../growth/ask.ts';
import type { Size } from '../growth/fill.ts';
import { followPlans, logPlans } from '../growth/plans.ts';
import { compareAll, ratioOf, type Compared } from '../growth/times.ts';
import { openTown, type Town } from '../growth/town.ts';
import { aimed, type Figure, type Part } from '../part.ts';

/** A call that reads more rows than this has no bound. */
const ROWS_AT_MOST = 10_000;
/** What a call may take over full tables beside nearly empty ones. */
const TIMES_AT_MOST = 1.5;
/** Of a shop, in both. */
const PRODUCTS = 50_000;
/** Its driver and passenger have as many trips as the longest page shows: an answer over full tables is no longer than theirs. */
const SMALL: Size = { trips: 10_000, tripsOfOne: 500, ridesOfOne: 500, products: PRODUCTS };

const seed = Number(process.env['BENCH_SEED'] ?? 1);

async function timesOf(town: Town): Promise<Compared> {
  const smallTown = await openTown(SMALL, seed);
  try {
    const full = await town.open();
    try {
      const small = await smallTown.open();
      try {
        return await compareAll(full, small, TIMES_AT_MOST);
      } finally {
        await small.node.stop();
      }
    } finally {
      await full.node.stop();
    }
  } finally {
    await smallTown.close();
  }
}

async function rowsOf(town: Town) {
  await logPlans(town.url);
  const { node, questions } = await town.open();
  try {
    return await askAll(node, questions, followPlans(town.logFile));
  } finally {
    await node.stop();
  }
}

/** Which calls take longer, or read more than is shown, once the tables are full: a driver of ten thousand trips, a shop of fifty thousand products. */
async function measure(size: Size): Promise<{ figures: Figure[]; raw: unknown }> {
  const town = await openTown(size, seed);
  try {
    const { times, unlike } = await timesOf(town);
    const asked = await rowsOf(town);
    const slower = times.filter((one) => ratioOf(one) > TIMES_AT_MOST).toSorted((a, b) => ratioOf(b) - ratioOf(a));
    const worst = Math.max(...times.map(ratioOf));
    const over = asked.filter(({ worst: ran }) => (ran?.rows ?? 0) > ROWS_AT_MOST);
    const most = asked.reduce((max, { worst: ran }) => Math.max(max, ran?.rows ?? 0), 0);
    return {
      figures: [
        { what: `calls asked with ${size.trips} trips in the tables`, measured: String(asked.length) },
        aimed(
          `the slowest of them beside the same with ${SMALL.trips} trips`,
          `${worst.toFixed(2)} times the time; ${slower.length} of ${times.length} above ${TIMES_AT_MOST} (${unlike} are answered otherwise there)`,
          worst,
          'at most',
          TIMES_AT_MOST,
        ),
        ...slower.map((one) => ({
          what: `${one.call} as ${one.as}`,
          measured: `${one.full.toFixed(1)} ms : ${one.small.toFixed(1)} ms = ${ratioOf(one).toFixed(2)}`,
        })),
        aimed('rows read by one statement', `${most} at most`, most, 'at most', ROWS_AT_MOST),
        ...over.map(({ call, as, worst: ran }) => ({
          what: `${call} as ${as}`,
          measured: `${ran?.rows} rows: ${ran?.query.slice(0, 300)}`,
        })),
      ],
      raw: {
        times,
        unlike,
        asked: asked.map(({ call, as, status, worst: ran }) => ({ call, as, status, rows: ran?.rows ?? 0, scans: ran?.scans ?? [] })),
      },
    };
  } finally {
    await town.close();
  }
}

export const growth: Part = {
  name: 'growth',
  apart: true,
  run: () => measure({ trips: Number(process.env['BENCH_TRIPS'] ?? 1_000_000), tripsOfOne: 10_000, ridesOfOne: 5000, products: PRODUCTS }),
};

/** Ten times as many, which takes a disk of some 60 GB and most of an hour: `npm run bench -- growth --huge`. */
export const hugeGrowth: Part = {
  name: 'growth --huge',
  apart: true,
  run: () => measure({ trips: 10_000_000, tripsOfOne: 10_000, ridesOfOne: 5000, products: PRODUCTS }),
};
