import { DRIVEN_SHARE, FASTEST_TRIP_METERS_PER_SECOND } from '../rides/completion.ts';
import type { Measured, TripFacts } from './facts.ts';

/** What a rule can find about a trip; the order in which findings are shown. */
export const integrityRules = [
  'too_fast',
  'not_driven',
  'shared_phone',
  'pair_often',
  'customer_often',
  'one_phone_many',
  'throwaway_passengers',
  'closed_circle',
  'own_referral',
] as const;
export type IntegrityRule = (typeof integrityRules)[number];

/** A trip whose findings add up to this waits for a person. */
export const HOLD_POINTS = 100;

/** What a rule found: how much it weighs, and the numbers that its sentence says. */
export interface Finding {
  readonly rule: IntegrityRule;
  readonly points: number;
  readonly facts: Readonly<Record<string, number>>;
}

/** Nobody is driven anywhere in less. */
const SHORTEST_SECONDS = 20;
/** In town nobody averages more than this over a way of up to 2 km; on the longest ways it is what completion allows. */
const FASTEST_IN_TOWN = 80 / 3.6;
const TOWN_METERS = 2000;
const OUT_OF_TOWN_METERS = 15_000;
/** Below it a car has not left where it stood. */
const MOVED_METERS = 150;
/** Of the straight line: less was certainly not driven, whatever the trail missed. */
const HARDLY_SHARE = 0.4;
/** A day's trips of one pair that are usual, and those that are never. */
const PAIR_USUAL = 3;
const PAIR_MOST = 6;
/** Of one who asks for others: a wedding's host sends one car to and fro. */
const CUSTOMER_MOST = 12;
/** So many accounts of one phone with one driver; a family has fewer. */
const PHONE_ACCOUNTS = 4;
const THROWAWAYS = 4;
/** Of a driver's newest trips, percent. */
const THROWAWAY_PERCENT = 60;
const CIRCLE_PERCENT = 95;
const CIRCLE_NEW_PERCENT = 90;
const CIRCLE_QUICK_PERCENT = 85;
const RING_TRIPS = 10;
/** Of one driver with few customers: a family's own driver has such a life too, so it takes longer. */
const CELL_TRIPS = 14;
const PAIR_CIRCLE_TRIPS = 5;

const half = HOLD_POINTS / 2;

function fastest(meters: number): number {
  const share = Math.min(1, Math.max(0, (meters - TOWN_METERS) / (OUT_OF_TOWN_METERS - TOWN_METERS)));
  return FASTEST_IN_TOWN + share * (FASTEST_TRIP_METERS_PER_SECOND - FASTEST_IN_TOWN);
}

type Judge<F = TripFacts> = (facts: F) => Omit<Finding, 'rule'> | null;

/** Over in no time, or faster than anybody drives such a way. */
const tooFast: Judge<Measured> = ({ seconds, drivenMeters, straightMeters }) => {
  const meters = Math.max(drivenMeters ?? 0, straightMeters);
  if (seconds >= SHORTEST_SECONDS && meters / seconds <= fastest(meters)) return null;
  return { points: HOLD_POINTS, facts: { seconds: Math.round(seconds), meters: Math.round(meters) } };
};

/** The car stood, or drove a part of the way only. */
const notDriven: Judge<Measured> = ({ drivenMeters, straightMeters }) => {
  const driven = drivenMeters ?? 0;
  if (driven >= DRIVEN_SHARE * straightMeters && driven >= Math.min(MOVED_METERS, straightMeters)) return null;
  const isHardly = driven < Math.max(MOVED_METERS, HARDLY_SHARE * straightMeters);
  return { points: isHardly ? HOLD_POINTS : half, facts: { driven: Math.round(driven), straight: Math.round(straightMeters) } };
};

const sharedPhone: Judge = ({ sharedPhones }) => (sharedPhones === 0 ? null : { points: HOLD_POINTS, facts: { phones: sharedPhones } });

const pairOften: Judge = ({ pairTrips }) =>
  pairTrips <= PAIR_USUAL ? null : { points: pairTrips > PAIR_MOST ? HOLD_POINTS : half, facts: { trips: pairTrips } };

const customerOften: Judge = ({ customerTrips, pairTrips }) =>
  customerTrips <= CUSTOMER_MOST || customerTrips === pairTrips ? null : { points: HOLD_POINTS, facts: { trips: customerTrips } };

const onePhoneMany: Judge = ({ onOnePhone }) =>
  onOnePhone < PHONE_ACCOUNTS ? null : { points: HOLD_POINTS, facts: { accounts: onOnePhone } };

/** New passengers of one or two trips, who stood beside the car, and whom nobody else ever drove: most of what a driver drives. */
const throwawayPassengers: Judge = ({ throwaways, throwawayTrips, recentTrips }) => {
  if (throwaways < THROWAWAYS) return null;
  const points = 100 * throwawayTrips >= THROWAWAY_PERCENT * recentTrips ? HOLD_POINTS : half;
  return { points, facts: { passengers: throwaways, trips: throwawayTrips, of: recentTrips } };
};

/** Few new accounts that ride with few drivers alone, who drive nobody else. */
const closedCircle: Judge = ({ circle }) => {
  if (circle === null || circle.insidePercent < CIRCLE_PERCENT) return null;
  const { drivers, customers, trips, newPercent, quickPercent } = circle;
  if (newPercent < CIRCLE_NEW_PERCENT || quickPercent < CIRCLE_QUICK_PERCENT) return null;
  const isHeld = drivers > 1 ? trips >= RING_TRIPS : customers > 1 && trips >= CELL_TRIPS;
  const points = isHeld ? HOLD_POINTS : customers === 1 && trips >= PAIR_CIRCLE_TRIPS ? half : 0;
  return points === 0 ? null : { points, facts: { drivers, passengers: customers, trips } };
};

/** Whoever brought this driver signs in on the same phone. */
const ownReferral: Judge = ({ bringersPhones }) =>
  bringersPhones === 0 ? null : { points: HOLD_POINTS, facts: { phones: bringersPhones } };

const judges: Readonly<Record<IntegrityRule, Judge>> = {
  too_fast: tooFast,
  not_driven: notDriven,
  shared_phone: sharedPhone,
  pair_often: pairOften,
  customer_often: customerOften,
  one_phone_many: onePhoneMany,
  throwaway_passengers: throwawayPassengers,
  closed_circle: closedCircle,
  own_referral: ownReferral,
};

/** What all rules find about a trip, in their order. */
export const findingsOf = (facts: TripFacts): Finding[] =>
  integrityRules.flatMap((rule) => {
    const found = judges[rule](facts);
    return found === null ? [] : [{ rule, ...found }];
  });

/** What is found of a trip by the way it was driven alone, of whomever it was: the same as among all findings. */
export const foundOfWay = (measured: Measured): IntegrityRule[] =>
  (
    [
      ['too_fast', tooFast],
      ['not_driven', notDriven],
    ] as const
  ).flatMap(([rule, judge]) => (judge(measured) === null ? [] : [rule]));

/** Findings in the order in which they are shown. */
export const inRuleOrder = <F extends Pick<Finding, 'rule'>>(findings: readonly F[]): F[] =>
  findings.toSorted((a, b) => integrityRules.indexOf(a.rule) - integrityRules.indexOf(b.rule));

/** Whether what was found of a trip is enough for what the operator pays on top to wait for a person. */
export const holds = (findings: ReadonlyArray<Pick<Finding, 'points'>>): boolean =>
  findings.reduce((sum, { points }) => sum + points, 0) >= HOLD_POINTS;
