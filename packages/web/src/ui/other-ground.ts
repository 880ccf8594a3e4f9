import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { useEffect } from 'react';
import { savesData } from '../platform/data-saver.ts';
import { addPlaces } from './map-places.ts';

/**
 * What a map stands on where there is no own map of the city: the tiles of a server, or the places that the phone knows by name.
 * @param tilesUrl null where there is no such server, undefined while nothing of this is to be shown
 */
export function useOtherGround(map: LeafletMap | null, tilesUrl: string | null | undefined): void {
  useEffect(() => {
    if (map === null || tilesUrl === undefined) return undefined;
    if (tilesUrl !== null && !savesData()) {
      const tiles = tileLayer(tilesUrl, { maxZoom: 19 }).addTo(map);
      return () => void tiles.remove();
    }
    let isWanted = true;
    let remove = () => {};
    addPlaces(map, () => isWanted).then(
      (added) => (remove = added),
      () => {},
    );
    // A city's own map that stands after all says the names itself: both would lie over each other.
    return () => {
      isWanted = false;
      remove();
    };
  }, [map, tilesUrl]);
}
