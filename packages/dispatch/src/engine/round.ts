import { MATCH_BUDGET_MS } from '@safiri/rules/dispatch/batch.ts';
import { OFFER_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { Assigner } from '../assignment/assigner.ts';
import { atOnce } from './at-once.ts';
import { Budget } from './budget.ts';
import { findDrivers } from './find-drivers.ts';
import { decided, forgetOthers, news, remember, type Remembered } from './keep-records.ts';
import { OFFERS_AT_ONCE, type DispatchPorts, type OfferResult } from './ports.ts';
import type { Search } from './search.ts';

export type { Remembered } from './keep-records.ts';

export interface RoundResult {
  readonly offered: number;
  /** Trips that still wait for an offer. */
  readonly waiting: number;
  /** What went wrong for single trips, or when time was to pass; the other trips were served all the same. */
  readonly failures: readonly unknown[];
}

/** What one round hands on to the next, and the time that a round may look at. */
export interface RoundTools {
  readonly assigner: Assigner;
  /** For the budget of time alone; a clock that stands sets none. */
  readonly clock: () => Date;
  /** Whether drivers a long way off are asked from the first moment on: for comparisons alone. */
  readonly farAtOnce?: boolean;
}

/**
 * One round: time passes, every waiting trip looks at the drivers around it, all trips together are given drivers with
 * the smallest total cost, the offers are made and the gates recorded. Whom an offer came too late for waits for the
 * next round.
 * @throws when trips or drivers cannot be asked for at all
 */
export async function runRound(
  ports: DispatchPorts,
  now: Date,
  remembered: Remembered,
  { assigner, clock, farAtOnce }: RoundTools = { assigner: new Assigner(), clock: () => now },
): Promise<RoundResult> {
  const failures: unknown[] = [];
  try {
    await ports.expire(now);
  } catch (error) {
    failures.push(error);
  }
  const open = await ports.openTrips();
  const { trips } = open;
  forgetOthers(remembered, open);
  if (trips.length === 0) return { offered: 0, waiting: 0, failures };

  const tell = (fallBack: Error) => void failures.push(fallBack);
  const searches =
    (await ports.matchApart?.(trips, now, tell)) ??
    (await findDrivers(ports, trips, now, { assigner, farAtOnce, budget: new Budget(clock, MATCH_BUDGET_MS), tell }));
  const results = await makeOffers(ports, searches, now, failures);
  await keepRecords(ports, searches, results, now, remembered, failures);
  const offered = [...results.values()].filter((result) => result === 'offered').length;
  const gone = [...results.values()].filter((result) => result === 'trip_gone').length;
  return { offered, waiting: trips.length - offered - gone, failures };
}

/** Oldest trips first. A search whose offer failed has no result. */
async function makeOffers(
  ports: DispatchPorts,
  searches: readonly Search[],
  now: Date,
  failures: unknown[],
): Promise<Map<Search, OfferResult>> {
  const results = new Map<Search, OfferResult>();
  const expiresAt = new Date(now.getTime() + OFFER_SECONDS * 1000);
  await atOnce(OFFERS_AT_ONCE, searches, async (search) => {
    const { trip, chosen } = search;
    if (chosen === undefined) return;
    const { driverId, meters: pickupMeters, pickupSeconds, pool, after } = chosen;
    try {
      results.set(search, await ports.offer({ tripId: trip.tripId, driverId, pickupMeters, pickupSeconds, expiresAt, pool, after }));
    } catch (error) {
      failures.push(error);
    }
  });
  return results;
}

/** After all offers, so that no driver waits for another's records. A search whose offer failed leaves none. */
async function keepRecords(
  ports: DispatchPorts,
  searches: readonly Search[],
  results: ReadonlyMap<Search, OfferResult>,
  at: Date,
  remembered: Remembered,
  failures: unknown[],
): Promise<void> {
  const taken = new Set(searches.flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen.driverId])));
  await atOnce(OFFERS_AT_ONCE, searches, async (search) => {
    const { tripId } = search.trip;
    const result = results.get(search);
    if (search.chosen !== undefined && result === undefined) return;
    const considered = news(remembered, tripId, decided(search, result, taken));
    if (considered.length === 0) return;
    try {
      await ports.record({ tripId, at, considered });
      remember(remembered, tripId, considered);
    } catch (error) {
      failures.push(error);
    }
  });
}
