import { marker, type Map as LeafletMap, type Marker, type Point } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { freeCarIcon } from './car-icon.ts';
import type { MapCar } from './map-types.ts';
import './nearby-cars.css';

/** A car of the same kind that is this near to one of the last look is taken for it, and glides there; any other appears. */
const SAME_METERS = 500;

/** Pixels around the middle of a car that no other lies on. */
const ROOM_PX = 18;

interface Shown {
  readonly car: MapCar;
  readonly at: Marker;
}

/** Of cars that would lie on each other at this zoom the first is seen, the nearest to the pickup. */
function spread(map: LeafletMap, shown: readonly Shown[]): void {
  const taken: Point[] = [];
  for (const { at } of shown) {
    const place = map.latLngToLayerPoint(at.getLatLng());
    const hasRoom = taken.every((other) => other.distanceTo(place) >= ROOM_PX);
    if (hasRoom) taken.push(place);
    at.setOpacity(hasRoom ? 1 : 0);
  }
}

/** Keeps small markers where cars are told to be. They are a picture: nothing of them is spoken, pressed or reached by keys. */
export function useNearbyCars(map: LeafletMap | null, cars: readonly MapCar[] = []): void {
  const shown = useRef<readonly Shown[]>([]);
  const place = useEffectEvent((on: LeafletMap) => {
    const left = [...shown.current];
    shown.current = cars.map((car) => {
      const away = left.map((one) => (one.car.kind === car.kind ? distanceMeters(one.car, car) : Infinity));
      const least = Math.min(...away);
      const [known] = least < SAME_METERS ? left.splice(away.indexOf(least), 1) : [];
      const icon = { icon: freeCarIcon(car.kind), interactive: false, keyboard: false, zIndexOffset: -1000 };
      const at = known?.at.setLatLng([car.lat, car.lng]) ?? marker([car.lat, car.lng], icon).addTo(on);
      const turn = at.getElement()?.querySelector<SVGGElement>('.turn');
      if (turn != null && car.heading !== null) turn.style.transform = `rotate(${car.heading}deg)`;
      return { car, at };
    });
    for (const { at } of left) at.remove();
    spread(on, shown.current);
  });
  const key = cars.map(({ kind, lat, lng }) => `${kind},${lat},${lng}`).join(';');
  useEffect(() => {
    if (map !== null) place(map);
  }, [map, key]);
  useEffect(() => {
    if (map === null) return undefined;
    const look = () => spread(map, shown.current);
    map.on('zoomend', look);
    return () => {
      map.off('zoomend', look);
      shown.current = [];
    };
  }, [map]);
}
