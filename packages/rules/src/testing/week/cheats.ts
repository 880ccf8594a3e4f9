import { driven, jumped, stood } from './drive.ts';
import { addTrip, DAY_MS, HOUR_MS, MINUTE_MS, someTime, usualWay, type Special, type Town } from './town.ts';

/** Trips one after the other within a day, of people who live by them. */
function series(town: Town, count: number, add: (at: number, n: number) => void, perDay = 6): void {
  const first = town.dice.below(3);
  for (let n = 0; n < count; n += 1) add((first + Math.floor(n / perDay)) * DAY_MS + (9 + 1.7 * (n % perDay)) * HOUR_MS, n);
}

const cheat: Special = { isHonest: false, fromRank: false, meetSeconds: 30 };

/** One cheat's week. */
type Cheat = (town: Town, driver: number) => void;

const fresh = (town: Town, count: number) => Array.from({ length: count }, () => town.person(true));
const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** A way invented in real time, which takes as long as driving. */
const invented = (town: Town): Special => ({ ...cheat, measured: driven(town.dice, { ...usualWay(town.dice), metersPerSecond: 10 }) });

const tapper: Cheat = (town, driver) => {
  const riders = fresh(town, 4);
  const { from, straightMeters } = usualWay(town.dice);
  series(town, 8, (time, n) =>
    addTrip(town, 'taps only', driver, at(riders, n), time, { ...cheat, measured: { ...stood(town.dice, from, straightMeters, 3) } }),
  );
};

const stander: Cheat = (town, driver) => {
  const riders = fresh(town, 4);
  series(town, 8, (time, n) => {
    const { from, straightMeters } = usualWay(town.dice);
    const measured = stood(town.dice, from, straightMeters, straightMeters / 7);
    addTrip(town, 'never moves', driver, at(riders, n), time, { ...cheat, measured });
  });
};

const jumper: Cheat = (town, driver) => {
  const riders = fresh(town, 4);
  series(town, 8, (time, n) => {
    const { from, straightMeters } = usualWay(town.dice);
    const measured = jumped(from, 1500 + straightMeters, straightMeters / 7);
    addTrip(town, 'jumps there', driver, at(riders, n), time, { ...cheat, measured });
  });
};

const pair: Cheat = (town, driver) => {
  const [rider = 0] = fresh(town, 1);
  series(town, 12, (time) => addTrip(town, 'two accounts', driver, rider, time, invented(town)));
};

const onePhone: Cheat = (town, driver) => {
  const rider = town.person(true, town.phones.get(driver)?.[0]);
  series(town, 8, (time) => addTrip(town, 'one phone, both sides', driver, rider, time, invented(town)), 3);
};

const farm: Cheat = (town, driver) => {
  const phone = town.phone();
  const riders = Array.from({ length: 5 }, () => town.person(true, phone));
  series(town, 10, (time, n) => addTrip(town, 'five accounts on one phone', driver, at(riders, n), time, invented(town)));
};

const throwaways: Cheat = (town, driver) => {
  const riders = fresh(town, 6);
  series(town, 12, (time, n) => addTrip(town, 'throw-away passengers', driver, at(riders, n), time, invented(town)));
};

/** Three drivers and four passengers among each other. */
const ring: Cheat = (town, driver) => {
  const drivers = [driver, town.person(true), town.person(true)];
  const riders = fresh(town, 4);
  series(
    town,
    30,
    (time, n) => addTrip(town, 'ring', at(drivers, n), at(riders, Math.floor(n / 3)), time + n * MINUTE_MS, invented(town)),
    6,
  );
};

/** Brings a second account of their own, and five passengers of the street. */
const ownReferral: Cheat = (town, driver) => {
  const bringer = town.person(true, town.phones.get(driver)?.[0]);
  const rider = town.dice.pick(town.dice.pick(town.zones).passengers);
  addTrip(town, 'brings oneself', driver, rider, someTime(town.dice), { isHonest: false, bringer });
};

/** An honest driver who invents two trips a day with a friend. */
const friend: Cheat = (town) => {
  const { drivers } = town.dice.pick(town.zones);
  const driver = at(drivers, 0);
  const [rider = 0] = fresh(town, 1);
  series(town, 8, (time) => addTrip(town, 'two a day among honest ones', driver, rider, time, invented(town)), 2);
};

const kinds: readonly Cheat[] = [tapper, stander, jumper, pair, onePhone, farm, throwaways, ring, ownReferral, friend];

/** Cheats of every kind in turn, until they have so many trips. */
export function addCheats(town: Town, trips: number): void {
  const before = town.trips.length;
  for (let i = 0; town.trips.length - before < trips || i < kinds.length; i += 1) {
    at(kinds, i)(town, town.person(true));
  }
}
