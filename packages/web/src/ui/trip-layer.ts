import { divIcon, marker, polyline, type LayerGroup, type Marker, type Map as LeafletMap, type Polyline } from 'leaflet';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { dropoffIcon, pickupBeside, PICKUP_PX, pickupIcon, searchIcon, stopIcon, STOP_PX } from './map-icons.ts';
import { frameOf, rotate } from './map-frame.ts';
import { asideOf, type MarkCircle } from './mark-room.ts';
import type { MapProps } from './map-types.ts';

type Trip = Pick<
  MapProps,
  'pickup' | 'names' | 'dropoff' | 'stops' | 'path' | 'after' | 'leg' | 'dashed' | 'dimsDriven' | 'searching' | 'vehicle'
>;

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

/** Half of what a vehicle takes, of one that nothing has turned across, and of the head of a pin, which stands so far above its point. */
const VEHICLE_PX = 17;
const UPRIGHT_PX = 11;
const PIN_PX = 15;
const PIN_UP_PX = 26;

/**
 * The pickup beside the car that stands on it, the stops beside both and beside the pin of the end; each is drawn. Where the way to the
 * pickup is shown too, in an offer, the car gives way: how far off the pickup is decides, and whoever drives knows where they are.
 */
function spreader(
  { pickup, dropoff, stops = [], leg, vehicle, searching = false }: Trip,
  marks: { pickup?: Marker | undefined; stops: Array<Marker | undefined> },
) {
  return (map: LeafletMap) => {
    const { bearing } = frameOf(map);
    const at = (point: Point, r: number, up = 0): MarkCircle => {
      const { x, y } = map.project(pair(point));
      const head = rotate({ x: 0, y: -up }, bearing);
      return { x: x + head.x, y: y + head.y, r };
    };
    const drawn: MarkCircle[] = [];
    if (vehicle !== undefined && leg === undefined) drawn.push(at(vehicle, VEHICLE_PX));
    if (dropoff !== undefined) drawn.push(at(dropoff, PIN_PX, PIN_UP_PX));
    const put = (mark: MarkCircle) => {
      const by = asideOf(mark, drawn);
      drawn.push({ ...mark, x: mark.x + by.x, y: mark.y + by.y });
      return by;
    };
    if (pickup !== undefined && !searching) marks.pickup?.setIcon(pickupBeside(put(at(pickup, PICKUP_PX / 2))));
    for (const [i, stop] of stops.entries()) if (stop !== undefined) marks.stops[i]?.setIcon(stopIcon(i + 1, put(at(stop, STOP_PX / 2))));
    if (vehicle === undefined || leg === undefined) return;
    const { x, y } = put(at(vehicle, UPRIGHT_PX));
    map.getContainer().style.setProperty('--car-aside', `${x}px ${y}px`);
  };
}

/**
 * Draws a trip anew: its way, the way to it and its ends.
 * @param rest what is left of the way
 */
export function drawTripOn(layer: LayerGroup, trip: Trip, rest: readonly Point[]): TripLines {
  const {
    pickup,
    dropoff,
    stops = [],
    names,
    path = [],
    after = [],
    leg = [],
    dashed = false,
    dimsDriven = false,
    searching = false,
    vehicle,
  } = trip;
  layer.clearLayers();
  const draw = (line: Array<[number, number]>, className: string, weight: number, dashArray = '') =>
    polyline(line, { className, weight, dashArray, interactive: false }).addTo(layer);
  draw(after.map(pair), 'route-after', 5);
  let ahead: Polyline[] = [];
  const line = rest.map(pair);
  if (line.length > 1) {
    const dashes = dashed ? '2 12' : '';
    if (dimsDriven && !dashed) draw(path.map(pair), 'route-driven', 5);
    ahead = [draw(line, 'route-case', 9, dashes), draw(line, 'route-line', 5, dashes)];
  }
  if (leg.length > 1) {
    draw(leg.map(pair), 'leg-case', 8);
    draw(leg.map(pair), 'leg-line', 4, '1 9');
  }
  const put = (at: Point | undefined, icon: typeof pickupIcon) =>
    at === undefined ? undefined : marker(pair(at), { icon, interactive: false, keyboard: false }).addTo(layer);
  const ring = put(pickup, searching ? searchIcon : pickupIcon);
  put(dropoff, dropoffIcon);
  // They get their numbers where they are put.
  const spread = spreader(trip, { pickup: ring, stops: stops.map((stop) => put(stop, pickupIcon)) });
  if (names !== undefined && pickup !== undefined && dropoff !== undefined) {
    // The northern end is named above its mark, the other below: neither name lies on the way between them.
    const isNorth = pickup.lat >= dropoff.lat;
    nameEnd(layer, pickup, names.pickup, isNorth ? 'above' : 'below');
    nameEnd(layer, dropoff, names.dropoff, isNorth ? 'below' : 'above-pin');
  }
  const [first] = rest;
  if (vehicle === undefined || first === undefined || dashed || leg.length > 1) return { ahead, link: undefined, spread };
  return { ahead, link: draw(linkOf(vehicle, first), 'route-link', 4, '1 8'), spread };
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
