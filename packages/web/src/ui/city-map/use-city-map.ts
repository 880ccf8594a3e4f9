import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { language, sun, theme } from '../../platform/preferences.ts';
import type { TripOnMap } from './keep-clear.ts';
import { mapAt } from './map-at.ts';

/** What the map shows of a city: not yet known, its own map, or none, so that something else stands there. */
export type CityMapState = 'unknown' | 'shown' | 'none';

const keyOf = (point: Point | undefined) => (point === undefined ? '' : `${point.lat},${point.lng}`);

/**
 * Draws the own map of the city where a map looks, and changes it with the place, the theme and the language.
 * @param map null while there is none
 * @param maps those to choose from; undefined while that is not known
 */
export function useCityMap(
  map: LeafletMap | null,
  maps: readonly MapSettings[] | undefined,
  { path, pickup, dropoff }: TripOnMap,
): CityMapState {
  const [at, setAt] = useState<MapSettings | null>();
  const [layer, setLayer] = useState<{ keepClear: (trip: TripOnMap) => void }>();
  const worn = `${theme.use()} ${String(sun.use())} ${language.use()}`;

  useEffect(() => {
    if (map === null || maps === undefined) return undefined;
    const look = () => setAt(mapAt(maps, map.getCenter()) ?? null);
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map, maps]);

  const edition = at?.edition;
  const add = useEffectEvent(async (stillWanted: () => boolean) => {
    const { addCityMap } = await import('./city-map-layer.ts');
    return map === null || at == null || !stillWanted() ? undefined : addCityMap(map, at, language.get());
  });
  useEffect(() => {
    if (edition === undefined) return undefined;
    let wanted = true;
    let remove = () => {};
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
    layer?.keepClear({ path, pickup, dropoff });
  });
  // While a car comes nearer its route only grows shorter: the room that was kept is enough, and nothing is drawn again.
  const trip = `${keyOf(pickup)};${keyOf(dropoff)};${keyOf(path?.at(-1))}`;
  useEffect(() => clear(), [layer, trip]);

  if (maps === undefined) return 'unknown';
  return at === undefined ? 'unknown' : at === null ? 'none' : 'shown';
}
