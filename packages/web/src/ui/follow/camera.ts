import type { Map as LeafletMap } from 'leaflet';
import type { Point } from '@safiri/rules/places/geo.ts';
import { freeStrip } from '../map-cover.ts';
import { frameOf, rotate, setFrame, type Pixels } from '../map-frame.ts';
import type { FollowCamera, Followed } from '../map-types.ts';
import { bearingAfter, northFrom } from './bearing.ts';
import { DRIVE_ZOOM, driveZoom, frameOfWay, showsAll, type Frame } from './drive-zoom.ts';
import { moveByHand } from './hand-moves.ts';
import { northUp } from './north-up.ts';
import { shownBearing } from './shown-bearing.ts';
import './camera.css';

/** So far below the middle of what is not covered the vehicle stands, in parts of its height: there is more to see before it. */
const BELOW_MIDDLE = 0.3;
/** Its mark is never cut by what covers the map. */
const MARK_PX = 36;
/** From this width on, a desktop's, all that is left of a way is shown in the middle as soon as it fits. */
const WIDE_PX = 480;
/** The map glides as long as the arrow on it does (ui/live-map.css): the arrow stands still, the streets move. */
const GLIDE = { pan: { duration: 1, easeLinearity: 1 } };

/** Where the vehicle stands in the frame, from its top left. With north up it may go anywhere from there. */
function standOf(width: number, height: number, cover: Followed['cover']): Pixels {
  // On a small phone little is free: as much as the mark takes, where the way before it has no room.
  const { above } = cover;
  const room = Math.max(2 * MARK_PX, height - above - cover.below);
  const low = northUp.get() ? 0 : Math.max(0, Math.min(room * BELOW_MIDDLE, room / 2 - MARK_PX));
  return { x: Math.round(width / 2), y: Math.round(above + room / 2 + low) };
}

/**
 * Keeps a map on a vehicle, with what lies before it above or north where that is chosen, until somebody moves the map by hand. The container of the map is a square
 * with the vehicle in its middle, turned around it, and reaches beyond each corner of what is seen.
 * @param onStray told whether the map was moved by hand
 */
export function followVehicle(map: LeafletMap, onStray: (isAway: boolean) => void): FollowCamera {
  const box = map.getContainer();
  const frame = box.parentElement ?? box;
  frame.style.overflow = 'hidden';
  let last: Followed | undefined;
  let bearing: number | undefined;
  let zoomedBy: number | undefined;
  /** How the whole way was framed last: the map would jump if the vehicle stood elsewhere with each report. */
  let framed: Frame | undefined;
  let isAway = false;
  let isZooming = false;
  /** The map zooms because it was told to here: what anybody else chooses is a person's own zoom, and stays. */
  let isOurs = false;
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  const begin = () => void (isZooming = true);
  const end = () => {
    isZooming = false;
    if (!isOurs && bearing !== undefined) zoomedBy = map.getZoom();
    isOurs = false;
  };
  map.on('zoomanim', begin).on('zoomend', end);
  const stray = () => {
    isAway = true;
    onStray(true);
  };
  const stopHand = moveByHand(map, stray);

  /** Puts the middle of the container where the vehicle stands. @returns whether anything of it is new */
  const place = (middle: Pixels, width: number, height: number, next: number): boolean => {
    const before = frameOf(map);
    const isPlaced = before.middle.x === middle.x && before.middle.y === middle.y && before.width === width && before.height === height;
    if (isPlaced && before.bearing === next && bearing !== undefined) return false;
    const reach = Math.ceil(Math.hypot(Math.max(middle.x, width - middle.x), Math.max(middle.y, height - middle.y)));
    const side = `${2 * reach}px`;
    Object.assign(box.style, { left: `${middle.x - reach}px`, top: `${middle.y - reach}px`, width: side, height: side });
    box.style.setProperty('--bearing', `${next}deg`);
    box.classList.add('turned');
    // From its first place on it turns in sight.
    if (bearing === undefined) requestAnimationFrame(() => box.classList.add('glides'));
    if (!isPlaced) map.invalidateSize({ animate: false, pan: false });
    setFrame(map, { width, height, middle, bearing: next });
    shownBearing.set(next);
    return !isPlaced;
  };

  const look = (next: Followed): boolean => {
    last = next;
    const { vehicle, goal, turn, cover } = next;
    if (vehicle === undefined || isAway || isZooming) return bearing !== undefined;
    const { clientWidth: width, clientHeight: height } = frame;
    const isFirst = bearing === undefined;
    const up = northUp.get() ? northFrom(bearing) : bearingAfter(bearing, vehicle.heading);
    const pixelsOf = ({ lat, lng }: Point) => map.project([lat, lng], DRIVE_ZOOM);
    const wayTo = (point: Point | undefined) =>
      point === undefined ? undefined : rotate(pixelsOf(point).subtract(pixelsOf(vehicle)), -up);
    const size = { width, height, ...freeStrip(height, cover) };
    const [toGoal, toTurn] = [wayTo(goal), wayTo(turn)];
    const way = [toGoal, toTurn].flatMap((to) => to ?? []);
    const isWide = toGoal !== undefined && width >= WIDE_PX && zoomedBy === undefined;
    const whole = isWide ? frameOfWay(way, size) : undefined;
    const isKept = isWide && framed !== undefined && framed.zoom >= (whole?.zoom ?? 0) && showsAll(way, framed, size);
    if (!isKept) framed = whole;
    const stands = framed?.stands ?? standOf(width, height, cover);
    const isNewPlace = place(stands, width, height, up);
    bearing = up;
    const zoom = zoomedBy ?? framed?.zoom ?? driveZoom(toGoal, { stands, ...size }, toTurn);
    isOurs = zoom !== map.getZoom();
    map.setView([vehicle.lat, vehicle.lng], zoom, { animate: !isFirst && !isNewPlace && !isCalm(), ...GLIDE });
    return true;
  };
  // A phone that is turned to its side.
  const resized = new ResizeObserver(() => bearing !== undefined && last !== undefined && look(last));
  resized.observe(frame);
  const comeBack = () => {
    isAway = false;
    onStray(false);
    if (last !== undefined) look(last);
  };
  const stopTurning = northUp.subscribe(comeBack);
  return {
    look,
    comeBack,
    remove: () => {
      stopTurning();
      shownBearing.set(undefined);
      resized.disconnect();
      stopHand();
      map.off('zoomanim', begin).off('zoomend', end);
    },
  };
}
