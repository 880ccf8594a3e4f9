import type { Map as LeafletMap } from 'leaflet';
import { frameOf, rotate, type Pixels } from '../map-frame.ts';

/** A finger that trembles moves nothing. */
const LEAST_PX = 4;
/** What one press of an arrow key moves. */
const KEY_PX = 80;

const keys: Readonly<Record<string, Pixels>> = {
  ArrowUp: { x: 0, y: -KEY_PX },
  ArrowDown: { x: 0, y: KEY_PX },
  ArrowLeft: { x: -KEY_PX, y: 0 },
  ArrowRight: { x: KEY_PX, y: 0 },
};

/**
 * Lets a finger, a mouse and the keyboard move a map that may be turned: Leaflet's own moves know none that is.
 * @param begun told when somebody begins to move it
 * @returns what takes that away
 */
export function moveByHand(map: LeafletMap, begun: () => void): () => void {
  const box = map.getContainer();
  const fingers = new Set<number>();
  let last: Pixels | undefined;
  let isMoving = false;
  /** Not yet moved: parts of pixels, and what came within one frame. */
  let left: Pixels = { x: 0, y: 0 };
  let frame = 0;
  const by = (pixels: Pixels) => rotate(pixels, frameOf(map).bearing);
  const move = () => {
    frame = 0;
    const whole = { x: Math.round(left.x), y: Math.round(left.y) };
    left = { x: left.x - whole.x, y: left.y - whole.y };
    map.panBy([whole.x, whole.y], { animate: false });
  };
  const down = ({ pointerId, clientX, clientY, button }: PointerEvent) => {
    fingers.add(pointerId);
    // Two fingers zoom.
    last = fingers.size === 1 && button === 0 ? { x: clientX, y: clientY } : undefined;
    isMoving = false;
  };
  const drag = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (last === undefined) return;
    const far = { x: last.x - clientX, y: last.y - clientY };
    if (!isMoving) {
      if (Math.hypot(far.x, far.y) < LEAST_PX) return;
      isMoving = true;
      box.setPointerCapture(pointerId);
      begun();
    }
    last = { x: clientX, y: clientY };
    const { x, y } = by(far);
    left = { x: left.x + x, y: left.y + y };
    frame ||= requestAnimationFrame(move);
  };
  const up = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
    last = undefined;
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') map.zoomIn();
    if (event.key === '-') map.zoomOut();
    const way = keys[event.key];
    if (way === undefined) return;
    event.preventDefault();
    begun();
    const { x, y } = by(way);
    map.panBy([x, y]);
  };
  map.dragging.disable();
  map.keyboard.disable();
  // Zoomed by hand it keeps its middle.
  Object.assign(map.options, { touchZoom: 'center', doubleClickZoom: 'center', scrollWheelZoom: 'center' });
  box.tabIndex = 0;
  box.style.touchAction = 'none';
  box.addEventListener('pointerdown', down);
  box.addEventListener('pointermove', drag);
  box.addEventListener('pointerup', up);
  box.addEventListener('pointercancel', up);
  box.addEventListener('keydown', press);
  return () => {
    cancelAnimationFrame(frame);
    box.removeEventListener('pointerdown', down);
    box.removeEventListener('pointermove', drag);
    box.removeEventListener('pointerup', up);
    box.removeEventListener('pointercancel', up);
    box.removeEventListener('keydown', press);
  };
}
