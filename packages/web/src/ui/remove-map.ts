import type { Map as LeafletMap } from 'leaflet';

/**
 * Gives what takes a map away. A map that is removed while it zooms throws when the animation's time is over
 * (Leaflet goes on with panes that are gone), so the removal waits for the end of it.
 * @param map as made, before anything moved it
 */
export function removerOf(map: LeafletMap): () => void {
  let zooming = false;
  map.on('zoomanim', () => (zooming = true));
  map.on('moveend', () => (zooming = false));
  return () => {
    if (zooming) map.once('moveend', () => queueMicrotask(() => map.remove()));
    else map.remove();
  };
}
