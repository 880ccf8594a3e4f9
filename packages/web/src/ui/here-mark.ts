import { divIcon, marker, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { Point } from '@safiri/rules/places/geo.ts';

const icon = divIcon({ className: 'map-here', iconSize: [22, 22] });

/** A car that stands there is seen: its halo goes on telling where the phone is. */
const BELOW_CARS = -2000;

/** Marks where this phone is; nothing of it is spoken or pressed. */
export function useHereMark(map: LeafletMap | null, here: Point | undefined): void {
  const { lat, lng } = here ?? {};
  useEffect(() => {
    if (map === null || lat === undefined || lng === undefined) return undefined;
    const mark = marker([lat, lng], { icon, interactive: false, keyboard: false, zIndexOffset: BELOW_CARS }).addTo(map);
    return () => void mark.remove();
  }, [map, lat, lng]);
}
