import { ENDED_ON_BOARD, type AnyEndReason } from '@safiri/rules/rides/completion.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { mayMove } from '@safiri/rules/rides/trip-life.ts';
import type { AskEndEvidences, EndEvidence } from '../drivers/public.ts';
import { perDayOf } from '../earnings/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import type { Context } from '../platform/context.ts';
import { storeAnswers, type RepeatKey, type StoredAnswer } from '../platform/idempotency.ts';
import { Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import type { Links } from '../sharing/public.ts';
import { eventOf } from './complete-ride.ts';
import { endOf } from './end-of.ts';
import { endTrips, type Ending } from './end-trips.ts';
import { pricedBy } from './fare-of-way.ts';
import { findRideViews, lockFreeRides, type RideRow, type RideView } from './queries.ts';

const OK = 200;

/** A trip that its driver ends now, with nothing beside it: no PIN, photo or place. */
interface AskedToEnd {
  readonly actor: DriverActor;
  readonly rideId: number;
  readonly endReason: AnyEndReason | undefined;
  /** The phone's own time. */
  readonly deviceTime: string | undefined;
  /** Under which the answer is stored; null when none is. */
  readonly key: RepeatKey | null;
  /** The encoded answer. */
  answer(view: RideView): string;
}

/** Whether a trip's end is what most are: of one person in one car, paid by that person in cash or from the wallet, with nothing else that money moves by. */
const isPlain = (ride: RideRow): boolean =>
  ride.hail === null &&
  ride.poolSlot === null &&
  ride.bookerId === ride.passengerId &&
  ride.staffId === null &&
  ride.subscriptionId === null &&
  ride.discountMinor === null &&
  ride.bonus === null &&
  ride.walletMinor === null &&
  ride.owedMinor === null &&
  ride.payBy === null &&
  !ride.isFast &&
  !isDelivery(ride.rideType);

/** Those whose people are in no trip before them: of two trips of one person the second is to see the first. */
function ofDifferentPeople(asked: ReadonlyArray<readonly [AskedToEnd, RideRow]>) {
  const people = new Set<number>();
  return asked.filter(([{ actor }, { passengerId }]) => {
    if (people.has(actor.userId) || people.has(passengerId)) return false;
    people.add(actor.userId).add(passengerId);
    return true;
  });
}

/** How a trip ends; undefined where that is refused, or needs what is decided alone. */
async function endingOf(
  ctx: Context,
  uow: UnitOfWork,
  [asked, ride]: readonly [AskedToEnd, RideRow],
  evidence: EndEvidence | undefined,
): Promise<Ending | undefined> {
  const { actor, endReason, deviceTime } = asked;
  const market = await pricedBy(ctx, uow.tx, ride);
  if (evidence === undefined || (market !== null && perDayOf(market, ride) > 0)) return undefined;
  try {
    const end = await endOf(ctx, async () => evidence, uow, ride, { endReason });
    return { ride, driver: actor, end, event: eventOf(actor, ride, end, { deviceTime }), proofUploadId: null };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

type Answers = ReadonlyMap<AskedToEnd, StoredAnswer>;

async function endIn(
  ctx: Context,
  links: Links,
  evidences: AskEndEvidences,
  uow: UnitOfWork,
  all: readonly AskedToEnd[],
): Promise<Answers> {
  const held = await lockFreeRides(uow.tx, [...new Set(all.map(({ rideId }) => rideId))]);
  const mine = all.flatMap((asked) => {
    const ride = held.get(asked.rideId);
    const isOwn = ride?.driverId === asked.actor.driverId && mayMove('driver', ride.status, 'completed');
    return ride !== undefined && isOwn && isPlain(ride) ? [[asked, ride] as const] : [];
  });
  const chosen = ofDifferentPeople(mine);
  const shown = await evidences(
    uow.tx,
    chosen.map(([, ride]) => ride),
    uow.now,
  );
  const endings = new Map<number, { readonly asked: AskedToEnd; readonly ending: Ending }>();
  for (const one of chosen) {
    const [asked, { id }] = one;
    const ending = await endingOf(ctx, uow, one, shown.get(id));
    if (ending !== undefined) endings.set(id, { asked, ending });
  }
  if (endings.size === 0) return new Map();
  await endTrips(
    ctx,
    links,
    uow,
    [...endings.values()].map(({ ending }) => ending),
  );
  const views = await findRideViews(uow.tx, [...endings.keys()]);
  const answered = [...endings].map(([id, { asked }]) => {
    const view = views.get(id);
    if (view === undefined) throw new Error(`ride ${id} was not found after its end`);
    return { asked, key: asked.key, answer: { status: OK, body: asked.answer(view) } };
  });
  await storeAnswers(
    uow,
    answered.flatMap(({ key, answer }) => (key === null ? [] : [{ key, answer }])),
  );
  return new Map(answered.map(({ asked, answer }) => [asked, answer]));
}

/**
 * Ends trips of one moment by one transaction, with the statements of one. What ends otherwise than most trips do, or is refused, is left to a
 * transaction of its own, which also says why; and so are all where something failed for one of them, as nothing was written then.
 * @returns the stored answer, or undefined for a trip that is to be ended alone
 */
export function createEndTogether(
  ctx: Context,
  links: Links,
  evidences: AskEndEvidences,
): (asked: AskedToEnd) => Promise<StoredAnswer | undefined> {
  const end = batchCalls(async (all: readonly AskedToEnd[]) => {
    try {
      const answers = await inTransaction(ctx, (uow) => endIn(ctx, links, evidences, uow, all));
      return all.map((asked) => answers.get(asked));
    } catch (error) {
      // Each is ended all the same, at the price of a transaction of its own: why, somebody should look at.
      ctx.log.warn({ err: error, trips: all.length }, 'trips were not ended together, but each alone');
      return all.map(() => undefined);
    }
  });
  return (asked) => (asked.endReason === ENDED_ON_BOARD ? Promise.resolve(undefined) : end(asked));
}
