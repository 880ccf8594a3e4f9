import { useEffect, useRef, useState } from 'react';
import type { EmergencyKit, Incident } from '@safiri/contract/safety/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { COUNTDOWN_SECONDS, safeReasons } from '@safiri/rules/safety/emergency.ts';
import { useQuery } from '@tanstack/react-query';
import type { TextKey } from 'virtual:texts/keys';
import { callApi } from '../platform/api-client.ts';
import { clockTime } from '../platform/format.ts';
import { useStreamEvent } from '../platform/stream.ts';
import { useText } from '../platform/text.ts';
import { Countdown } from '../ui/countdown.tsx';
import { Icon } from '../ui/svg.tsx';
import { useNow } from '../ui/use-now.ts';
import { CallPolice, HelpRows } from './help-rows.tsx';
import { reasonTexts } from './incident-log.tsx';
import { useEmergencyKit, useTeam, type Team } from './kit.ts';
import { PoliceFacts } from './police-facts.tsx';
import { WhoIsTold } from './who-is-told.tsx';
import {
  adoptIncident,
  cancelCountdown,
  dismissAlert,
  hideAlert,
  resumeSos,
  showAlert,
  sos,
  takeIncident,
  triggerNow,
  type Sos,
} from './sos.ts';
import './safety.css';

/** How often the server is asked while an alert stands, beside what the stream tells. */
const ASK_MS = 5000;

const alertTexts: Record<NonNullable<Incident['alerts'][number]['status']>, TextKey> = {
  sent: 'alertSent',
  waiting: 'alertWaiting',
  written: 'alertWritten',
  failed: 'alertFailed',
  stopped: 'alertStopped',
  limited: 'alertLimited',
};

function Counting({ state }: { state: Sos }) {
  const t = useText();
  const now = useNow(200);
  const left = Math.max(0, Math.ceil((state.endsAt - now) / 1000));
  const team = useTeam(state.rideId);
  const kit = useEmergencyKit(state.rideId);
  // As it was known at the start: a button never moves under the thumb that is about to cancel.
  const [knewNobody] = useState(team === 'away');
  const policeFirst = knewNobody && !state.drill ? kit.numbers?.police : undefined;
  return (
    <>
      {policeFirst === undefined ? null : <CallPolice police={policeFirst} />}
      <h2 className="sos-title">{t('emergency')}</h2>
      {state.drill ? <p className="sos-badge">{t('drillBadge')}</p> : null}
      <p>{t('emergencyCounting')}</p>
      <Countdown left={left} total={COUNTDOWN_SECONDS} />
      <p className="visually-hidden" role="status">
        {t('emergencySecondsLeft', { n: left })}
      </p>
      <button type="button" className="sos-main" onClick={triggerNow}>
        {t('emergencyTriggerNow')}
      </button>
      <button type="button" className="sos-second" onClick={cancelCountdown}>
        {t('emergencyCancel')}
      </button>
      {state.drill ? null : <WhoIsTold rideId={state.rideId} withoutPolice={policeFirst !== undefined} />}
    </>
  );
}

/** What the team does of an alert that nobody took yet; nothing where nobody is there or on call. */
const seenTexts: Readonly<Record<Team, TextKey | null>> = {
  asked: 'emergencyTeamSees',
  unknown: 'emergencyTeamSees',
  there: 'emergencyTeamSees',
  'on-call': 'emergencyTeamCalled',
  away: null,
};

/** What has really happened so far, and nothing more than that. */
function Course({ incident, kit, team }: { incident: Incident; kit: EmergencyKit; team: Team }) {
  const t = useText();
  const seen = incident.acknowledgedAt === null ? seenTexts[team] : 'emergencyTeamSees';
  return (
    <section aria-label={t('emergencySoFar')} className="sos-course">
      <h3 className="title">{t('emergencySoFar')}</h3>
      <div role="status">
        <ul>
          <li data-done="true">
            <Icon name="check" size={20} />
            {t('emergencyServerHas')}
            {seen === null ? null : ` ${t(seen)}`}
          </li>
          <li data-done={incident.acknowledgedAt !== null}>
            <Icon name={incident.acknowledgedAt === null ? 'clock' : 'check'} size={20} />
            {incident.acknowledgedAt === null
              ? `${t('emergencyStaffNotYet')} ${team === 'away' ? t('emergencyStaffAway') : ''}`
              : t('emergencyStaffHas', { time: clockTime(incident.acknowledgedAt) })}
          </li>
          {incident.alerts.length === 0 ? (
            <li>
              <Icon name="x" size={20} />
              {t(kit.contacts.length === 0 ? 'emergencyNoContacts' : 'emergencyContactsUntold')}
            </li>
          ) : (
            incident.alerts.map((alert, i) => (
              <li key={`${alert.contactName} ${alert.channel} ${i}`} data-done={alert.status === 'sent'}>
                <Icon name={alert.status === 'sent' ? 'check' : alert.status === 'waiting' ? 'clock' : 'x'} size={20} />
                <span>
                  {t(alert.channel === 'sms' ? 'alertSms' : 'alertMail', { name: alert.contactName })}:{' '}
                  {t(alert.status === null ? 'alertFailed' : alertTexts[alert.status], { time: clockTime(alert.at) })}
                </span>
              </li>
            ))
          )}
        </ul>
      </div>
    </section>
  );
}

function Head({ state }: { state: Sos }) {
  const t = useText();
  const { incident, sending } = state;
  if (incident === null) {
    if (sending === 'first')
      return (
        <h2 className="sos-title" role="status">
          {t('emergencySending')}
        </h2>
      );
    return (
      <div role="alert">
        <h2 className="sos-title">{t('emergencyNotSent')}</h2>
        <p>{t(sending === 'refused' ? 'emergencyRefused' : 'emergencyNotSentWhy')}</p>
      </div>
    );
  }
  const raised = t('emergencyRaised', { time: clockTime(incident.raisedAt) });
  return (
    <>
      {incident.reached ? (
        <div role="status">
          <h2 className="sos-title">{t('emergencyActivated')}</h2>
          <p>{t('emergencyContacted')}</p>
          <p>{raised}</p>
        </div>
      ) : (
        <h2 className="sos-title">{raised}</h2>
      )}
      {state.unheard ? <p role="alert">{t('emergencyUnheard')}</p> : null}
    </>
  );
}

function AreYouSafe({ onKeep }: { onKeep: () => void }) {
  const t = useText();
  return (
    <section className="sos-safe" aria-label={t('safeTitle')}>
      <h3 className="title">{t('safeTitle')}</h3>
      <p>{t('safeHint')}</p>
      {safeReasons.map((reason) => (
        <button key={reason} type="button" className="sos-second" onClick={() => void dismissAlert(reason)}>
          {t(reasonTexts[reason])}
        </button>
      ))}
      <button type="button" className="sos-main" onClick={onKeep}>
        {t('safeKeep')}
      </button>
    </section>
  );
}

function Alert({ state }: { state: Sos }) {
  const t = useText();
  const stored = useEmergencyKit(state.rideId);
  const [leaving, setLeaving] = useState(false);
  const { incident, drill } = state;
  const team = useTeam(incident?.rideId ?? state.rideId);
  // Without a trip the alert's own link shows where the phone is.
  const kit = drill ? stored : { ...stored, trackingUrl: stored.trackingUrl ?? incident?.trackingUrl ?? null };
  if (leaving) return <AreYouSafe onKeep={() => setLeaving(false)} />;
  if (drill)
    return (
      <>
        <h2 className="sos-title">{t(incident === null ? 'emergencySending' : 'emergencyActivated')}</h2>
        <p className="sos-badge">{t('drillBadge')}</p>
        <p>{t('drillDone')}</p>
        <HelpRows kit={kit} />
        <button type="button" className="sos-main" onClick={() => void dismissAlert('mistake')}>
          {t('drillEnd')}
        </button>
      </>
    );
  // Nobody is there to answer it: what helps stands first, and what became of the alert below it.
  const police = team === 'away' && incident !== null && incident.acknowledgedAt === null ? kit.numbers?.police : undefined;
  return (
    <>
      {police === undefined ? null : <CallPolice police={police} />}
      <Head state={state} />
      {incident === null ? null : <Course incident={incident} kit={kit} team={team} />}
      <HelpRows kit={kit} withoutPolice={police !== undefined} />
      <PoliceFacts />
      <button type="button" className="sos-second" onClick={() => setLeaving(true)}>
        {t('emergencyStop')}
      </button>
      <button type="button" className="sos-hide" onClick={hideAlert}>
        {t('emergencyHide')}
      </button>
    </>
  );
}

const heard = ({ incident }: StreamEvents['incident']) => takeIncident(incident);

/** Follows the alert that stands: told by the stream, asked for besides. */
function useFollowing(state: Sos): void {
  useEffect(() => resumeSos(), []);
  useStreamEvent('incident', heard);
  const standing = state.phase === 'alert' && state.incident !== null && !state.drill;
  const { data } = useQuery({
    queryKey: [safetyPaths.current],
    queryFn: () => callApi(safetyPaths.current, { on401: 'nothing' }),
    enabled: standing,
    refetchInterval: ASK_MS,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data !== undefined) adoptIncident(data);
  }, [data]);
}

/** The countdown and the alert, over every screen. Put aside, the alert stays as a bar that opens it again. */
export function SosOverlay() {
  const t = useText();
  const state = sos.use();
  const dialog = useRef<HTMLDialogElement>(null);
  useFollowing(state);
  const { phase, hidden } = state;
  const open = phase !== 'idle' && !hidden;
  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open && dialog.current?.open === true) dialog.current.close();
  }, [open]);
  return (
    <>
      <dialog
        ref={dialog}
        className="sos-screen"
        aria-label={t('emergency')}
        onCancel={(event) => {
          // Escape and Back never end an alert by accident; they cancel a countdown.
          event.preventDefault();
          if (phase === 'counting') cancelCountdown();
        }}
      >
        <div className="sos-in" data-phase={phase}>
          {phase === 'counting' ? <Counting state={state} /> : phase === 'alert' ? <Alert state={state} /> : null}
        </div>
      </dialog>
      {phase === 'alert' && hidden ? (
        <div className="sos-bar" role="status">
          {/* It may lie over the EMERGENCY button: wherever it is touched, the alert opens. */}
          <button type="button" className="sos-bar-open" onClick={showAlert}>
            <Icon name="alert" size={22} />
            <span className="grow">{t(state.incident === null ? 'emergencyNotSent' : 'alertStanding')}</span>
            <span className="sos-bar-do">{t('alertOpen')}</span>
          </button>
        </div>
      ) : null}
    </>
  );
}
