import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { differentStops, restingStop, stopBeside, stopHeights, type SheetSizes, type SheetStop } from './sheet-stops.ts';

/** A move shorter than this is a tap. */
const TAP_PX = 6;

interface Drag {
  readonly pointer: number;
  readonly fromY: number;
  readonly fromHeight: number;
  /** The height now, and where and when the finger was seen last. */
  height: number;
  y: number;
  at: number;
  /** Pixels a millisecond, upwards positive. */
  speed: number;
  moving: boolean;
}

/** @param pixels 0: where it belongs */
function pushDown(element: HTMLElement | null, pixels: number): void {
  if (element !== null) element.style.transform = pixels === 0 ? '' : `translateY(${pixels}px)`;
}

/**
 * A sheet that is dragged between its stops, or moved by keys. Only transforms are animated: the height changes once, at rest.
 * @param sizes undefined where the sheet does not move
 */
export function useSheet(panel: RefObject<HTMLElement | null>, sizes: SheetSizes | undefined, first: SheetStop) {
  const [stop, setStop] = useState(first);
  const [isDragged, setDragged] = useState(false);
  const drag = useRef<Drag>(null);
  /** Where the sheet was before it went to its stop. */
  const cameFrom = useRef<number>(undefined);
  const heights = sizes === undefined ? undefined : stopHeights(sizes);
  const height = heights?.[isDragged ? 'full' : stop];

  function goTo(next: SheetStop | undefined, from = heights?.[stop]): void {
    cameFrom.current = from;
    setDragged(false);
    if (next !== undefined) setStop(next);
  }

  useLayoutEffect(() => {
    const from = cameFrom.current;
    const element = panel.current;
    if (isDragged || element === null) return;
    pushDown(element, 0);
    cameFrom.current = undefined;
    if (from === undefined || height === undefined || from === height || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.animate([{ transform: `translateY(${height - from}px)` }, { transform: 'none' }], {
      duration: 240,
      easing: 'cubic-bezier(0.05, 0.7, 0.1, 1)',
    });
  }, [panel, stop, isDragged, height]);

  // While it is dragged the sheet has its full height and is pushed down.
  const place = (now: Drag) => {
    if (heights !== undefined) pushDown(panel.current, heights.full - now.height);
  };
  useLayoutEffect(() => {
    if (isDragged && drag.current !== null) place(drag.current);
  });
  useEffect(() => () => void (drag.current = null), []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (heights === undefined || event.button !== 0) return;
    const { pointerId, clientY, timeStamp } = event;
    const fromHeight = heights[stop];
    drag.current = {
      pointer: pointerId,
      fromY: clientY,
      fromHeight,
      height: fromHeight,
      y: clientY,
      at: timeStamp,
      speed: 0,
      moving: false,
    };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (now === null || heights === undefined || event.pointerId !== now.pointer) return;
    if (!now.moving) {
      if (Math.abs(event.clientY - now.fromY) < TAP_PX) return;
      now.moving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(true);
    }
    now.speed = (now.y - event.clientY) / Math.max(1, event.timeStamp - now.at);
    now.y = event.clientY;
    now.at = event.timeStamp;
    now.height = Math.min(heights.full, Math.max(heights.peek, now.fromHeight + now.fromY - event.clientY));
    place(now);
  }
  function letGo(): void {
    const now = drag.current;
    drag.current = null;
    if (now?.moving === true && heights !== undefined) goTo(restingStop(heights, now.height, now.speed), now.height);
  }

  const isHighest = heights !== undefined && stopBeside(heights, stop, 1) === undefined;
  return {
    stop,
    height,
    heights,
    isHighest,
    onPointerDown,
    onPointerMove,
    letGo,
    /** Goes to a stop, whatever was chosen before. */
    restAt(next: SheetStop) {
      if (next !== stop) goTo(next);
    },
    /** The grabber's button: up, and from the highest stop down to the lowest. */
    step() {
      if (heights !== undefined) goTo(stopBeside(heights, stop, 1) ?? differentStops(heights)[0]);
    },
    onKeyDown(event: KeyboardEvent) {
      if (heights === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      goTo(stopBeside(heights, stop, event.key === 'ArrowUp' ? 1 : -1));
    },
    /** Whoever reaches something in a closed sheet by keys sees it. */
    open() {
      if (stop === 'peek') goTo('half');
    },
  };
}
