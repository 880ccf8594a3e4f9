import { accessOf, isClosedValue, plainAccess, type Hours, type WayTags } from './road-access.ts';
import { parseConditions } from './road-conditions.ts';
import { roadVehicles, type RoadVehicle } from './road-vehicle.ts';

/** Forward is the direction in which a way was drawn. */
export interface Directions {
  readonly forward: boolean;
  readonly backward: boolean;
}

/** When a vehicle may not drive a way in some directions. */
export interface Closure extends Directions, Hours {
  readonly vehicle: RoadVehicle;
}

/** How a way is used. */
export interface WayUse extends Readonly<Record<RoadVehicle, Directions>> {
  /** Without traffic, km/h. */
  readonly kmh: number;
  /** A bridge or a tunnel: nobody gets in or out there. */
  readonly isSpan: boolean;
  readonly closures: readonly Closure[];
  /** Conditions that can't be read, and so were ignored. */
  readonly unread: number;
}

/**
 * Free speed by road class, km/h, as in OSRM's car profile (the field's usual table); traffic comes on top by the hour.
 * A class that is in neither table is not driven: footways, steps, ferries.
 */
const roadClassKmh: Readonly<Record<string, number>> = {
  motorway: 90,
  motorway_link: 45,
  trunk: 85,
  trunk_link: 40,
  primary: 65,
  primary_link: 30,
  secondary: 55,
  secondary_link: 25,
  tertiary: 40,
  tertiary_link: 20,
  unclassified: 25,
  residential: 25,
  road: 25,
  living_street: 10,
  service: 15,
  track: 10,
};

/** Ways that a motorcycle drives where they say that it may. */
const motorcycleKmh: Readonly<Record<string, number>> = { path: 10, cycleway: 10, pedestrian: 5 };

/** The classes of roads that are driven, in the order of their numbers in files: new ones go to the end. */
export const roadClasses: readonly string[] = [...Object.keys(roadClassKmh), ...Object.keys(motorcycleKmh)];

/** Surfaces on which no class is faster than this, km/h. */
const UNPAVED_KMH = 30;
const unpaved: ReadonlySet<string> = new Set(['unpaved', 'dirt', 'earth', 'ground', 'gravel', 'mud', 'sand', 'grass', 'rock']);

const KMH_PER_MPH = 1.609;
/** A posted limit outside these is a slip of whoever entered it. */
const POSTED_KMH = { least: 5, most: 140 };

const nowhere: Directions = { forward: false, backward: false };

/** The posted limit in km/h; undefined when there is none that can be read. */
function postedKmh(text: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(mph|km\/h)?$/.exec(text?.trim() ?? '');
  if (match === null) return undefined;
  const kmh = Number(match[1]) * (match[2] === 'mph' ? KMH_PER_MPH : 1);
  return kmh < POSTED_KMH.least || kmh > POSTED_KMH.most ? undefined : kmh;
}

/** Which directions are open to a vehicle; roundabouts and motorways are one-way unless they say otherwise. */
function directionsOf(tags: WayTags, vehicle: RoadVehicle): Directions {
  const implied = tags['junction'] === 'roundabout' || tags['junction'] === 'circular' || tags['highway'] === 'motorway';
  switch (tags[`oneway:${vehicle === 'car' ? 'motorcar' : vehicle}`] ?? tags['oneway'] ?? (implied ? 'yes' : 'no')) {
    case 'yes':
    case 'true':
    case '1':
      return { forward: true, backward: false };
    case '-1':
    case 'reverse':
      return { forward: false, backward: true };
    case 'reversible':
      // Its direction changes with the hour: nobody may count on it.
      return nowhere;
    default:
      return { forward: true, backward: true };
  }
}

/** A street that is one-way at some hours, or at all but some: what is open at some time, and when which direction is not. */
function withOneWayHours(tags: WayTags, open: Directions): { open: Directions; closed: (Directions & Hours)[]; isUnread: boolean } {
  const text = tags['oneway:conditional'];
  const conditions = text === undefined ? [] : parseConditions(text);
  const [one, another] = conditions ?? [];
  if (one === undefined) return { open, closed: [], isUnread: text !== undefined };
  const isBothWays = open.forward && open.backward;
  if (another === undefined && one.value === 'yes' && isBothWays)
    return { open, closed: [{ forward: false, backward: true, hours: one.hours, outside: false }], isUnread: false };
  if (another === undefined && one.value === 'no' && (open.forward || open.backward))
    return {
      open: { forward: true, backward: true },
      closed: isBothWays ? [] : [{ forward: !open.forward, backward: !open.backward, hours: one.hours, outside: true }],
      isUnread: false,
    };
  return { open, closed: [], isUnread: true };
}

/** The speed of a vehicle by the class of a way; undefined where it does not drive. */
function classKmh(tags: WayTags, vehicle: RoadVehicle): number | undefined {
  const highway = tags['highway'] ?? '';
  if (Object.hasOwn(roadClassKmh, highway)) return roadClassKmh[highway];
  if (vehicle !== 'motorcycle' || !Object.hasOwn(motorcycleKmh, highway)) return undefined;
  const said = tags['motorcycle'] ?? plainAccess({ ...tags, access: undefined, vehicle: undefined }, vehicle);
  return said === undefined || isClosedValue(said) ? undefined : motorcycleKmh[highway];
}

/** How a way with these tags is driven; undefined when nobody drives it. */
export function wayUse(tags: WayTags): WayUse | undefined {
  if (tags['area'] === 'yes' || tags['route'] === 'ferry') return undefined;
  let kmh: number | undefined;
  let unread = 0;
  const closures: Closure[] = [];
  const directionsBy = (vehicle: RoadVehicle): Directions => {
    const free = classKmh(tags, vehicle);
    if (free === undefined) return nowhere;
    const access = accessOf(tags, vehicle, true);
    const way = withOneWayHours(tags, directionsOf(tags, vehicle));
    unread = Math.max(unread, Number(access.isUnread) + Number(way.isUnread));
    if (!access.isOpen || !(way.open.forward || way.open.backward)) return nowhere;
    kmh = Math.max(kmh ?? 0, free);
    closures.push(...access.closed.map((hours) => ({ ...hours, forward: true, backward: true, vehicle })));
    closures.push(...way.closed.map((closed) => ({ ...closed, vehicle })));
    return way.open;
  };
  const [car, motorcycle] = roadVehicles.map(directionsBy) as [Directions, Directions];
  if (kmh === undefined) return undefined;
  const surfaceKmh = unpaved.has(tags['surface'] ?? '') ? UNPAVED_KMH : Infinity;
  const isSpan = ['bridge', 'tunnel'].some((key) => (tags[key] ?? 'no') !== 'no');
  return { car, motorcycle, isSpan, closures, unread, kmh: Math.min(kmh, surfaceKmh, postedKmh(tags['maxspeed']) ?? Infinity) };
}
