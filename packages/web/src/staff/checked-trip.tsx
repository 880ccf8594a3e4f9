import type { CheckedTrip } from '@safiri/contract/earnings/checked-trip.ts';
import { foundOfWay } from '@safiri/rules/integrity/rules.ts';
import { ARRIVED_METERS } from '@safiri/rules/rides/completion.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day, km, methodNames, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { IntegrityFindings } from '../common/integrity-findings.tsx';
import { TripLink } from './person-link.tsx';

const reasons: Record<NonNullable<CheckedTrip['reason']>, TextKey> = {
  passenger_ended_here: 'endPassengerAsked',
  wrong_pin: 'endWrongPin',
  no_gps: 'endNoGps',
  other: 'reasonOther',
  cannot_go_on: 'endCannotGoOn',
};
const onBoard: Record<NonNullable<CheckedTrip['onBoardReason']>, TextKey> = {
  vehicle_problem: 'reasonVehicle',
  felt_unsafe: 'reasonFeltUnsafe',
  too_many_people: 'reasonTooMany',
  other: 'reasonOther',
};
const confirmed: Record<NonNullable<CheckedTrip['confirmation']>, TextKey> = {
  plain: 'tripPlain',
  asked: 'tripAsked',
  confirmed: 'tripConfirmedBy',
  reported: 'tripReported',
};
const pays: Record<NonNullable<CheckedTrip['operatorPay']>, TextKey> = { held: 'payHeld', released: 'payReleased', refused: 'payRefused' };

/** What does not fit of a trip: too short a time, too short a way, an end elsewhere, cash that is missing. */
function flagsOf(trip: CheckedTrip): TextKey[] {
  const ofWay = foundOfWay(trip);
  const flags: TextKey[] = [];
  if (ofWay.includes('too_fast')) flags.push('flagTooFast');
  if (ofWay.includes('not_driven')) flags.push('flagWayShort');
  if ((trip.metersAway ?? 0) > ARRIVED_METERS) flags.push('flagElsewhere');
  if (trip.cashPaid !== null && trip.cashPaid !== trip.fare) flags.push('flagCashShort');
  return flags;
}

/** What rules found about a trip, what its driver said of that, and what the team answered. */
function Findings({ trip: { findings, answer, note } }: { trip: CheckedTrip }) {
  const t = useText();
  return (
    <>
      {findings.length === 0 ? null : (
        <div>
          <h3 className="label">{t('integrityFound')}</h3>
          <IntegrityFindings findings={findings} />
        </div>
      )}
      {answer === null ? null : (
        <div>
          <h3 className="label">{t('integrityDriverSays')}</h3>
          <p>{answer}</p>
        </div>
      )}
      {note === null ? null : (
        <div>
          <h3 className="label">{t('integrityTeamSaid')}</h3>
          <p>{note}</p>
        </div>
      )}
    </>
  );
}

/** A completed trip beside what was priced, with what does not fit. */
export function CheckedTripFacts({ trip }: { trip: CheckedTrip }) {
  const t = useText();
  const { countryId } = trip;
  const whole = { minutes: Math.floor(trip.seconds / 60), seconds: trip.seconds % 60, priced: km(trip.pricedMeters / 1000) };
  return (
    <div className="stack">
      <div className="row spread">
        <b>
          {trip.passengerName} → {trip.dropoffAddress}
        </b>
        <span className="num">{money(trip.fare, countryId)}</span>
      </div>
      <p className="caption num">
        <TripLink className="text-link" rideId={trip.rideId}>
          {t('subjectTrip', { n: trip.rideId })}
        </TripLink>{' '}
        · {day(trip.completedAt)} {clockTime(trip.completedAt)} · {t(methodNames[trip.paymentMethod] ?? trip.paymentMethod)}
        {trip.quoted === null ? '' : ` · ${t('endedEarly', { amount: money(trip.quoted, countryId) })}`}
      </p>
      <p className="label num">
        {trip.drivenMeters === null ? t('tripDrivenUnknown', whole) : t('tripDriven', { ...whole, driven: km(trip.drivenMeters / 1000) })}
      </p>
      <p className="row wrap">
        {[
          ...(trip.confirmation === null ? [] : [confirmed[trip.confirmation]]),
          ...(trip.operatorPay === null ? [] : [pays[trip.operatorPay]]),
          ...(trip.reason === null ? [] : [reasons[trip.reason]]),
          ...(trip.onBoardReason === null ? [] : [onBoard[trip.onBoardReason]]),
        ].map((key) => (
          <span key={key} className="chip">
            {t(key)}
          </span>
        ))}
        {flagsOf(trip).map((key) => (
          <span key={key} className="chip flag">
            {t(key)}
          </span>
        ))}
      </p>
      <Findings trip={trip} />
    </div>
  );
}
