import { useLayoutEffect, type RefObject } from 'react';

/** Between a bar at the foot and what stands above it, in pixels: two that are closer are one foot. */
const GAP_PX = 16;
/** Bars come with what they are of, later than the screen. */
const LOOK_MS = 250;

/** The bar that an element is part of, which stays where it is while the page moves. */
function barOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.matches('.toasts')) return undefined;
    if (at.matches('.sheet-foot') || /fixed|sticky/.test(getComputedStyle(at).position)) return at;
  }
  return undefined;
}

/** How much of the screen's foot is taken at `x` by what stays there: tabs, a cart, the step to press. */
function footAt(x: number): number {
  let top = innerHeight;
  for (;;) {
    const under = [1, GAP_PX / 2, GAP_PX].flatMap((up) => document.elementsFromPoint(x, top - up));
    const higher = under.flatMap((element) => barOf(element)?.getBoundingClientRect().top ?? []).filter((at) => at < top);
    const next = Math.max(...higher);
    // What covers most of the screen is the screen itself.
    if (higher.length === 0 || next < innerHeight * 0.4) return innerHeight - top;
    top = next;
  }
}

/** A message stands above whatever the foot of the screen holds: on it, it would lie on what is pressed next. */
export function useAboveFoot(message: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const look = () => {
      const box = message.current?.closest<HTMLElement>('.toasts');
      if (box == null) return;
      const { left, width } = box.getBoundingClientRect();
      box.style.setProperty('--foot', `${footAt(left + width / 2)}px`);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [message]);
}
