import { useState } from 'react';
import type { Emergency } from '@safiri/contract/safety/shapes.ts';
import { safeReasons, type IncidentEventKind, type SafeReason } from '@safiri/rules/safety/emergency.ts';
import { displayPhone } from '@safiri/rules/users/phone.ts';
import type { TextKey } from 'virtual:texts/keys';
import { serverMessage } from '../platform/api-client.ts';
import { clockTime, day } from '../platform/format.ts';
import { relationTexts } from '../common/relation-names.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Map } from '../ui/map.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { TripTrailCard } from './trip-trail-card.tsx';
import { useEmergency, useEmergencyStep, type EmergencyStep } from './emergency-api.ts';
import type { OutsideStatus } from '@safiri/rules/sharing/message-status.ts';
import { isOneOf } from '@safiri/rules/records.ts';

const eventTexts: Record<IncidentEventKind, TextKey> = {
  raised: 'emergencyEventRaised',
  pressed_again: 'emergencyEventAgain',
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

function Person({ name, phone, what }: { name: string; phone: string; what: string }) {
  const t = useText();
  return (
    <div className="row spread">
      <div>
        <div className="caption">{what}</div>
        <div className="label strong">{name}</div>
        <div className="caption num">{displayPhone(phone)}</div>
      </div>
      <a className="button soft small" href={`tel:${phone}`}>
        <Icon name="phone" size={20} />
        {t('emergencyCall', { name: name.split(' ')[0] ?? name })}
      </a>
    </div>
  );
}

function Place({ location }: { location: Emergency['location'] }) {
  const t = useText();
  if (location === null) return <p className="label">{t('emergencyNoPlace')}</p>;
  return (
    <>
      <div className="emergency-map">
        <Map vehicle={{ ...location, heading: null }} center={location} />
      </div>
      <p className="row spread caption num">
        {t('emergencyPlaceOf', {
          from: t(location.from === 'phone' ? 'emergencyFromPhone' : 'emergencyFromVehicle'),
          time: clockTime(location.at),
        })}
        <a
          className="text-link"
          href={`https://www.openstreetmap.org/?mlat=${location.lat}&mlon=${location.lng}#map=17/${location.lat}/${location.lng}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('emergencyMapLink')}
        </a>
      </p>
    </>
  );
}

function Steps({ emergency }: { emergency: Emergency }) {
  const t = useText();
  const step = useEmergencyStep(emergency.id);
  const [note, setNote] = useState('');
  const go = async (did: EmergencyStep) => {
    try {
      await step.mutateAsync(did);
      setNote('');
      toast({ title: t('reviewDone') });
    } catch (error) {
      toast({ title: t('reviewFailed'), text: serverMessage(error, t('staffTryLater')), tone: 'bad' });
    }
  };
  const written = note.trim();
  return (
    <section className="card doc">
      {emergency.acknowledgedAt === null ? (
        <Button kind="danger" full busy={step.isPending} onClick={() => void go({ step: 'acknowledge' })}>
          {t('emergencyTake')}
        </Button>
      ) : (
        <p className="label">{t('emergencyHas', { name: emergency.acknowledgedBy ?? '' })}</p>
      )}
      <Field
        label={t('emergencyNote')}
        hint={t('emergencyCloseHint')}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="row wrap">
        <Button
          kind="soft"
          small
          busy={step.isPending}
          why={written === '' ? t('needNote') : undefined}
          onClick={() => void go({ step: 'note', note: written })}
        >
          {t('emergencyAddNote')}
        </Button>
        <Button
          small
          busy={step.isPending}
          why={written === '' ? t('needNote') : undefined}
          onClick={() => void go({ step: 'close', note: written })}
        >
          {t('emergencyClose')}
        </Button>
      </div>
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

/** `/staff/emergencies/{id}`: the place live, whom to call, what was done. */
export function EmergencyScreen({ emergencyId }: { emergencyId: number }) {
  const t = useText();
  const { data: emergency, isPending, isError, refetch } = useEmergency(emergencyId);
  if (isPending) return <Skeleton height={320} />;
  if (isError && emergency === undefined) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void refetch()} />;
  if (emergency === undefined) return null;
  const { trip } = emergency;
  return (
    <>
      <h1 className="h1">{emergency.personName}</h1>
      <p className="label num">
        {day(emergency.raisedAt)} {clockTime(emergency.raisedAt)}
        {emergency.safeAt === null ? '' : ` · ${t('emergencySaidSafe', { time: clockTime(emergency.safeAt) })}`}
      </p>
      <div className="console-grid">
        <div className="stack">
          <section className="card doc" aria-label={t('emergencyPerson')}>
            <Place location={emergency.location} />
            <Person name={emergency.person.name} phone={emergency.person.phone} what={t('emergencyPerson')} />
          </section>
          {emergency.closedAt === null ? <Steps emergency={emergency} /> : null}
          <Course emergency={emergency} />
        </div>
        <div className="stack">
          {trip === null ? null : (
            <section className="card doc" aria-label={t('emergencyTripOf')}>
              <h2 className="h2">{t('emergencyTripOf')}</h2>
              {trip.vehicleInfo === null ? null : (
                <div className="row spread">
                  <span>
                    {[trip.vehicleInfo.color, trip.vehicleInfo.make, trip.vehicleInfo.model].filter((part) => part !== null).join(' ')}
                  </span>
                  <Plate text={trip.vehicleInfo.licensePlate} />
                </div>
              )}
              <Person name={trip.passenger.name} phone={trip.passenger.phone} what={t('passenger')} />
              {trip.driver === null ? null : <Person name={trip.driver.name} phone={trip.driver.phone} what={t('driver')} />}
              <p className="caption">
                {trip.pickupAddress} → {trip.dropoffAddress}
              </p>
            </section>
          )}
          {emergency.rideId === null ? null : <TripTrailCard rideId={emergency.rideId} />}
          <section className="card doc" aria-label={t('emergencyContactsOf')}>
            <h2 className="h2">{t('emergencyContactsOf')}</h2>
            {emergency.contacts.length === 0 ? <p className="label">{t('emergencyNoneNamed')}</p> : null}
            {emergency.contacts.map((contact) => (
              <Person key={contact.phone} name={contact.name} phone={contact.phone} what={t(relationTexts[contact.relationship])} />
            ))}
            <ul className="stack">
              {emergency.alerts.map((alert, i) => (
                <li key={`${alert.contactName}${alert.channel}${i}`} className="caption">
                  {t(alert.channel === 'sms' ? 'alertSms' : 'alertMail', { name: alert.contactName })}:{' '}
                  {t(messageTexts[alert.status ?? 'failed'])}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
