import { divIcon, marker, polyline, type LayerGroup, type Marker, type Map as LeafletMap, type Polyline } from 'leaflet';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { dropoffIcon, pickupBeside, PICKUP_PX, pickupIcon, searchIcon, stopIcon, STOP_PX } from './map-icons.ts';
import { frameOf, rotate } from './map-frame.ts';
import { asideOf, type MarkCircle } from './mark-room.ts';
import type { MapProps } from './map-types.ts';

type Trip = Pick<MapProps, 'pickup' | 'names' | 'dropoff' | 'stops' | 'path' | 'leg' | 'dashed' | 'dimsDriven' | 'searching' | 'vehicle'>;

const HERE = { x: 0, y: 0 };
const pair = ({ lat, lng }: Point): [number, number] => [lat, lng];
/** As far beside its way as a car in a yard may be. */
const LINK_METERS = 200;

export interface TripLines {
  /** What is left of the way: it grows shorter as the car comes along. */
  readonly ahead: readonly Polyline[];
  /** From a car beside its way to where that begins. */
  readonly link: Polyline | undefined;
  /** Puts the marks beside each other that lie on one another at this zoom. */
  readonly spread: (map: LeafletMap) => void;
}

/** Half of what a vehicle takes, and of the head of a pin, which stands so far above its point. */
const VEHICLE_PX = 17;
const PIN_PX = 15;
const PIN_UP_PX = 26;

/** The pickup beside the car that stands on it, the stops beside both and beside the pin of the end; each is drawn. */
function spreader(
  { pickup, dropoff, stops = [], vehicle, searching = false }: Trip,
  marks: { pickup?: Marker | undefined; stops: Marker[] },
) {
  return (map: LeafletMap) => {
    const { bearing } = frameOf(map);
    const at = (point: Point, r: number, up = 0): MarkCircle => {
      const { x, y } = map.project(pair(point));
      const head = rotate({ x: 0, y: -up }, bearing);
      return { x: x + head.x, y: y + head.y, r };
    };
    const drawn: MarkCircle[] = [];
    if (vehicle !== undefined) drawn.push(at(vehicle, VEHICLE_PX));
    if (dropoff !== undefined) drawn.push(at(dropoff, PIN_PX, PIN_UP_PX));
    const put = (mark: MarkCircle) => {
      const by = asideOf(mark, drawn);
      drawn.push({ ...mark, x: mark.x + by.x, y: mark.y + by.y });
      return by;
    };
    if (pickup !== undefined && !searching) marks.pickup?.setIcon(pickupBeside(put(at(pickup, PICKUP_PX / 2))));
    for (const [i, stop] of stops.entries()) marks.stops[i]?.setIcon(stopIcon(i + 1, put(at(stop, STOP_PX / 2))));
  };
}

/**
 * Draws a trip anew: its way, the way to it and its ends.
 * @param rest what is left of the way
 */
export function drawTripOn(layer: LayerGroup, trip: Trip, rest: readonly Point[]): TripLines {
  const { pickup, dropoff, stops = [], names, path = [], leg = [], dashed = false, dimsDriven = false, searching = false, vehicle } = trip;
  layer.clearLayers();
  let ahead: Polyline[] = [];
  const line = rest.map(pair);
  if (line.length > 1) {
    const dashes = dashed ? { dashArray: '2 12' } : {};
    if (dimsDriven && !dashed) polyline(path.map(pair), { className: 'route-driven', weight: 5, interactive: false }).addTo(layer);
    const looks = [
      { className: 'route-case', weight: 9, ...dashes },
      { className: 'route-line', weight: 5, ...dashes },
    ];
    ahead = looks.map((look) => polyline(line, { interactive: false, ...look }).addTo(layer));
  }
  if (leg.length > 1) {
    polyline(leg.map(pair), { className: 'leg-case', weight: 8, interactive: false }).addTo(layer);
    polyline(leg.map(pair), { className: 'leg-line', weight: 4, dashArray: '1 9', interactive: false }).addTo(layer);
  }
  const put = (at: Point | undefined, icon: typeof pickupIcon) =>
    at === undefined ? undefined : marker(pair(at), { icon, interactive: false, keyboard: false }).addTo(layer);
  const ring = put(pickup, searching ? searchIcon : pickupIcon);
  put(dropoff, dropoffIcon);
  const numbers = stops.map((stop, i) =>
    marker(pair(stop), { icon: stopIcon(i + 1, HERE), interactive: false, keyboard: false }).addTo(layer),
  );
  const spread = spreader(trip, { pickup: ring, stops: numbers });
  if (names !== undefined && pickup !== undefined && dropoff !== undefined) {
    // The northern end is named above its mark, the other below: neither name lies on the way between them.
    const isNorth = pickup.lat >= dropoff.lat;
    nameEnd(layer, pickup, names.pickup, isNorth ? 'above' : 'below');
    nameEnd(layer, dropoff, names.dropoff, isNorth ? 'below' : 'above-pin');
  }
  const [first] = rest;
  if (vehicle === undefined || first === undefined || dashed || leg.length > 1) return { ahead, link: undefined, spread };
  const dots = { className: 'route-link', weight: 4, dashArray: '1 8', interactive: false };
  return { ahead, link: polyline(linkOf(vehicle, first), dots).addTo(layer), spread };
}

/** Writes what an end is called beside its mark. */
function nameEnd(layer: LayerGroup, at: Point, name: string, side: 'above' | 'above-pin' | 'below'): void {
  const label = document.createElement('span');
  label.textContent = name;
  const icon = divIcon({ className: `map-end-name ${side}`, html: label, iconSize: [0, 0] });
  // On top of the marks of both ends.
  marker(pair(at), { icon, interactive: false, keyboard: false, zIndexOffset: 900 }).addTo(layer);
}

/** From a car to its way; nothing where the way is of another place. */
function linkOf(vehicle: Point, first: Point): Array<[number, number]> {
  return distanceMeters(vehicle, first) > LINK_METERS ? [] : [pair(vehicle), pair(first)];
}

/** The car has moved: what is left of the way grows shorter. */
export function shortenTrip({ ahead, link }: TripLines, vehicle: Point, rest: readonly Point[]): void {
  const line = rest.map(pair);
  for (const one of ahead) one.setLatLngs(line);
  if (rest[0] !== undefined) link?.setLatLngs(linkOf(vehicle, rest[0]));
}
