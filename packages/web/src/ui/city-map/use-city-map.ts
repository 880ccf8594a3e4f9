import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { onReconnect } from '../../platform/connection.ts';
import { language, sun, theme } from '../../platform/preferences.ts';
import type { addCityMap } from './city-map-layer.ts';
import type { TripOnMap } from './keep-clear.ts';
import { mapAt } from './map-at.ts';

/** What the map shows of a city: not yet known, its own map, or none, so that something else stands there. */
export type CityMapState = 'unknown' | 'shown' | 'none';

const keyOf = (point: Point | undefined) => (point === undefined ? '' : `${point.lat},${point.lng}`);

interface OnMap extends TripOnMap {
  readonly vehicle?: Point | undefined;
  /** Changes with what lies over the map. */
  readonly coverKey: string;
}

/**
 * Draws the own map of the city where a map looks, and changes it with the place, the theme and the language.
 * @param map null while there is none
 * @param maps those to choose from; undefined while that is not known
 */
export function useCityMap(
  map: LeafletMap | null,
  maps: readonly MapSettings[] | undefined,
  { path, pickup, dropoff, named, vehicle, coverKey }: OnMap,
): { readonly state: CityMapState; readonly isBusy: boolean } {
  const [at, setAt] = useState<MapSettings | null>();
  const [layer, setLayer] = useState<ReturnType<typeof addCityMap>>();
  const [isBusy, setBusy] = useState(true);
  const worn = `${theme.use()} ${String(sun.use())} ${language.use()}`;

  useEffect(() => {
    if (map === null || maps === undefined) return undefined;
    const look = () => {
      const view = map.getBounds();
      const seen = { south: view.getSouth(), west: view.getWest(), north: view.getNorth(), east: view.getEast() };
      setAt(mapAt(maps, map.getCenter(), seen) ?? null);
    };
    look();
    map.on('moveend', look);
    // What did not come without a network is asked for again.
    const stop = onReconnect(look);
    return () => {
      map.off('moveend', look);
      stop();
    };
  }, [map, maps]);

  const edition = at?.edition;
  const add = useEffectEvent(async (stillWanted: () => boolean) => {
    const { addCityMap: addTo } = await import('./city-map-layer.ts');
    if (map === null || at == null || !stillWanted()) return undefined;
    return addTo(map, { settings: at, language: language.get(), onBusy: setBusy });
  });
  useEffect(() => {
    if (edition === undefined) return undefined;
    let wanted = true;
    let remove = () => {};
    setBusy(true);
    add(() => wanted).then(
      (added) => {
        if (added === undefined) return;
        remove = added.remove;
        setLayer(added);
      },
      // Its code did not come: the places stand in.
      () => wanted && setAt(null),
    );
    return () => {
      wanted = false;
      remove();
      setLayer(undefined);
    };
  }, [edition, worn]);

  const clear = useEffectEvent(() => {
    layer?.keepClear({ path, pickup, dropoff, named });
  });
  // While a car comes nearer its route only grows shorter: the room that was kept is enough, and nothing is placed again.
  // The way by the streets has the ends of the estimate that stood before it.
  const trip = [...[pickup, dropoff, path?.[0], path?.at(-1)].map(keyOf), path?.length, ...(named ?? [])].join(';');
  useEffect(() => clear(), [layer, trip]);
  const move = useEffectEvent(() => layer?.moveVehicle(vehicle));
  const vehicleKey = keyOf(vehicle);
  useEffect(() => move(), [layer, vehicleKey, coverKey]);

  const state = maps === undefined || at === undefined ? 'unknown' : at === null ? 'none' : 'shown';
  return { state, isBusy: state === 'unknown' || (state === 'shown' && isBusy) };
}
