import type { Map as LeafletMap } from 'leaflet';
import type { Bbox } from 'protomaps-leaflet';
import type { Point } from '@safiri/rules/places/geo.ts';
import { onScreen } from '../map-frame.ts';

/** Half the side of a vehicle's drawing, with some room. */
const VEHICLE_PX = 26;
/** What stands over a map within its frame (ui/map-sheet.css, ui/map.css) and what a screen marks as such. */
const OVER = '.over > *, .sheet-panel, .map-buttons > *, .map-credit, .map-recenter, .map-end-name span, [data-over-map]';

/** What lies over a map now, from the top left of what is seen of it. */
export function coveredBoxes(map: LeafletMap, vehicle: Point | undefined): Bbox[] {
  const container = map.getContainer();
  // A map that is turned reaches beyond what holds it.
  const { left, top } = (container.closest('.live-map') ?? container).getBoundingClientRect();
  // One in a dialog lies over the screen's own frame: nothing of that covers it.
  const around = container.closest('.map-frame, dialog');
  const frame = around?.matches('.map-frame') ? around : container.parentElement;
  const boxes = [...(frame?.querySelectorAll(OVER) ?? [])].flatMap((element): Bbox[] => {
    const at = element.getBoundingClientRect();
    if (at.width === 0 || at.height === 0) return [];
    return [{ minX: at.left - left, minY: at.top - top, maxX: at.right - left, maxY: at.bottom - top }];
  });
  if (vehicle === undefined) return boxes;
  const { x, y } = onScreen(map, map.latLngToContainerPoint([vehicle.lat, vehicle.lng]));
  return [...boxes, { minX: x - VEHICLE_PX, minY: y - VEHICLE_PX, maxX: x + VEHICLE_PX, maxY: y + VEHICLE_PX }];
}
