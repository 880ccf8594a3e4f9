import { RoadMap } from '@safiri/dispatch/roads/road-map.ts';
import { etaSeconds, highSeconds, hourFactor, roadSeconds } from '@safiri/rules/places/travel-time.ts';
import { nairobiCentre } from '@safiri/server/roads/nairobi-centre.ts';
import { errorsOf, leastSquares, meanPower, quantilePower, quantileScale, type Sample } from './regress.ts';
import { FITTED, pageParts } from '../all-parts.ts';
import { aimed } from '../part.ts';
import { loadNow, storeResult, writePage } from '../results.ts';
import { learnTimes } from './learn-times.ts';
import { unseenPeople } from './unseen-people.ts';
import { writeTimes } from './write-times.ts';
import { isHeldOut, readTrips, type Trip } from './trips.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const file = process.argv[2];
if (file === undefined) {
  process.stderr.write('Use: npm run fit -- TRIPS.csv (measured trips; the columns stand in packages/bench/src/fit/trips.ts)\n');
  process.exit(1);
}

const { trips, junk } = readTrips(file);
const learned = trips.filter((trip) => !isHeldOut(trip));
const heldOut = trips.filter(isHeldOut);
say(`${trips.length} trips (${junk} left out as junk): ${learned.length} to learn from, ${heldOut.length} held out`);

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
const report = <T extends Trip>(name: string, of: readonly T[], predict: (trip: T) => number) => {
  const { rmse, mae, coverage } = errorsOf(of.map((trip) => ({ predicted: predict(trip), seconds: trip.seconds })));
  say(`  ${name}: RMSE ${rmse.toFixed(0)} s, MAE ${mae.toFixed(0)} s, ${(100 * coverage).toFixed(1)} % took no longer`);
};

// Hours first, so that the power laws see time without them.
const plain = quantilePower(
  learned.map(({ roadKm, seconds }) => ({ x: roadKm, seconds })),
  0.5,
);
/** Hours with fewer trips say too little. */
const TRIPS_OF_AN_HOUR = 100;
const hours = Array.from({ length: 24 }, (_, hour) => {
  const of = learned.filter((trip) => trip.hour === hour);
  if (of.length < TRIPS_OF_AN_HOUR) return undefined;
  return median(of.map(({ roadKm, seconds }) => seconds / (plain.scale * roadKm ** plain.exponent)));
});
say(
  `hour factors of the learned part: ${hours
    .map((factor, hour) => (factor === undefined ? '' : `${hour}h ${factor.toFixed(2)}`))
    .filter(Boolean)
    .join(', ')}`,
);

const without = (of: readonly Trip[], x: (trip: Trip) => number): Sample[] =>
  of.map((trip) => ({ x: x(trip), seconds: trip.seconds / hourFactor(trip.hour) }));
const onRoads = without(learned, ({ roadKm }) => roadKm);
const show = ({ scale, exponent }: { scale: number; exponent: number }) => `${scale.toFixed(1)} · km^${exponent.toFixed(2)}`;
const [mid, high, mean] = [quantilePower(onRoads, 0.5), quantilePower(onRoads, 0.9), meanPower(onRoads)];
say(`learned, seconds at an average hour by road km: median ${show(mid)}, 90th percentile ${show(high)}, mean ${show(mean)}`);

const above = quantilePower(
  learned.map(({ roadKm, hour, seconds }) => ({ x: mid.scale * roadKm ** mid.exponent * hourFactor(hour), seconds })),
  0.9,
);
say(`learned, 90th percentile by the median: ${above.scale.toFixed(2)} · median^${above.exponent.toFixed(2)}`);

say('held out:');
const linear = leastSquares(
  learned.map(({ roadKm }) => [1, roadKm]),
  learned.map(({ seconds }) => seconds),
);
report('linear in road km (to beat)', heldOut, ({ roadKm }) => (linear[0] ?? 0) + (linear[1] ?? 0) * roadKm);
const features = ({ roadKm, straightKm }: Trip) => [1, roadKm, Math.sqrt(roadKm), straightKm];
const wide = leastSquares(
  learned.map(features),
  learned.map(({ seconds }) => seconds),
);
report('least squares on road km, its root and straight km', heldOut, (trip) =>
  features(trip).reduce((sum, x, i) => sum + x * (wide[i] ?? 0), 0),
);
report('mean as a power of road km by the hour', heldOut, ({ roadKm, hour }) => mean.scale * roadKm ** mean.exponent * hourFactor(hour));
report('median learned here', heldOut, ({ roadKm, hour }) => mid.scale * roadKm ** mid.exponent * hourFactor(hour));
report('90th percentile learned here', heldOut, ({ roadKm, hour }) => high.scale * roadKm ** high.exponent * hourFactor(hour));
report('median that ships', heldOut, ({ roadKm, hour }) => etaSeconds(1000 * roadKm, hour));
report('90th percentile that ships', heldOut, ({ roadKm, hour }) => highSeconds(etaSeconds(1000 * roadKm, hour)));

const map = new RoadMap((await nairobiCentre()).graph);
const withWay = (of: readonly Trip[]) =>
  of.flatMap((trip) => {
    const way = map.way(trip.pickup, trip.dropoff, { by: 'car', minute: 0 });
    return way === undefined || way.meters < 500 ? [] : [{ ...trip, free: way.seconds }];
  });
const [learnedWays, heldOutWays] = [withWay(learned), withWay(heldOut)];
say(`on the streets of central Nairobi: ${learnedWays.length} to learn from, ${heldOutWays.length} held out`);
const ofStreets = quantileScale(
  learnedWays.map(({ free, seconds, hour }) => ({ x: free, seconds: seconds / hourFactor(hour) })),
  0.5,
  mid.exponent,
);
say(`learned, with the growth of the distances: median ${ofStreets.toFixed(1)} · free seconds^${mid.exponent.toFixed(2)}`);
report('median that ships', heldOutWays, ({ free, hour }) => roadSeconds(free, hour));
report('90th percentile that ships', heldOutWays, ({ free, hour }) => highSeconds(roadSeconds(free, hour)));
report('median by distance alone', heldOutWays, ({ roadKm, hour }) => etaSeconds(1000 * roadKm, hour));

const unseen = unseenPeople(trips);
const line = (name: string, { rmse, mae, coverage }: { rmse: number; mae: number; coverage: number }) =>
  say(`  ${name}: RMSE ${rmse.toFixed(0)} s, MAE ${mae.toFixed(0)} s, ${(100 * coverage).toFixed(1)} % took no longer`);
say('on trips of people whom the fit never saw (five folds over pickup cells of 0.02°):');
line('line in straight km (to beat)', unseen.straightLine);
line('median by road km and hour', unseen.before);
line('its 90th percentile', unseen.beforeHigh);
line('mean by way, hour, weekday and both places', unseen.mean);
line('median of the same', unseen.median);
line(`its 90th percentile, ${unseen.high.meanSeconds.toFixed(0)} s on average`, unseen.high);
say(
  `  ${(unseen.mean.rmse / unseen.straightLine.rmse).toFixed(3)} of the RMSE of the line; places drawn to 0 by ${unseen.penalties.join(', ')}`,
);
const { times, knotPenalty } = learnTimes(trips);
say(`learned from all trips, places drawn to 0 by ${knotPenalty}: ${writeTimes(times)}`);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const ratio = Math.round((1000 * unseen.mean.rmse) / unseen.straightLine.rmse) / 1000;
const covered = Math.round(1000 * unseen.high.coverage) / 10;
storeResult(
  FITTED,
  [
    {
      what: 'line in straight km: RMSE, MAE',
      measured: `${unseen.straightLine.rmse.toFixed(0)} s, ${unseen.straightLine.mae.toFixed(0)} s`,
    },
    {
      what: 'before, median by road km and hour: RMSE, MAE, no longer than its 90th percentile',
      measured: `${unseen.before.rmse.toFixed(0)} s, ${unseen.before.mae.toFixed(0)} s, ${percent(unseen.beforeHigh.coverage)}`,
    },
    {
      what: 'median by way, hour, weekday and both places: RMSE, MAE',
      measured: `${unseen.median.rmse.toFixed(0)} s, ${unseen.median.mae.toFixed(0)} s`,
    },
    { what: 'mean of the same: RMSE, MAE', measured: `${unseen.mean.rmse.toFixed(0)} s, ${unseen.mean.mae.toFixed(0)} s` },
    aimed('its RMSE beside that of the line', ratio.toFixed(3), ratio, 'at most', 0.97),
    aimed('no longer than the 90th percentile, of 100 trips', covered.toFixed(1), covered, 'at least', 88),
    aimed('no longer than the 90th percentile, of 100 trips, nor too wide', covered.toFixed(1), covered, 'at most', 92),
    { what: "with the driver's own pace, and with the trip so far, on real drivers", measured: 'not measured here' },
  ],
  unseen,
  loadNow(),
);
writePage(pageParts);
