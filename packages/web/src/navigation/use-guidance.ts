import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { LivePosition } from '@safiri/contract/rides/shapes.ts';
import { language } from '../platform/preferences.ts';
import { onForget } from '../platform/stored.ts';
import { translate } from '../platform/text.ts';
import { Guide, type Guidance } from './guide.ts';
import type { Stop } from './next-stop.ts';
import { announcementText } from './phrases.ts';
import { hush, speak } from '../platform/voice.ts';

/** While this phone finds itself, what the server knows of the car, from a paired tracker perhaps, does not count; so long after. */
const OWN_FIX_MS = 10_000;

/** The one stop that is driven to: all parts of a screen, and the next screen, go on with it. */
let current: { readonly guide: Guide; said: string; ownAt: number } | undefined;
onForget(() => void (current = undefined));

function guideTo({ point: { lat, lng }, name }: Stop): Guide {
  if (current !== undefined && current.guide.to.lat === lat && current.guide.to.lng === lng) return current.guide;
  const guide = new Guide({ lat, lng }, (what) => {
    const said = announcementText(translate, what, name);
    if (current?.guide === guide) current.said = said;
    speak(said, language.get());
  });
  current = { guide, said: '', ownAt: 0 };
  return guide;
}

/** What was said last of the way that is driven. */
export const lastSaid = (): string => current?.said ?? '';

function useGuide(stop: Stop): Guide {
  const { lat, lng } = stop.point;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a stop is its place, not the object that it comes in
  return useMemo(() => guideTo(stop), [lat, lng]);
}

/** How the car stands to its way to a stop. */
export function useGuidance(stop: Stop): Guidance {
  const guide = useGuide(stop);
  return useSyncExternalStore(guide.subscribe, guide.get, guide.get);
}

/**
 * Tells the way to a stop where this phone is. Mounted once beside what shows it.
 * @param known where the server knows the car, for a phone that does not find itself
 */
export function useOwnPosition(stop: Stop, known: LivePosition | null): void {
  const guide = useGuide(stop);
  useEffect(() => {
    const watch = navigator.geolocation?.watchPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy, heading, speed } }) => {
        const at = Date.now();
        if (current?.guide === guide) current.ownAt = at;
        // Some phones say of a heading that they do not know that it is no number.
        guide.take({ lat, lng, accuracy, heading: Number.isNaN(heading) ? null : heading, speed, at });
      },
      () => {},
      { enableHighAccuracy: true, maximumAge: 1000 },
    );
    return () => {
      if (watch !== undefined) navigator.geolocation.clearWatch(watch);
      hush();
    };
  }, [guide]);

  const takeKnown = useEffectEvent(() => {
    if (known === null || Date.now() - (current?.ownAt ?? 0) < OWN_FIX_MS) return;
    guide.take({ lat: known.lat, lng: known.lng, heading: known.heading, speed: null, accuracy: null, at: Date.now() });
  });
  const seenAt = known?.at;
  useEffect(() => takeKnown(), [seenAt, guide]);
}
