import { divIcon, layerGroup, type Map as LeafletMap, marker } from 'leaflet';

/** Half a character's width and a label's height, for keeping labels apart. */
const LABEL_CHAR_PX = 3.4;
const LABEL_HEIGHT_PX = 30;

/**
 * Places of the gazetteer by name, where there is neither a city's own map nor a tile server.
 * @param isWanted asked once their data are there
 * @returns what takes them away
 */
export async function addPlaces(map: LeafletMap, isWanted: () => boolean): Promise<() => void> {
  const { nearestCity } = await import('@safiri/rules/places/gazetteer.ts');
  if (!isWanted()) return () => {};
  const drawn = new Set<string>();
  const layer = layerGroup().addTo(map);
  let boxes: Array<{ x: number; y: number; half: number }> = [];
  const clear = () => {
    layer.clearLayers();
    drawn.clear();
    boxes = [];
  };
  map.on('zoomend', clear);
  const draw = () => {
    const bounds = map.getBounds().pad(0.2);
    const { lat, lng } = map.getCenter();
    const most = map.getZoom() >= 14 ? 40 : 16;
    for (const place of nearestCity({ lat, lng }).places.slice(0, most)) {
      if (drawn.has(place.id) || !bounds.contains([place.point.lat, place.point.lng])) continue;
      // A label that would lie on another waits until there is room.
      const at = map.latLngToLayerPoint([place.point.lat, place.point.lng]);
      const half = place.name.length * LABEL_CHAR_PX;
      if (boxes.some((box) => Math.abs(box.x - at.x) < box.half + half && Math.abs(box.y - at.y) < LABEL_HEIGHT_PX)) continue;
      boxes.push({ x: at.x, y: at.y, half });
      drawn.add(place.id);
      const label = document.createElement('span');
      label.textContent = place.name;
      marker([place.point.lat, place.point.lng], {
        icon: divIcon({ className: `map-place ${place.kind}`, html: label }),
        interactive: false,
        keyboard: false,
      }).addTo(layer);
    }
  };
  map.on('moveend', draw);
  draw();
  return () => {
    map.off('zoomend', clear).off('moveend', draw);
    layer.remove();
  };
}
