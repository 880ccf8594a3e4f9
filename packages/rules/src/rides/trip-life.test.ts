import { describe, expect, it } from 'vitest';
import {
  afterCancel,
  cancelReasons,
  driverCancelReasons,
  isReasonFor,
  mayBeMissed,
  passengerCancelReasons,
  reasonsFor,
  systemCancelReasons,
} from './cancellation.ts';
import { drivenMinutes, elapsedLabel } from './elapsed.ts';
import { pinFrom } from './start-pin.ts';
import { checklist, hasReached, isLive, mayMove, nextStatuses, rideStatuses, type RideStatus, type TripActor } from './trip-life.ts';

const actors: readonly TripActor[] = ['passenger', 'driver', 'system'];

/** The rule table of the product, written out: who may make which step. Everything else is refused. */
const legal = new Set([
  'driver requested accepted',
  'driver accepted arrived',
  'driver arrived in_progress',
  'driver in_progress completed',
  'passenger requested cancelled',
  'passenger accepted cancelled',
  'passenger arrived cancelled',
  'driver accepted cancelled',
  'driver arrived cancelled',
  'driver in_progress cancelled',
  'system requested cancelled',
  'system accepted cancelled',
  'system arrived cancelled',
  'system in_progress cancelled',
]);

describe('the life of a trip', () => {
  it('allows these steps and no other', () => {
    for (const actor of actors) {
      for (const from of rideStatuses) {
        for (const to of rideStatuses)
          expect([actor, from, to, mayMove(actor, from, to)]).toEqual([actor, from, to, legal.has(`${actor} ${from} ${to}`)]);
        expect(nextStatuses(actor, from)).toEqual(rideStatuses.filter((to) => mayMove(actor, from, to)));
      }
    }
  });

  it('ends at completed and cancelled', () => {
    expect(rideStatuses.filter((status) => !isLive(status))).toEqual(['completed', 'cancelled']);
  });

  it('ticks every step that was reached and no other', () => {
    const ticked = (status: RideStatus) => checklist.filter((step) => hasReached(status, step));
    expect(rideStatuses.map((status) => ticked(status).length)).toEqual([0, 1, 2, 3, 4, 0]);
    expect(ticked('in_progress')).toEqual(['accepted', 'arrived', 'in_progress']);
  });
});

describe('a cancel', () => {
  it('by the driver before the pickup puts the trip back for others, once', () => {
    expect(afterCancel('driver', 'accepted', 0)).toBe('requested');
    expect(afterCancel('driver', 'arrived', 0)).toBe('requested');
    expect(afterCancel('driver', 'accepted', 1)).toBe('cancelled');
    expect(afterCancel('driver', 'arrived', 0, true)).toBe('cancelled');
    expect(afterCancel('driver', 'in_progress', 0)).toBe('cancelled');
    expect(afterCancel('passenger', 'accepted', 0)).toBe('cancelled');
    expect(afterCancel('system', 'requested', 0)).toBe('cancelled');
  });

  it('has reasons for each side', () => {
    for (const reason of cancelReasons) {
      expect(isReasonFor('passenger', reason)).toBe((passengerCancelReasons as readonly string[]).includes(reason));
      expect(isReasonFor('driver', reason)).toBe((driverCancelReasons as readonly string[]).includes(reason));
      expect(isReasonFor('system', reason)).toBe((systemCancelReasons as readonly string[]).includes(reason));
    }
  });

  it('puts nothing on a driver while there is none', () => {
    for (const reason of ['driver_asked_me', 'felt_unsafe'] as const) {
      const without = rideStatuses.filter((status) => !reasonsFor('passenger', { status, startConfirmed: false }).includes(reason));
      expect(without).toEqual(['requested']);
    }
  });

  it('says that nobody came only where the driver is at the pickup and the passenger did not confirm to be', () => {
    const said = rideStatuses.flatMap((status) =>
      [false, true]
        .filter((startConfirmed) => reasonsFor('driver', { status, startConfirmed }).includes('passenger_no_show'))
        .map(() => status),
    );
    expect(said).toEqual(['arrived']);
    expect(mayBeMissed({ status: 'arrived', startConfirmed: true })).toBe(false);
  });
});

describe('small labels', () => {
  it('counts the minutes of a drive as the two clocks beside it do', () => {
    const driven = (startedAt: string | null, completedAt: string | null) => drivenMinutes({ startedAt, completedAt, duration: 12 });
    // 16:37 to 16:48, whatever the seconds were.
    expect(driven('2026-11-27T14:37:01Z', '2026-11-27T14:48:59Z')).toBe(11);
    expect(driven('2026-11-27T14:37:59Z', '2026-11-27T14:48:01Z')).toBe(11);
    expect(driven('2026-11-27T14:37:10Z', '2026-11-27T14:37:50Z')).toBe(1);
    expect([driven(null, null), driven('2026-11-27T14:37:01Z', null)]).toEqual([12, 12]);
  });
  it('shows elapsed time as mm:ss', () => {
    expect([0, 75, 3599, 6000, -5].map(elapsedLabel)).toEqual(['00:00', '01:15', '59:59', '100:00', '00:00']);
  });

  it('keeps the zeros of a PIN', () => {
    expect([0, 7, 158, 9999].map(pinFrom)).toEqual(['0000', '0007', '0158', '9999']);
  });
});
