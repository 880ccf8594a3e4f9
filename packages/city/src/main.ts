import { crowd } from '@safiri/rules/demo/citizens.ts';
import { bringDrivers, createPassengerBatch, keepRequesting } from './city.ts';
import { createClock } from './clock.ts';
import { readOptions, secondsOfDay, type Options } from './options.ts';
import { placesOf } from './places.ts';
import { createDice } from '@safiri/rules/dice.ts';
import { readReplay } from './replay.ts';
import { summary } from './report.ts';
import { compareDays, differencesOf, tableOf } from './simulation/compare.ts';
import { makeDay, replayDay } from './simulation/scenario.ts';

/** Requests per minute of the demo for each driver on the road: about half of the drivers have a trip at any time. */
const DEMO_REQUESTS_PER_DRIVER = 0.05;

/** One city wakes after the other, so that the server reads their streets one after the other, and goes on answering people. */
const BETWEEN_CITIES_SECONDS = 4;

/** Of a replayed day when no other is named. */
const MONDAY = 1;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** All cities of the demo, until stopped. */
async function demo(options: Options, signal: AbortSignal): Promise<void> {
  const clock = createClock(1);
  const world = { server: options.server, clock, signal };
  await Promise.all(
    crowd.map(async ({ city, drivers, passengers, reach, centreIsFree }, i) => {
      const places = placesOf(city, reach);
      const dice = createDice(options.seed * 1000 + i);
      const people = createPassengerBatch(world, city, passengers, dice);
      await clock.sleep(i * BETWEEN_CITIES_SECONDS, signal);
      const onTheRoad = bringDrivers(world, places, drivers, dice, centreIsFree);
      const resumed = people.resume();
      await Promise.all([
        keepRequesting(world, people, places, DEMO_REQUESTS_PER_DRIVER * drivers, dice, true),
        onTheRoad.then((all) => Promise.all(all)),
        resumed,
      ]);
      await people.settled();
    }),
  );
}

/** One city with chosen numbers; says how it went at the end. */
async function live(options: Options, closing: AbortController): Promise<void> {
  const { signal } = closing;
  const clock = createClock(options.speed);
  const world = { server: options.server, clock, signal };
  const dice = createDice(options.seed);
  const places = placesOf(options.city);
  const people = createPassengerBatch(world, options.city, Math.max(50, options.drivers * 2), dice);
  const onTheRoad = await bringDrivers(world, places, options.drivers, dice, false);
  if (options.replay === undefined) {
    if (options.minutes !== undefined) setTimeout(() => closing.abort(), options.minutes * 60_000);
    await keepRequesting(world, people, places, options.requestsPerMinute, dice, false);
  } else {
    const window = { weekday: options.weekday, from: secondsOfDay(options.from), to: secondsOfDay(options.to) };
    const wishes = await readReplay(options.replay, window);
    say(`replaying ${wishes.length} requests at ${options.speed} times the speed`);
    const start = clock.now();
    for (const { at, wish } of wishes) {
      await clock.sleep(at - (clock.now() - start), signal);
      if (signal.aborted) break;
      if (!people.send(wish)) say('nobody is free to make a request: more passengers are needed');
    }
    await people.settled();
    closing.abort();
  }
  await Promise.all(onTheRoad);
  say(JSON.stringify({ city: options.city, drivers: options.drivers, speed: options.speed, ...summary(people.outcomes) }));
}

/** Whole days without a server, under each way of dispatching. */
async function simulateDay(options: Options): Promise<void> {
  const wishes =
    options.replay === undefined
      ? undefined
      : await readReplay(options.replay, { weekday: options.weekday ?? MONDAY, from: 0, to: secondsOfDay('24:00') });
  const began = performance.now();
  const days = [];
  for (let n = 0; n < options.days; n += 1) {
    const asked = { ...options, seed: options.seed + n };
    const scenario = wishes === undefined ? makeDay(asked) : replayDay(wishes, asked);
    days.push(await compareDays(scenario));
    if (n > 0) continue;
    say(`${scenario.requests.length} requests, ${scenario.shifts.length} drivers, seed ${scenario.seed}`);
    say(tableOf(days[0] ?? (await compareDays(scenario)), scenario));
  }
  if (days.length > 1) say(differencesOf(days));
  say(`${days.length} of each in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.simulate) return simulateDay(options);
  const closing = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => closing.abort());
  if (!process.stdin.isTTY && options.demo) {
    // The server holds the other end: when it goes, however it goes, the city closes.
    process.stdin.resume();
    process.stdin.on('end', () => closing.abort());
  }
  if (options.demo) await demo(options, closing.signal);
  else await live(options, closing);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`city: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
