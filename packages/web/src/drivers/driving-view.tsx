import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { clockTime } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { DrivingDay } from './driving-day.tsx';
import { SeenNotes } from './seen-notes.tsx';
import './driving-view.css';

export interface DrivingViewParts {
  readonly isOnline: boolean;
  /** The trip under way; null while there is none. */
  readonly trip: { readonly title: string; readonly eta: string | null; /** What is to be done next. */ readonly turn: ReactNode } | null;
  /** What must stay in reach: the emergency button, and on a trip what is wrong with the position. */
  readonly over: ReactNode;
}

/** Renewed rarely: each change of the picture costs battery. */
const LOOK_MS = 15_000;

/**
 * `/driving`: black with a few dim words, for a phone that must stay on. Neither map nor movement: on most of today's screens black
 * costs nothing, and offers come over it as over every screen.
 */
export function DrivingView({ isOnline, trip, over }: DrivingViewParts) {
  const t = useText();
  const now = useNow(LOOK_MS);
  return (
    <main className="driving" id="main">
      <p className="driving-clock num">{clockTime(new Date(serverTime(now)))}</p>
      <div>
        <h1>{trip === null ? t(isOnline ? 'drivingWaiting' : 'youAreOffline') : trip.title}</h1>
        {trip?.eta == null || trip.turn !== null ? null : <p className="driving-eta num">{trip.eta}</p>}
      </div>
      {trip?.turn}
      {isOnline || trip !== null ? <SeenNotes /> : null}
      {trip === null ? <DrivingDay /> : null}
      {over}
      <Link className="driving-back" href={trip === null ? '/driver' : '/active-ride'}>
        {t(trip === null && !isOnline ? 'drivingGoOnline' : 'drivingBack')}
      </Link>
    </main>
  );
}
