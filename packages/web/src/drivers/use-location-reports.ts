import { useEffect, useEffectEvent } from 'react';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { cityById } from '@safiri/rules/places/gazetteer.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { fixesToKeep } from '@safiri/rules/drivers/location-fixes.ts';
import { callApi, wentUnanswered } from '../app/api-client.ts';
import { session } from '../app/session.ts';
import { waitingList } from '../app/waiting.ts';

const REPORT_EVERY_MS = 5000;

interface Fix extends Point {
  readonly heading: number | null;
  readonly speed: number | null;
  readonly at: string;
}

/** Positions that could not be sent; they outlive the page. */
const unsent = waitingList<Fix>('unsent-fixes');

/**
 * Reports where this phone is while the driver is online, and keeps its screen awake: a web page has no position in the
 * background. What could not be sent is sent with the next report.
 * @param standIn where the demo's driver stands when the phone can't tell
 */
export function useLocationReports(driverId: number, active: boolean, standIn: Point | undefined): void {
  const standsAt = useEffectEvent(() => standIn);
  const mayStandIn = standIn !== undefined;
  useEffect(() => {
    if (!active) return undefined;
    let waiting: Fix[] = unsent.get();
    const { id } = session.get() ?? {};
    // Whoever signs out, or gives the phone to somebody else, leaves no trail on it.
    const isGone = () => session.get()?.id !== id;
    const start = mayStandIn ? standsAt() : undefined;
    let last: Omit<Fix, 'at'> | undefined = start === undefined ? undefined : { ...start, heading: null, speed: null };
    const keep = (fix: Omit<Fix, 'at'>) => {
      last = fix;
      waiting = fixesToKeep([...waiting, { ...fix, at: new Date().toISOString() }], Date.now());
    };
    const watch = navigator.geolocation?.watchPosition(
      ({ coords }) => keep({ lat: coords.latitude, lng: coords.longitude, heading: coords.heading, speed: coords.speed }),
      () => {},
      { enableHighAccuracy: true, maximumAge: 5000 },
    );
    const send = async () => {
      if (waiting.length === 0 && last !== undefined) keep(last);
      if (waiting.length === 0) return;
      const batch = waiting;
      waiting = [];
      try {
        await callApi(driverPaths.reportLocation, { params: { id: String(driverId) }, body: batch });
        if (unsent.get().length > 0) unsent.set([]);
      } catch (error) {
        if (!wentUnanswered(error) || isGone()) return;
        waiting = fixesToKeep([...batch, ...waiting], Date.now());
        unsent.set(waiting);
      }
    };
    void send();
    const timer = setInterval(() => void send(), REPORT_EVERY_MS);
    let lock: WakeLockSentinel | undefined;
    navigator.wakeLock?.request('screen').then(
      (got) => (lock = got),
      () => {},
    );
    return () => {
      clearInterval(timer);
      if (watch !== undefined) navigator.geolocation.clearWatch(watch);
      void lock?.release();
    };
  }, [driverId, active, mayStandIn]);
}

/** The centre of the demo city, for trying the driver's side on a computer that stands elsewhere. */
export const demoStand = (): Point | undefined => cityById('pretoria')?.center;
