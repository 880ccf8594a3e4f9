import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { builtInMaps, editionsOf } from '@safiri/server/maps/public.ts';
import { nairobiCentre } from '@safiri/server/roads/nairobi-centre.ts';
import { importRoads, openExtract } from '@safiri/server/roads/public.ts';
import { decodeRoads } from '@safiri/server/roads/road-file.ts';
import { assignmentFigures } from '../assignment/figures.ts';
import { nearestFigures } from '../nearest/figures.ts';
import { type RoadFigures, roadFigures } from '../roads/road-figures.ts';
import { aimed, type Figure, type Part } from '../part.ts';

const micro = (nanoseconds: number) => `${(nanoseconds / 1000).toFixed(2)} µs`;
const thousands = (n: number) => (n >= 1e6 ? `${n / 1e6} M` : `${n / 1000} k`);

export const nearest: Part = {
  name: 'nearest',
  async run({ rounds }) {
    const raw = await nearestFigures(rounds);
    const ofSize = raw.sizes.flatMap(({ drivers, redis, c, bytesPerDriver, redisBytesPerDriver }): Figure[] => {
      const what = `nearest of ${thousands(drivers)} drivers, 10 updates and a query`;
      const peer = redisBytesPerDriver === undefined ? '' : ` (Redis ${redisBytesPerDriver.toFixed(0)})`;
      const memory = `${bytesPerDriver.toFixed(1)} bytes${peer}`;
      return [
        redis === undefined
          ? { what: `${what}, beside Redis`, measured: 'not measured: no redis-server here' }
          : aimed(
              `${what}, beside Redis`,
              `${micro(redis.other)} : ${micro(redis.ours)} = ${redis.ratio.toFixed(1)} times as fast`,
              redis.ratio,
              'at least',
              15,
            ),
        c === undefined
          ? { what: `${what}, beside C -O3`, measured: 'not measured: no C compiler here' }
          : aimed(
              `${what}, beside C -O3`,
              `${micro(c.other)} : ${micro(c.ours)} = ${c.ratio.toFixed(2)} of its speed`,
              c.ratio,
              'at least',
              0.75,
            ),
        drivers === 1_000_000
          ? aimed(`memory per driver, ${thousands(drivers)}`, memory, bytesPerDriver, 'at most', 48, ' bytes')
          : { what: `memory per driver, ${thousands(drivers)}`, measured: memory },
      ];
    });
    const [small, large] = [raw.sizes[0], raw.sizes.at(-1)];
    const growth = `a query of ${thousands(large?.drivers ?? 0)} beside one of ${thousands(small?.drivers ?? 0)} drivers`;
    return { figures: [...ofSize, aimed(growth, raw.growth.toFixed(2), raw.growth, 'at most', 1.4)], raw };
  },
};

const percent = (share: number) => (share * 100).toFixed(3);
const besides = 'pickup time of 500 trips by 500 drivers beside first come';

export const assignment: Part = {
  name: 'assignment',
  async run({ rounds }) {
    const raw = await assignmentFigures(rounds);
    const { speed, answering, pickups } = raw;
    const measured = `${speed.ours.toFixed(0)} ms : ${speed.dense.toFixed(0)} ms = ${speed.ratio.toFixed(0)} times as fast`;
    return {
      figures: [
        aimed('2000 trips and 2000 drivers, sparse, beside linear-sum-assignment', measured, speed.ratio, 'at least', 50),
        {
          what: 'the proof that an assignment is the best',
          measured: `${speed.proof.toFixed(2)} ms = ${percent(speed.proofShare)} % of solving`,
        },
        aimed(
          '1000 trips and 1000 drivers of a dense city, of the thread that answers HTTP',
          `${answering.apart.toFixed(0)} ms of processor time (matched there: ${answering.inPlace.toFixed(0)} ms)`,
          answering.apart,
          'at most',
          60,
          ' ms',
        ),
        ...Object.entries(pickups).flatMap(([pace, { besideFirstCome, largestGap, candidatesOfTrip, batchMs }]): Figure[] => [
          pace === 'steady'
            ? aimed(`${besides}, ${pace} pace`, besideFirstCome.toFixed(2), besideFirstCome, 'at most', 0.7)
            : // Decision 013 says why this one has no aim.
              { what: `${besides}, ${pace} pace`, measured: besideFirstCome.toFixed(2) },
          aimed(`work of that batch, ${pace} pace`, `${batchMs.toFixed(0)} ms`, batchMs, 'at most', 100, ' ms'),
          aimed(
            `gap to the dense optimum, ${pace} pace`,
            `${percent(largestGap)} % with ${candidatesOfTrip.toFixed(0)} candidates each`,
            100 * largestGap,
            'at most',
            0.1,
            ' %',
          ),
        ]),
      ],
      raw,
    };
  },
};

const ms = (value: number) => `${value.toFixed(2)} ms`;

/** Central Nairobi, and a metropolis: an extract that was named (BENCH_ROADS), else the Johannesburg that comes along. */
async function streets(): Promise<readonly RoadFigures[]> {
  const extract = process.env['BENCH_ROADS'];
  const centre = roadFigures('central Nairobi', (await nairobiCentre()).graph);
  if (extract !== undefined) return [centre, roadFigures(basename(extract), (await importRoads(await openExtract(extract))).graph)];
  const [johannesburg] = await editionsOf(builtInMaps, 'johannesburg', () => {});
  if (johannesburg === undefined) return [centre];
  const file = join(johannesburg.folder, 'streets.roads');
  return [centre, roadFigures('Johannesburg', decodeRoads(file, await readFile(file)).graph)];
}

export const roads: Part = {
  name: 'roads',
  async run() {
    const raw = await streets();
    const figures = raw.flatMap((one): Figure[] => {
      const where = `streets of ${one.roads}, ${one.junctions} junctions`;
      return [
        aimed(`${where}: one to all`, ms(one.oneToAll), one.oneToAll, 'at most', 12, ' ms'),
        aimed(`${where}: all within ten minutes`, ms(one.tenMinutes), one.tenMinutes, 'at most', 2, ' ms'),
        { what: `${where}: times of 100 drivers`, measured: ms(one.hundredDrivers) },
        {
          what: `${where}: a way, beside ngraph.path`,
          measured: `${ms(one.way)} : ${ms(one.peerWay)} = ${one.ratio.toFixed(1)} times as fast`,
        },
      ];
    });
    return { figures, raw };
  },
};
