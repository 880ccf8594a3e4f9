import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { clockTime } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { DrivingOff, DrivingSum, DrivingToday } from './driving-day.tsx';
import { LocationTroubleNote, SeenNotes } from './seen-notes.tsx';
import './driving-view.css';

export interface DrivingViewParts {
  readonly isOnline: boolean;
  /** The trip under way; null while there is none. */
  readonly trip: {
    readonly title: string;
    readonly eta: string | null;
    /** What has to be answered before all else; null mostly. */
    readonly question: ReactNode;
    /** What is to be done next. */
    readonly turn: ReactNode;
    /** What it pays, in the money of its country; null where that is not known. */
    readonly net: string | null;
    /** The button of the step that comes next, as it is on the trip's own screen; null while there is a question. */
    readonly step: ReactNode;
  } | null;
  /** In the corner that it has on every screen: the emergency button. */
  readonly help: ReactNode;
  /** On a trip, what is wrong with the position. */
  readonly notice: ReactNode;
}

/** Renewed rarely: each change of the picture costs battery. */
const LOOK_MS = 15_000;

/**
 * `/driving`: few large words on black, for a phone that must stay on; dimmer at night, black on white in the sun. Neither map nor
 * movement: on most of today's screens black costs nothing, and offers come over it as over every screen.
 */
export function DrivingView({ isOnline, trip, help, notice }: DrivingViewParts) {
  const t = useText();
  const now = useNow(LOOK_MS);
  return (
    <main className="driving" id="main" data-trip={trip !== null}>
      <div className="driving-top">
        <p className="driving-clock num">{clockTime(new Date(serverTime(now)))}</p>
        {help}
      </div>
      <div className="driving-now">
        <h1>{trip === null ? t(isOnline ? 'drivingWaiting' : 'youAreOffline') : trip.title}</h1>
        {trip?.eta == null || trip.turn !== null ? null : <p className="driving-eta num">{trip.eta}</p>}
        {trip?.question == null ? null : <div className="driving-step">{trip.question}</div>}
        {trip?.turn}
        {notice}
        {/* At the wheel there is as little to read as may be: that the screen may go off was said before the drive. */}
        {trip !== null ? <LocationTroubleNote /> : isOnline ? <SeenNotes /> : null}
      </div>
      {trip === null ? <DrivingToday /> : trip.net === null ? null : <DrivingSum label={t('payNet')} sum={trip.net} />}
      <div className="driving-do">
        {trip?.step == null ? null : <div className="driving-step">{trip.step}</div>}
        {/* Bright is what is done next; to look at everything is not. */}
        <Link className="driving-back" data-leads={trip === null && !isOnline} href={trip === null ? '/driver' : '/active-ride'}>
          {t(trip === null && !isOnline ? 'drivingGoOnline' : 'drivingBack')}
        </Link>
        {trip === null ? <DrivingOff /> : null}
      </div>
    </main>
  );
}
