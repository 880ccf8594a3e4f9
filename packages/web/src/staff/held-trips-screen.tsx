import { heldTripPaths } from '@safiri/contract/rides/staff-paths.ts';
import { useState } from 'react';
import type { CheckedTrip } from '@safiri/contract/earnings/checked-trip.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { money, moneyOf } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Allowed, DriverLink } from './may.tsx';
import { firstNameOf } from './names.ts';
import { NotDone } from './not-done.tsx';
import { NothingHere } from './nothing-here.tsx';
import { toast } from '../ui/toast.tsx';
import { CheckedTripFacts } from './checked-trip.tsx';
import { useDecideHeldTrip, useHeldTrips } from './payout-api.ts';
import { TripTrailCard } from './trip-trail-card.tsx';
import type { HeldOutcome } from '@safiri/rules/rides/completion.ts';

const minorOf = (amount: string | null) => (amount === null ? 0 : (fromWire(amount) ?? 0));

/** One trip: how much waits and why, what is known of it, and both decisions with what they cost. */
function HeldTrip({ trip }: { trip: CheckedTrip }) {
  const t = useText();
  const decide = useDecideHeldTrip();
  const [note, setNote] = useState('');
  const [noteMissing, setNoteMissing] = useState(false);
  const [trail, setTrail] = useState(false);
  const { bonus, packageFare, countryId } = trip;
  const held = [
    ...(bonus === null ? [] : [t('heldBonus', { amount: money(bonus, countryId) })]),
    ...(packageFare === null ? [] : [t('heldPackage', { amount: money(packageFare, countryId) })]),
  ];
  const amount = held.length === 0 ? null : moneyOf(minorOf(bonus) + minorOf(packageFare), countryId);
  // One sum alone is not written twice.
  const what =
    held.length === 0
      ? t('heldGoalsNote')
      : held.length > 1
        ? held.join(' + ')
        : bonus === null
          ? t('heldPackageOnly')
          : t('heldBonusOnly');
  const name = firstNameOf(trip.driverName);
  const end = (outcome: HeldOutcome) => {
    if (outcome === 'refused' && note.trim() === '') return setNoteMissing(true);
    decide.mutate({ id: trip.rideId, outcome, note: note.trim() }, { onSuccess: () => toast({ title: t('reviewDone') }) });
  };
  return (
    <li className="card doc held-trip" aria-label={trip.driverName}>
      <div className="held-head">
        <div className="row spread wrap">
          <h2 className={amount === null ? 'h2' : 'held-sum num'}>{amount === null ? t('heldGoals') : amount}</h2>
          <DriverLink className="text-link" driverId={trip.driverId}>
            {trip.driverName}
          </DriverLink>
        </div>
        <p className="label num">{what}</p>
      </div>
      <CheckedTripFacts trip={trip} isHeld />
      <div className="held-decision">
        {trail ? (
          <TripTrailCard rideId={trip.rideId} />
        ) : (
          <Button kind="soft" small icon="pin" className="held-map" onClick={() => setTrail(true)}>
            {t('trailShow')}
          </Button>
        )}
        <Allowed to={heldTripPaths.decide}>
          <Field
            label={t('heldNote')}
            value={note}
            maxLength={500}
            error={noteMissing ? t('needNote') : undefined}
            onChange={(event) => {
              setNote(event.target.value);
              setNoteMissing(false);
            }}
          />
          <ul className="caption num stack">
            <li>
              <b>{t('heldRelease')}:</b> {amount === null ? t('heldReleaseGoals') : t('heldReleaseThen', { amount, name: trip.driverName })}
            </li>
            <li>
              <b>{t('heldRefuse')}:</b> {t(trip.packageFare === null ? 'heldRefuseThen' : 'heldRefusePackage', { name: trip.driverName })}
            </li>
          </ul>
          <div className="held-ways card-foot">
            <Button kind="outline" full busy={decide.isPending} onClick={() => end('released')}>
              <span>
                {t('heldRelease')}
                <small className="held-short num">
                  {amount === null ? t('heldReleaseCounts') : t('heldReleaseShort', { amount, name })}
                </small>
              </span>
            </Button>
            <Button kind="outline" full busy={decide.isPending} onClick={() => end('refused')}>
              <span>
                {t('heldRefuse')}
                <small className="held-short">{amount === null ? t('heldRefuseCounts') : t('heldRefuseShort', { name })}</small>
              </span>
            </Button>
          </div>
        </Allowed>
        <NotDone step={decide} />
      </div>
    </li>
  );
}

/** `/staff/trips`: trips whose bonus, goals, referral or package pay waits, oldest first. */
export function HeldTripsScreen() {
  const t = useText();
  const trips = useHeldTrips();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionTrips')}</h1>
      {trips.isPending ? (
        <div className="stack" aria-hidden="true">
          <Skeleton height={340} />
          <Skeleton height={340} />
        </div>
      ) : trips.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void trips.refetch()} />
      ) : trips.data.length === 0 ? (
        <NothingHere text={t('heldNone')} note={t('heldListNote')} />
      ) : (
        <ul className="stack">
          {trips.data.map((trip) => (
            <HeldTrip key={trip.rideId} trip={trip} />
          ))}
        </ul>
      )}
    </>
  );
}
