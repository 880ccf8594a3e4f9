/** The tags of an OpenStreetMap way that say whether and how it is driven. */
export type WayTags = Readonly<Record<string, string | undefined>>;

/** How a car uses a way; forward is the direction in which the way was drawn. */
export interface WayUse {
  /** Without traffic, km/h. */
  readonly kmh: number;
  readonly forward: boolean;
  readonly backward: boolean;
}

/**
 * Free speed by road class, km/h, as in OSRM's car profile (the field's usual table); traffic comes on top by the hour.
 * A class that is not here is not driven.
 */
export const roadClassKmh: Readonly<Record<string, number>> = {
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

/** Surfaces on which no class is faster than this, km/h. */
const UNPAVED_KMH = 30;
const unpaved: ReadonlySet<string> = new Set(['unpaved', 'dirt', 'earth', 'ground', 'gravel', 'mud', 'sand', 'grass', 'rock']);

const KMH_PER_MPH = 1.609;
/** A posted limit outside these is a slip of whoever entered it. */
const POSTED_KMH = { least: 5, most: 140 };

/** From the particular to the general: the first that is given decides for cars. */
const accessKeys = ['motorcar', 'motor_vehicle', 'vehicle', 'access'] as const;
const closed: ReadonlySet<string> = new Set(['no', 'private', 'agricultural', 'forestry', 'military', 'emergency', 'delivery']);

/** The posted limit in km/h; undefined when there is none that can be read. */
function postedKmh(text: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(mph|km\/h)?$/.exec(text?.trim() ?? '');
  if (match === null) return undefined;
  const kmh = Number(match[1]) * (match[2] === 'mph' ? KMH_PER_MPH : 1);
  return kmh < POSTED_KMH.least || kmh > POSTED_KMH.most ? undefined : kmh;
}

/** Which directions are open; roundabouts and motorways are one-way unless they say otherwise. */
function directionsOf(tags: WayTags): { forward: boolean; backward: boolean } | undefined {
  const implied = tags['junction'] === 'roundabout' || tags['junction'] === 'circular' || tags['highway'] === 'motorway';
  switch (tags['oneway'] ?? (implied ? 'yes' : 'no')) {
    case 'yes':
    case 'true':
    case '1':
      return { forward: true, backward: false };
    case '-1':
    case 'reverse':
      return { forward: false, backward: true };
    case 'reversible':
      // Its direction changes with the hour: nobody may count on it.
      return undefined;
    default:
      return { forward: true, backward: true };
  }
}

/** How a car drives a way with these tags; undefined when it doesn't. */
export function wayUse(tags: WayTags): WayUse | undefined {
  const classKmh = Object.hasOwn(roadClassKmh, tags['highway'] ?? '') ? roadClassKmh[tags['highway'] ?? ''] : undefined;
  if (classKmh === undefined || tags['area'] === 'yes') return undefined;
  const access = accessKeys.map((key) => tags[key]).find((value) => value !== undefined);
  if (access !== undefined && closed.has(access)) return undefined;
  const directions = directionsOf(tags);
  if (directions === undefined) return undefined;
  const surfaceKmh = unpaved.has(tags['surface'] ?? '') ? UNPAVED_KMH : Infinity;
  return { ...directions, kmh: Math.min(classKmh, surfaceKmh, postedKmh(tags['maxspeed']) ?? Infinity) };
}
