import type { CheckedTrip } from '@safiri/contract/earnings/checked-trip.ts';
import { foundOfWay } from '@safiri/rules/integrity/rules.ts';
import { ARRIVED_METERS } from '@safiri/rules/rides/completion.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day, km, methodNames, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { IntegrityFindings } from '../common/integrity-findings.tsx';
import { Icon } from '../ui/svg.tsx';
import { Facts } from './facts.tsx';
import { TripLink } from './person-link.tsx';
import './checked-trip.css';

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

/** What does not fit of a trip: too short a time, too short a way, an end elsewhere, cash that is missing; without what was found anyway. */
function flagsOf(trip: CheckedTrip): TextKey[] {
  const ofWay = foundOfWay(trip).filter((rule) => trip.findings.every((finding) => finding.rule !== rule));
  const flags: TextKey[] = [];
  if (ofWay.includes('too_fast')) flags.push('flagTooFast');
  if (ofWay.includes('not_driven')) flags.push('flagWayShort');
  if ((trip.metersAway ?? 0) > ARRIVED_METERS) flags.push('flagElsewhere');
  if (trip.cashPaid !== null && trip.cashPaid !== trip.fare) flags.push('flagCashShort');
  return flags;
}

/** What rules found about a trip, what its driver said of that, and what the team answered. */
function Findings({ trip: { findings, answer, note }, flags }: { trip: CheckedTrip; flags: readonly TextKey[] }) {
  const t = useText();
  return (
    <>
      {findings.length + flags.length === 0 ? null : (
        <div className="checked-block">
          <h3 className="title">{t('integrityFound')}</h3>
          <IntegrityFindings findings={findings} />
          <ul className="findings">
            {flags.map((flag) => (
              <li key={flag} className="finding">
                <Icon name="alert" size={20} />
                <span>{t(flag)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer === null ? null : (
        <div className="checked-block">
          <h3 className="title">{t('integrityDriverSays')}</h3>
          <p>{answer}</p>
        </div>
      )}
      {note === null ? null : (
        <div className="checked-block">
          <h3 className="title">{t('integrityTeamSaid')}</h3>
          <p>{note}</p>
        </div>
      )}
    </>
  );
}

/** How its end stands, and why it ended as it did. */
const endOf = (trip: CheckedTrip): TextKey[] => [
  ...(trip.confirmation === null ? [] : [confirmed[trip.confirmation]]),
  ...(trip.reason === null ? [] : [reasons[trip.reason]]),
  ...(trip.onBoardReason === null ? [] : [onBoard[trip.onBoardReason]]),
];

/** A completed trip beside what was priced: first what does not fit, then what is known of it. @param isHeld the list is of those whose pay waits: none says so */
export function CheckedTripFacts({ trip, isHeld = false }: { trip: CheckedTrip; isHeld?: boolean }) {
  const t = useText();
  const { countryId, operatorPay } = trip;
  return (
    <div className="checked-trip">
      <Findings trip={trip} flags={flagsOf(trip)} />
      <div className="checked-block">
        <div className="row spread wrap">
          <h3 className="title">{t('checkedWho', { name: trip.passengerName, place: trip.dropoffAddress })}</h3>
          {operatorPay === null || isHeld ? null : <span className="chip">{t(pays[operatorPay])}</span>}
        </div>
        {trip.quoted === null ? null : <p>{t('endedEarly', { amount: money(trip.quoted, countryId) })}</p>}
        <Facts
          facts={[
            {
              name: t('checkedEnd'),
              value:
                endOf(trip)
                  .map((key) => t(key))
                  .join(' · ') || '—',
              isLong: true,
            },
            { name: t('checkedEnded'), value: `${day(trip.completedAt)} ${clockTime(trip.completedAt)}` },
            {
              name: t('checkedFare'),
              value: `${money(trip.fare, countryId)} · ${t(methodNames[trip.paymentMethod] ?? trip.paymentMethod)}`,
            },
            {
              name: t('checkedTook'),
              value: t('checkedTime', { minutes: Math.floor(trip.seconds / 60), seconds: trip.seconds % 60 }),
            },
            { name: t('checkedDriven'), value: trip.drivenMeters === null ? t('checkedUnknown') : km(trip.drivenMeters / 1000) },
            { name: t('checkedPriced'), value: km(trip.pricedMeters / 1000) },
          ]}
        />
        <p>
          <TripLink className="text-link" rideId={trip.rideId}>
            {t('checkedOpen', { n: `#${trip.rideId}` })}
          </TripLink>
        </p>
      </div>
    </div>
  );
}
