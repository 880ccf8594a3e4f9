import type { Map as LeafletMap } from 'leaflet';
import type { Bbox } from 'protomaps-leaflet';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Half the side of a vehicle's drawing, with some room. */
const VEHICLE_PX = 26;
/** What stands over a map within its frame (ui/map-sheet.css, ui/map.css) and what a screen marks as such. */
const OVER = '.over > *, .sheet-panel, .map-buttons > *, .map-credit, .map-recenter, .map-end-name span, [data-over-map]';

/** What lies over a map now, in its own pixels. */
export function coveredBoxes(map: LeafletMap, vehicle: Point | undefined): Bbox[] {
  const container = map.getContainer();
  const { left, top } = container.getBoundingClientRect();
  const frame = container.closest('.map-frame') ?? container.parentElement;
  const boxes = [...(frame?.querySelectorAll(OVER) ?? [])].flatMap((element): Bbox[] => {
    const at = element.getBoundingClientRect();
    if (at.width === 0 || at.height === 0) return [];
    return [{ minX: at.left - left, minY: at.top - top, maxX: at.right - left, maxY: at.bottom - top }];
  });
  if (vehicle === undefined) return boxes;
  const { x, y } = map.latLngToContainerPoint([vehicle.lat, vehicle.lng]);
  return [...boxes, { minX: x - VEHICLE_PX, minY: y - VEHICLE_PX, maxX: x + VEHICLE_PX, maxY: y + VEHICLE_PX }];
}
