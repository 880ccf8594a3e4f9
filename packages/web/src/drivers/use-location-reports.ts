import { useEffect, useEffectEvent } from 'react';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { cityById } from '@safiri/rules/places/gazetteer.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { fixesToKeep } from '@safiri/rules/drivers/location-fixes.ts';
import { HERE_KEY } from '../common/places.ts';
import { callApi, isRetryable } from '../platform/api-client.ts';
import { SLOWER, useDataSaver } from '../platform/data-saver.ts';
import { queryClient } from '../platform/query.ts';
import { personalStored } from '../platform/stored.ts';
import { session } from '../platform/session.ts';
import { offlineQueue } from '../platform/offline-queue.ts';
import { setLocationTrouble } from './location-trouble.ts';
import { openUplink, type Fix } from './location-uplink.ts';
import { keepScreenAwake } from './screen-awake.ts';

/** Positions gather this long; under data saver, three times as long. */
const REPORT_EVERY_MS = 5000;
/** How long a phone may take to find itself before the demo's driver stands elsewhere: the first report is no jump then. */
const FIND_ITSELF_MS = 1500;

/** Positions that could not be sent; they outlive the page. */
const unsent = offlineQueue<Fix>('unsent-fixes');

/** Where the demo's driver stood last on this phone: a page that is loaded anew during a trip begins there, and not elsewhere in the city. */
const stoodAt = personalStored<Point | null>(
  'demo-stood',
  null,
  (text) => {
    const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
    return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined;
  },
  (point) => (point === null ? null : `${point.lat},${point.lng}`),
);

/**
 * Reports where this phone is while the driver is online, and keeps its screen awake: a web page has no position in the
 * background. They go by the socket, and are posted where there is none; what could not be sent is posted with the next report.
 * @param standIn where the demo's driver stands when the phone can't tell
 */
export function useLocationReports(driverId: number, active: boolean, standIn: Point | undefined): void {
  const standsAt = useEffectEvent(() => standIn);
  const mayStandIn = standIn !== undefined;
  const every = useDataSaver() ? REPORT_EVERY_MS * SLOWER : REPORT_EVERY_MS;
  useEffect(() => {
    if (!active) return undefined;
    let queued: Fix[] = unsent.get();
    const { id } = session.get() ?? {};
    // Whoever signs out, or gives the phone to somebody else, leaves no trail on it.
    const isGone = () => session.get()?.id !== id;
    const start = mayStandIn ? (stoodAt.get() ?? standsAt()) : undefined;
    let last: Omit<Fix, 'at'> | undefined = start === undefined ? undefined : { ...start, heading: null, speed: null, accuracy: null };
    const storeLast = (fix: Omit<Fix, 'at'>) => {
      last = fix;
      if (mayStandIn) stoodAt.set({ lat: fix.lat, lng: fix.lng });
      queryClient.setQueryData<Point>(HERE_KEY, { lat: fix.lat, lng: fix.lng });
      queued = fixesToKeep([...queued, { ...fix, at: new Date().toISOString() }], Date.now());
    };
    let isLost = false;
    // A phone that stands says nothing new. One that lost its position, or sleeps, may be anywhere by now.
    const mayRepeat = () => mayStandIn || (!isLost && document.visibilityState === 'visible');
    const watch = navigator.geolocation?.watchPosition(
      ({ coords: { latitude: lat, longitude: lng, heading, speed, accuracy } }) => {
        isLost = false;
        setLocationTrouble(null);
        storeLast({ lat, lng, heading, speed, accuracy });
        begin();
      },
      ({ code, PERMISSION_DENIED }) => {
        isLost = true;
        if (!mayStandIn) setLocationTrouble(code === PERMISSION_DENIED ? 'notAllowed' : 'notFound');
        begin();
      },
      { enableHighAccuracy: true, maximumAge: 5000 },
    );
    const storeUnsent = (fixes: Fix[]) => {
      queued = fixesToKeep([...fixes, ...queued], Date.now());
      unsent.set(queued);
    };
    const uplink = openUplink(driverId, (fixes) => {
      if (isGone()) return;
      storeUnsent(fixes);
      void send();
    });
    const send = async () => {
      if (queued.length === 0 && last !== undefined && mayRepeat()) storeLast(last);
      if (queued.length === 0) return;
      const batch = queued;
      queued = [];
      // What lies in storage is posted: the answer says at once that it may be removed.
      if (unsent.get().length === 0 && uplink.send(batch)) return;
      try {
        const query = { sentAt: new Date().toISOString() };
        await callApi(driverPaths.reportLocation, { params: { id: String(driverId) }, query, body: batch });
        if (unsent.get().length > 0) unsent.set([]);
      } catch (error) {
        if (isRetryable(error) && !isGone()) storeUnsent(batch);
      }
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      if (timer !== undefined) return;
      clearTimeout(late);
      timer = setInterval(() => void send(), every);
      void send();
    };
    const late = setTimeout(begin, FIND_ITSELF_MS);
    const letGo = keepScreenAwake();
    return () => {
      clearTimeout(late);
      clearInterval(timer);
      uplink.close();
      if (watch !== undefined) navigator.geolocation.clearWatch(watch);
      letGo();
      setLocationTrouble(null);
    };
  }, [driverId, active, mayStandIn, every]);
}

/** The centre of the demo city, for trying the driver's side on a computer that stands elsewhere. */
export const demoPosition = (): Point | undefined => cityById('pretoria')?.center;
