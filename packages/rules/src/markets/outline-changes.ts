import { destination, EARTH_RADIUS_METERS } from '../places/geo.ts';
import type { Area, Position, Ring } from './document.ts';

/** Where trips begin, a zone of its own prices, or a place with a fee or a queue. */
export type OutlineKind = 'area' | 'zone' | 'place';

/** An outline that two documents draw differently. */
export interface OutlineChange {
  readonly kind: OutlineKind;
  /** The id of a zone or place; empty for the area. */
  readonly id: string;
  /** Undefined where there is none in that document. */
  readonly before: Area | undefined;
  readonly after: Area | undefined;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const EARTH_RADIUS_KM = EARTH_RADIUS_METERS / 1000;

/** Square kilometres within a ring on the sphere, whichever way it turns. */
function ringKm2(ring: Ring): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [[fromLng, fromLat], [toLng, toLat]] = [ring[i - 1] as Position, ring[i] as Position];
    sum += radians(toLng - fromLng) * (Math.sin(radians(fromLat)) + Math.sin(radians(toLat)));
  }
  return (Math.abs(sum) * EARTH_RADIUS_KM ** 2) / 2;
}

/** Its polygons: each an outline and its holes. */
const polygonsOf = (area: Area): ReadonlyArray<readonly Ring[]> => (area.type === 'Polygon' ? [area.coordinates] : area.coordinates);

/** All rings of an area, outlines and holes. */
export const ringsOfArea = (area: Area): readonly Ring[] => polygonsOf(area).flat();

/** Square kilometres of an area without its holes (a sphere of the mean radius: within 0.6 % of the ellipsoid). */
export const areaKm2 = (area: Area): number =>
  polygonsOf(area).reduce((sum, [outline = [], ...holes]) => sum + holes.reduce((left, hole) => left - ringKm2(hole), ringKm2(outline)), 0);

/** Corners of the circle that a place is drawn as. */
const CIRCLE_CORNERS = 48;

/** The circle of a place. @param radiusM metres */
function circle([lng, lat]: Position, radiusM: number): Area {
  const corners = Array.from({ length: CIRCLE_CORNERS + 1 }, (_, n): Position => {
    const at = destination({ lat, lng }, ((n % CIRCLE_CORNERS) * 360) / CIRCLE_CORNERS, radiusM);
    return [at.lng, at.lat];
  });
  return { type: 'Polygon', coordinates: [corners] };
}

/** What a document draws. Only what is drawn is looked at: whatever else it says is the matter of the schema. */
interface Drawn {
  readonly area?: Area;
  readonly zones?: ReadonlyArray<{ readonly id: string; readonly area: Area }>;
  readonly places?: ReadonlyArray<{ readonly id: string; readonly at: Position; readonly radiusM: number }>;
}

function outlinesOf(document: Drawn): ReadonlyMap<string, Omit<OutlineChange, 'before' | 'after'> & { readonly drawn: Area }> {
  const all = [
    ...(document.area === undefined ? [] : [{ kind: 'area' as const, id: '', drawn: document.area }]),
    ...(document.zones ?? []).map(({ id, area }) => ({ kind: 'zone' as const, id, drawn: area })),
    ...(document.places ?? []).map(({ id, at, radiusM }) => ({ kind: 'place' as const, id, drawn: circle(at, radiusM) })),
  ];
  return new Map(all.map((one) => [`${one.kind} ${one.id}`, one]));
}

/** Whether a line of the changes between two documents is about an outline, which a map tells better than its numbers. */
export const isOutlinePath = (path: string): boolean => /^(area|zones\.[^.]+\.area)(\.|$)/.test(path);

/**
 * The outlines that two documents draw differently: the area first, then zones and places, new, changed and gone.
 * @param before a document that was published, `after` one that the server has read: both are drawn as the schema says
 */
export function outlineChanges(before: object, after: object): OutlineChange[] {
  const [was, is] = [outlinesOf(before as Drawn), outlinesOf(after as Drawn)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, fresh] = [was.get(key), is.get(key)];
    const { kind, id } = (fresh ?? old) as { kind: OutlineKind; id: string };
    const isSame = JSON.stringify(old?.drawn) === JSON.stringify(fresh?.drawn);
    return isSame ? [] : [{ kind, id, before: old?.drawn, after: fresh?.drawn }];
  });
}
