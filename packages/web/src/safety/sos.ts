import type { Incident } from '@safiri/contract/safety/shapes.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { COUNTDOWN_SECONDS, DEFAULT_EMERGENCY_TYPE, type SafeReason } from '@safiri/rules/safety/emergency.ts';
import { ApiError, callApi } from '../platform/api-client.ts';
import { serverTime } from '../platform/server-clock.ts';
import { session } from '../platform/session.ts';
import { personalStored } from '../platform/stored.ts';
import { translate } from '../platform/text.ts';
import { toast } from '../ui/toast-store.ts';
import { lastPoint, startLocating, stopLocating } from './locate.ts';

/** Where an emergency on this phone stands. It outlives the page: an alert that is not sent yet goes on after a reload. */
export interface Sos {
  readonly phase: 'idle' | 'counting' | 'alert';
  readonly drill: boolean;
  /** The moment at which the countdown ends. */
  readonly endsAt: number;
  readonly pressedAt: string;
  readonly rideId: number | null;
  /** What the server has of it; null until it answered. */
  readonly incident: Incident | null;
  /** `refused`: trying again would not help. */
  readonly sending: 'first' | 'again' | 'refused' | 'done';
  /** Put aside: a bar stands in its place, and the next press opens it. */
  readonly hidden: boolean;
  /** The last press, on an alert that stands already, did not reach the server. */
  readonly unheard: boolean;
}

const idle: Sos = {
  phase: 'idle',
  drill: false,
  endsAt: 0,
  pressedAt: '',
  rideId: null,
  incident: null,
  sending: 'first',
  hidden: false,
  unheard: false,
};

function decode(text: string): Sos | undefined {
  try {
    const value = JSON.parse(text) as Sos;
    // A countdown that a reload cut short is not an alert; one that was raised is.
    return value.phase === 'alert' ? { ...idle, ...value, hidden: false } : undefined;
  } catch {
    return undefined;
  }
}

export const sos = personalStored<Sos>('sos', idle, decode, (value) => (value.phase === 'alert' ? JSON.stringify(value) : null));

/** How often the place is sent on while an alert stands. */
const LOCATE_MS = 5000;
const RETRY_MS = [1000, 2000, 3000, 5000];
let retry: ReturnType<typeof setTimeout> | undefined;
let countdown: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let underWay = false;
let locatedAt = 0;

/** Sends on where the phone is. The next place comes in a moment; a lost one needs no second try. */
function sendPlace(): void {
  const { phase, incident, drill } = sos.get();
  const point = lastPoint();
  if (phase !== 'alert' || incident === null || drill || point === null || Date.now() - locatedAt < LOCATE_MS) return;
  locatedAt = Date.now();
  callApi(safetyPaths.locate, { params: { id: String(incident.id) }, body: point, on401: 'nothing' }).catch(() => {});
}

/**
 * One tap: the countdown begins, and the phone starts to look where it is. While an alert stands already it is opened instead, and
 * sent once more at once, so that the contacts who were added since are told.
 */
export function pressSos(options: { rideId: number | null; drill?: boolean }): void {
  const { phase, drill } = sos.get();
  if (phase === 'counting') return;
  if (phase === 'alert' && !drill) {
    showAlert();
    if (options.drill !== true) void pressAgain();
    return;
  }
  startLocating(sendPlace);
  const endsAt = Date.now() + COUNTDOWN_SECONDS * 1000;
  sos.set({ ...idle, phase: 'counting', drill: options.drill === true, endsAt, rideId: options.rideId });
  clearTimeout(countdown);
  countdown = setTimeout(triggerNow, COUNTDOWN_SECONDS * 1000);
}

export const hideAlert = (): void => sos.set({ ...sos.get(), hidden: true });
export const showAlert = (): void => sos.set({ ...sos.get(), hidden: false });

export function cancelCountdown(): void {
  if (sos.get().phase !== 'counting') return;
  clearTimeout(countdown);
  stopLocating();
  sos.set(idle);
}

/** Staff and contacts read it: a phone's own clock may be hours off. */
const pressedNow = () => new Date(serverTime()).toISOString();

/** Raises the alert, once for each countdown. */
export function triggerNow(): void {
  const { phase, drill, rideId } = sos.get();
  if (phase !== 'counting') return;
  clearTimeout(countdown);
  sos.set({ ...idle, phase: 'alert', drill, rideId, pressedAt: pressedNow() });
  tries = 0;
  void send();
}

/** A server that is busy or away may take it in a moment; one that says no will say no again. */
const mayHelp = (error: unknown) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/** Tells the server of a press. */
async function raise(pressedAt: string): Promise<Incident> {
  const { drill, rideId } = sos.get();
  const user = session.get();
  const answer =
    user === null
      ? null
      : await callApi(safetyPaths.trigger, {
          on401: 'nothing',
          body: {
            userId: user.id,
            userType: user.userType === 'driver' ? 'driver' : 'passenger',
            rideId,
            location: lastPoint(),
            emergencyType: DEFAULT_EMERGENCY_TYPE,
            timestamp: pressedAt,
            drill,
          },
        });
  if (answer === null) throw new ApiError(401, '', undefined);
  return answer;
}

/** A press on an alert that stands. One that the server has not heard of is tried at once instead of at its next time. */
async function pressAgain(): Promise<void> {
  const { incident, rideId } = sos.get();
  if (incident === null) return send();
  try {
    const answer = await raise(pressedNow());
    // The team closed the first one in this moment: what the press raised is another.
    if (sos.get().phase === 'idle' && answer.id !== incident.id) sos.set({ ...idle, phase: 'alert', rideId });
    show(answer);
    sos.set({ ...sos.get(), unheard: false });
  } catch {
    const now = sos.get();
    if (now.phase === 'alert' && now.incident !== null) sos.set({ ...now, unheard: true });
  }
}

async function send(): Promise<void> {
  const { phase, incident, pressedAt } = sos.get();
  if (phase !== 'alert' || incident !== null || session.get() === null || underWay) return;
  clearTimeout(retry);
  underWay = true;
  try {
    show(await raise(pressedAt));
  } catch (error) {
    const again = mayHelp(error);
    const now = sos.get();
    if (now.phase === 'alert' && now.incident === null) sos.set({ ...now, sending: again ? 'again' : 'refused' });
    if (again) retry = setTimeout(() => void send(), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  } finally {
    underWay = false;
  }
}

/**
 * What the server tells of an emergency. One that is older than this alert may be told of, too: until the server answered the press
 * itself, nothing else says that it was heard.
 */
export function takeIncident(incident: Incident): void {
  if (sos.get().incident?.id === incident.id) show(incident);
}

/** Shows how the emergency stands; the specification's words are said once, when somebody was really reached. */
function show(incident: Incident): void {
  const known = sos.get();
  if (known.phase !== 'alert') return;
  if (incident.closedAt !== null && !incident.isDrill) {
    stopLocating();
    sos.set(idle);
    return;
  }
  if (incident.reached && known.incident?.reached !== true) {
    toast({ title: translate('emergencyActivated'), text: translate('emergencyContacted') });
  }
  sos.set({ ...known, incident, sending: 'done' });
}

/** What stands on the server now: it goes on with the alert of this phone, or ends it. */
export function adoptIncident(incident: Incident | null): void {
  const known = sos.get();
  if (incident === null) {
    if (known.phase === 'alert' && known.incident !== null && !known.drill) {
      stopLocating();
      sos.set(idle);
    }
    return;
  }
  if (known.phase === 'alert') takeIncident(incident);
}

/** Ends the alert on this phone, whatever the network does (spec: foundations §4); the server keeps the incident. */
export async function dismissAlert(reason: SafeReason): Promise<void> {
  const { incident, drill } = sos.get();
  clearTimeout(retry);
  stopLocating();
  sos.set(idle);
  if (incident === null || drill) return;
  try {
    await callApi(safetyPaths.markSafe, { params: { id: String(incident.id) }, body: { reason }, on401: 'nothing' });
  } catch {
    toast({ title: translate('error'), text: translate('safeNotSent'), tone: 'bad' });
  }
}

/** Goes on with an alert that a reload or a lost connection left unsent. */
export function resumeSos(): () => void {
  const now = () => {
    tries = 0;
    void (sos.get().unheard ? pressAgain() : send());
  };
  if (sos.get().phase === 'alert') startLocating(sendPlace);
  now();
  addEventListener('online', now);
  return () => removeEventListener('online', now);
}
