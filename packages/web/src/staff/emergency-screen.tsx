import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { Emergency } from '@safiri/contract/safety/shapes.ts';
import { safeReasons, type IncidentEventKind, type SafeReason } from '@safiri/rules/safety/emergency.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day } from '../platform/format.ts';
import { carLooks } from '../common/car-looks.ts';
import { relationTexts } from '../common/relation-names.ts';
import { numbersIn } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { BackLink } from './back-link.tsx';
import { Facts } from './facts.tsx';
import { Allowed } from './may.tsx';
import { TripTrailCard } from './trip-trail-card.tsx';
import { useEmergency } from './emergency-api.ts';
import { EmergencyCar, saysTrip } from './emergency-car.tsx';
import { EmergencyPlace, isPersonAt, usePlaceName } from './emergency-place.tsx';
import { EmergencyBar, EmergencyNotes } from './emergency-steps.tsx';
import { firstNameOf, tripNames } from './names.ts';
import { OpenClock } from './open-clock.tsx';
import { PageName } from './page-name.tsx';
import { StaffPhone } from './staff-phone.tsx';
import type { OutsideStatus } from '@safiri/rules/sharing/message-status.ts';
import { isOneOf } from '@safiri/rules/records.ts';

const eventTexts: Record<IncidentEventKind, TextKey> = {
  raised: 'emergencyEventRaised',
  pressed_again: 'emergencyEventAgain',
  called: 'emergencyEventCalled',
  nobody_on_call: 'emergencyEventNobody',
  acknowledged: 'emergencyEventTaken',
  marked_safe: 'emergencyEventSafe',
  note: 'emergencyEventNote',
  closed: 'emergencyEventClosed',
};
const safeTexts: Record<SafeReason, TextKey> = { mistake: 'safeMistake', safe_now: 'safeNow', other: 'safeOther' };
const messageTexts: Record<OutsideStatus, TextKey> = {
  sent: 'outboxSent',
  written: 'outboxWritten',
  failed: 'outboxFailed',
  waiting: 'outboxWaits',
  stopped: 'alertStopped',
  limited: 'alertLimited',
};

const helpers = [
  ['police', 'numberPolice'],
  ['medical', 'numberMedical'],
] as const;

function Person({ name, phone, what }: { name: string; phone: string; what: string }) {
  const t = useText();
  return (
    <div className="row spread">
      <div>
        <div className="caption">{what}</div>
        <div className="label strong">{name}</div>
        <StaffPhone phone={phone} />
      </div>
      <a className="button soft small" href={`tel:${phone}`}>
        <Icon name="phone" size={20} />
        {t('emergencyCall', { name: firstNameOf(name) })}
      </a>
    </div>
  );
}

/** Who is in danger, for how long, where, and who handles it: what one says on the phone first. */
function Head({ emergency }: { emergency: Emergency }) {
  const t = useText();
  const { acknowledgedAt, acknowledgedBy, closedAt, location, safeAt } = emergency;
  const car = emergency.trip?.vehicleInfo ?? null;
  const place = usePlaceName(isPersonAt(emergency) ? location : null);
  return (
    <header className="emergency-head">
      <PageName name={t('emergencyOf', { name: emergency.personName })} ofPerson />
      {closedAt === null ? <OpenClock since={emergency.raisedAt} /> : <span className="chip">{t('emergenciesClosed')}</span>}
      <div className="emergency-facts">
        <span className={acknowledgedAt === null ? 'chip bad' : 'chip ok'}>
          {closedAt !== null
            ? acknowledgedBy === null
              ? t('emergencyHadNobody')
              : t('emergencyHad', { name: acknowledgedBy })
            : acknowledgedAt === null
              ? t('emergencyNobody')
              : t('emergencyHasSince', { name: acknowledgedBy ?? '', time: clockTime(acknowledgedAt) })}
        </span>
        {safeAt === null ? null : <span className="label strong num">{t('emergencySaidSafe', { time: clockTime(safeAt) })}</span>}
      </div>
      <div className="emergency-where">
        <Facts
          facts={[
            {
              name: t(emergency.userType === 'driver' ? 'driver' : 'passenger'),
              value: (
                <>
                  {firstNameOf(emergency.personName)} <StaffPhone phone={emergency.person.phone} />
                </>
              ),
            },
            { name: t('emergencyEventRaised'), value: `${day(emergency.raisedAt)} ${clockTime(emergency.raisedAt)}` },
            place === undefined || place === null ? null : { name: t('emergencyWhere'), value: t('nowPlaceNear', { place }), isLong: true },
          ]}
        />
        <EmergencyCar row={emergency} looks={car === null ? undefined : carLooks(t, car)} isTripBelow={emergency.trip !== null} />
      </div>
      {closedAt === null ? <EmergencyBar emergency={emergency} /> : null}
    </header>
  );
}

/** The trip that the person is on, and who else is in the car; the car to look for stands in the head. */
function Trip({ emergency }: { emergency: Emergency }) {
  const t = useText();
  const { trip, person } = emergency;
  if (trip === null) return <p className="card doc label">{t('emergencyNoTrip')}</p>;
  const { driver, passenger } = trip;
  return (
    <section className="card doc" aria-label={t('emergencyTripOf')}>
      <div className="row spread">
        <h2 className="h2">{t('emergencyTripOf')}</h2>
        {saysTrip(emergency) ? null : <span className="chip">{t(tripNames[trip.status])}</span>}
      </div>
      <p className="label">
        {trip.pickupAddress} → {trip.dropoffAddress}
      </p>
      {driver === null || driver.id === person.id ? null : <Person name={driver.name} phone={driver.phone} what={t('driver')} />}
      {passenger.id === person.id ? null : <Person name={passenger.name} phone={passenger.phone} what={t('passenger')} />}
    </section>
  );
}

function Contacts({ emergency }: { emergency: Emergency }) {
  const t = useText();
  const numbers = numbersIn(emergency.countryId);
  return (
    <section className="card doc" aria-label={t('emergencyContactsOf')}>
      <h2 className="h2">{t('emergencyContactsOf')}</h2>
      <div className="row wrap">
        {numbers === null
          ? null
          : helpers.map(([which, text]) => (
              <a key={which} className="button soft small" href={`tel:${numbers[which]}`}>
                <Icon name="phone" size={20} />
                {t(text)} {numbers[which]}
              </a>
            ))}
      </div>
      {emergency.contacts.length === 0 ? <p className="label">{t('emergencyNoneNamed')}</p> : null}
      {emergency.contacts.map((contact) => (
        <Person key={contact.phone} name={contact.name} phone={contact.phone} what={t(relationTexts[contact.relationship])} />
      ))}
      {emergency.alerts.length === 0 ? null : (
        <ul className="stack">
          {emergency.alerts.map((alert, i) => (
            <li key={`${alert.contactName}${alert.channel}${i}`} className="caption">
              {t(alert.channel === 'sms' ? 'alertSms' : 'alertMail', { name: alert.contactName })}:{' '}
              {t(messageTexts[alert.status ?? 'failed'])}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Course({ emergency }: { emergency: Emergency }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('emergencyCourse')}>
      <h2 className="h2">{t('emergencyCourse')}</h2>
      <ol className="stack">
        {emergency.events.map((event) => (
          <li key={event.id}>
            <div className="label strong">
              {t(eventTexts[event.kind])}
              {event.actorName === null ? '' : ` · ${event.actorName}`}
            </div>
            <div className="caption num">{clockTime(event.at)}</div>
            {event.note === null ? null : <p>{isOneOf(safeReasons, event.note) ? t(safeTexts[event.note]) : event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The head, the map and what stands beside it, before they are known. */
function EmergencySkeleton() {
  return (
    <div className="stack" aria-hidden="true">
      <Skeleton height={116} />
      <div className="console-grid">
        <Skeleton height={480} />
        <div className="stack">
          <Skeleton height={160} />
          <Skeleton height={160} />
        </div>
      </div>
    </div>
  );
}

/** `/staff/emergencies/{id}`: who, where, for how long; ring them, handle it; then the car, the people, the course. */
export function EmergencyScreen({ emergencyId }: { emergencyId: number }) {
  const t = useText();
  const { data: emergency, isPending, isError, refetch } = useEmergency(emergencyId);
  if (isPending) return <EmergencySkeleton />;
  if (isError && emergency === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  if (emergency === undefined) return null;
  return (
    <>
      <BackLink href="/staff/emergencies" to="sectionEmergencies" />
      <Head emergency={emergency} />
      <div className="console-grid">
        <div className="stack">
          <section className="card doc" aria-label={t('map')}>
            <EmergencyPlace emergency={emergency} />
          </section>
          {emergency.closedAt === null && emergency.acknowledgedAt !== null ? (
            <Allowed to={safetyPaths.addNote}>
              <EmergencyNotes emergencyId={emergency.id} />
            </Allowed>
          ) : null}
        </div>
        <div className="stack">
          <Trip emergency={emergency} />
          <Contacts emergency={emergency} />
          <Course emergency={emergency} />
          {emergency.rideId === null ? null : (
            <Allowed to={driverPaths.tripTrail}>
              <TripTrailCard rideId={emergency.rideId} />
            </Allowed>
          )}
        </div>
      </div>
    </>
  );
}
