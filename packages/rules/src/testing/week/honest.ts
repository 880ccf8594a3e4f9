import { addTrip, DAY_MS, HOUR_MS, MINUTE_MS, someTime, type Town } from './town.ts';

const zoneOf = ({ dice, zones }: Town) => dice.pick(zones);
const aDriver = (town: Town) => town.dice.pick(zoneOf(town).drivers);
const WORK_DAYS = [0, 1, 2, 3, 4];

/** A driver of one's own quarter mostly; few drive much, many little. */
function someDriver({ dice, zones }: Town, home: number): number {
  const { drivers } = zones[dice.chance(0.7) ? home : dice.below(zones.length)] ?? dice.pick(zones);
  return drivers[Math.floor(drivers.length * dice.next() ** 1.7)] ?? dice.pick(drivers);
}

function usual(town: Town, count: number): void {
  const { dice, zones } = town;
  for (let i = 0; i < count; i += 1) {
    const home = dice.below(zones.length);
    const { passengers } = zones[home] ?? zoneOf(town);
    const rider = passengers[Math.floor(passengers.length * dice.next() ** 1.2)] ?? dice.pick(passengers);
    addTrip(town, 'usual', someDriver(town, home), rider, someTime(dice));
  }
}

/** To work and home with the same driver, who waits at the gate. */
function commuters(town: Town, count: number): void {
  const { dice } = town;
  for (let i = 0; i < count; i += 1) {
    const { drivers, passengers } = zoneOf(town);
    // A few drive for their regulars above all.
    const [driver, rider] = [drivers[i % 3] ?? dice.pick(drivers), dice.pick(passengers)];
    for (const day of WORK_DAYS)
      for (const hour of [6.5, 17]) {
        addTrip(town, 'commuter', driver, rider, day * DAY_MS + (hour + dice.next()) * HOUR_MS, { meetSeconds: dice.between(20, 300) });
      }
  }
}

/** Two or three accounts of one family on one phone, each with rides of their own. */
function brothers(town: Town, count: number): void {
  const { dice } = town;
  for (let i = 0; i < count; i += 1) {
    const { drivers, isNew } = zoneOf(town);
    const phone = town.phone();
    const near = [dice.pick(drivers), dice.pick(drivers)];
    const family = Array.from({ length: dice.chance(0.3) ? 3 : 2 }, () => town.person(isNew, phone));
    for (const rider of family) for (let n = 0; n < 3; n += 1) addTrip(town, 'brothers', dice.pick(near), rider, someTime(dice));
  }
}

/** A mother who asks for three children, to school and home, with the same driver. */
function mothers(town: Town, count: number): void {
  const { dice } = town;
  for (let i = 0; i < count; i += 1) {
    const { drivers, isNew } = zoneOf(town);
    const [driver, customer] = [dice.pick(drivers), town.person(isNew)];
    const children = [0, 1, 2].map(() => town.person(true));
    for (const day of WORK_DAYS)
      for (const hour of [7, 14])
        for (const [n, rider] of children.entries()) {
          addTrip(town, 'mother', driver, rider, day * DAY_MS + (hour + n / 2 + dice.next() / 4) * HOUR_MS, { customer, meetSeconds: 90 });
        }
  }
}

/** Twenty trips to one house in an afternoon: the host asks for most, three to five cars go to and fro. */
function weddings(town: Town, count: number): void {
  const { dice } = town;
  for (let i = 0; i < count; i += 1) {
    const { drivers, isNew } = zoneOf(town);
    const host = town.person(isNew);
    const cars = Array.from({ length: 3 + dice.below(3) }, () => dice.pick(drivers));
    const day = dice.below(7) * DAY_MS;
    for (let n = 0; n < 20; n += 1) {
      const guest = town.person(true);
      addTrip(town, 'wedding', dice.pick(cars), guest, day + (12 + n / 6) * HOUR_MS, {
        ...(n % 3 === 0 ? {} : { customer: host }),
        meetSeconds: dice.between(15, 240),
        way: { straightMeters: dice.between(900, 4000), metersPerSecond: dice.between(4, 10) },
      });
    }
  }
}

/** Several errands of a day with one driver, who waits. */
function dayHires(town: Town, count: number): void {
  const { dice } = town;
  for (let i = 0; i < count; i += 1) {
    const { drivers, passengers } = zoneOf(town);
    const [driver, rider] = [dice.pick(drivers), dice.pick(passengers)];
    const from = dice.below(7) * DAY_MS + 8 * HOUR_MS;
    for (let leg = 0; leg < 3 + dice.below(3); leg += 1) {
      addTrip(town, 'errands', driver, rider, from + leg * dice.between(60, 100) * MINUTE_MS, { meetSeconds: dice.between(20, 120) });
    }
  }
}

/** What trails and clocks do that looks wrong. */
function oddWays(town: Town, count: number): void {
  const { dice } = town;
  const trip = (kind: string, special: Parameters<typeof addTrip>[5]) =>
    addTrip(town, kind, aDriver(town), dice.pick(zoneOf(town).passengers), someTime(dice), special);
  for (let i = 0; i < count; i += 1) {
    const straightMeters = dice.between(6000, 14_000);
    trip('no fixes for ten minutes', {
      way: { straightMeters, metersPerSecond: 7, gap: { ms: 10 * MINUTE_MS, at: dice.between(0, 0.9) } },
    });
    trip('traffic at 5 km/h', { way: { straightMeters: dice.between(800, 3000), metersPerSecond: dice.between(1.1, 1.7) } });
    trip('start tapped late', { way: { late: dice.between(0, 0.2) } });
    trip('round the corner', { way: { straightMeters: dice.between(250, 500), metersPerSecond: dice.between(3, 9) } });
  }
}

/** Phones that a driver shares: with the driver of the other shift, with a wife or husband who rides with others. */
function driversPhones(town: Town, count: number, isRare: () => boolean): void {
  const { dice, phones } = town;
  for (let i = 0; i < count; i += 1) {
    const { drivers } = zoneOf(town);
    const [driver, other] = [dice.pick(drivers), dice.pick(drivers)];
    if (driver !== other && (phones.get(other)?.length ?? 0) < 2)
      phones.set(other, [...(phones.get(other) ?? []), ...(phones.get(driver) ?? [])]);
    // One of them brought the other, who needs one passenger more.
    if (i === 0 && isRare())
      addTrip(town, 'brought by the other shift', driver, dice.pick(zoneOf(town).passengers), someTime(dice), { bringer: other });
  }
  const phonesOf = (driver: number) => phones.get(driver) ?? [];
  for (let i = 0; i < count; i += 1) {
    const { drivers, isNew } = zoneOf(town);
    const driver = dice.pick(drivers);
    const own = phonesOf(driver);
    const others = drivers.filter((one) => !phonesOf(one).some((phone) => own.includes(phone)));
    const family = town.person(isNew, phones.get(driver)?.[0]);
    for (let n = 0; n < 3; n += 1) addTrip(town, "driver's family", dice.pick(others), family, someTime(dice));
    addTrip(town, 'brought by a friend', driver, dice.pick(zoneOf(town).passengers), someTime(dice), { bringer: dice.pick(others) });
  }
  // And one drives his wife.
  const driver = aDriver(town);
  if (isRare()) addTrip(town, 'drives the family', driver, town.person(false, phones.get(driver)?.[0]), someTime(dice));
}

/** The honest trips of a week, about as many as asked for: usual ones, and all that looks like cheating. */
export function addHonest(town: Town, trips: number): void {
  const share = (part: number) => Math.max(1, Math.round(trips * part));
  commuters(town, share(0.007));
  brothers(town, share(0.004));
  mothers(town, share(0.001));
  weddings(town, share(0.0003));
  dayHires(town, share(0.0015));
  oddWays(town, share(0.01));
  // Once in 20,000 trips.
  driversPhones(town, share(0.003), () => town.dice.chance(trips / 20_000));
  usual(town, Math.max(0, trips - town.trips.length));
}
