import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { freeStrip, type Cover } from './map-cover.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Near enough to tell one corner from the next. */
const DRIVE_ZOOM = 16;
/** Where the vehicle stands between what is covered above and below, from the top: there is more to see before it. */
const STANDS_AT = 0.62;

/**
 * Keeps a map on a vehicle, until somebody moves the map by hand.
 * @param vehicle undefined for a map that follows nothing
 */
export function useFollowing(map: LeafletMap | null, vehicle: Point | undefined, { above, below }: Cover) {
  const [strayed, setStrayed] = useState(false);
  const isAway = useRef(false);
  const hasLooked = useRef(false);
  const follows = vehicle !== undefined;

  useEffect(() => {
    if (map === null || !follows) return undefined;
    const stray = () => {
      isAway.current = true;
      setStrayed(true);
    };
    map.on('dragstart', stray);
    return () => void map.off('dragstart', stray);
  }, [map, follows]);

  const look = useCallback(() => {
    if (map === null || vehicle === undefined || isAway.current) return;
    const zoom = hasLooked.current ? map.getZoom() : DRIVE_ZOOM;
    const { y: height } = map.getSize();
    const free = freeStrip(map, { above, below });
    const lower = free.above + (height - free.above - free.below) * STANDS_AT - height / 2;
    const at = map.project([vehicle.lat, vehicle.lng], zoom).subtract([0, lower]);
    map.setView(map.unproject(at, zoom), zoom, { animate: hasLooked.current && !matchMedia('(prefers-reduced-motion: reduce)').matches });
    hasLooked.current = true;
  }, [map, vehicle, above, below]);

  const comeBack = () => {
    isAway.current = false;
    setStrayed(false);
    look();
  };
  return { strayed, look, comeBack };
}
