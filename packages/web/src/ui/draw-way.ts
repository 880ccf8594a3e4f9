import type { Polyline } from 'leaflet';
import { useRef } from 'react';
import type { Point } from '@safiri/rules/places/geo.ts';
import { savesData } from '../platform/data-saver.ts';

const DRAW_MS = 600;

const isCalm = () => savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;

const keyOf = (way: readonly Point[]) => [way[0], way.at(-1)].map((end) => `${end?.lat},${end?.lng}`).join(';');

/**
 * Lets a way that is new on a map draw itself from its beginning. The line is there whole from the start: only its stroke is played, and
 * nothing of that stays. Lines that are laid anew meanwhile go on where those before them were.
 */
export function useDrawnWay(): (way: readonly Point[], lines: readonly Polyline[]) => void {
  const begun = useRef({ key: '', at: -Infinity });
  return (way, lines) => {
    const key = keyOf(way);
    const now = performance.now();
    if (key !== begun.current.key) begun.current = { key, at: now };
    const played = now - begun.current.at;
    if (played >= DRAW_MS || isCalm()) return;
    for (const line of lines) {
      const path = line.getElement();
      // In parts of its length: zooming changes how many pixels that is.
      path?.setAttribute('pathLength', '1');
      path?.animate(
        { strokeDasharray: ['1 1', '1 1'], strokeDashoffset: [1, 0] },
        { duration: DRAW_MS, delay: -played, easing: 'cubic-bezier(.3, 0, .2, 1)' },
      );
    }
  };
}
