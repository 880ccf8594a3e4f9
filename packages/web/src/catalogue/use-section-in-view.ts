import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How far down the screen one reads, as a share of it. */
const READS_AT = 0.35;
/** Whoever does this scrolls by hand: what was chosen by a chip holds no longer. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Nearer to its end than this, in pixels, a page is at its end: the last step of a scroll may be less than one. */
const AT_END = 2;

/**
 * How far down the screen the eye is, as a share of it: at its top where the page begins, a third down after it, and at its foot where the
 * page ends, since the last section may be too short to come any higher.
 * @param scrolled how far the page was scrolled, in pixels
 * @param canScroll how far it can be
 * @param screen the height of the screen
 */
export function readingLine(scrolled: number, canScroll: number, screen: number): number {
  if (canScroll <= 0 || screen <= 0) return 0;
  return canScroll - scrolled < AT_END ? 1 : Math.min(READS_AT, Math.max(0, scrolled) / screen);
}

/** What scrolls around an element: a part of the frame on a desktop, the page on a phone. */
function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if ((overflowY === 'auto' || overflowY === 'scroll') && around.scrollHeight > around.clientHeight) return around;
  }
  return document.documentElement;
}

/**
 * Which section of a list is in front of the reader, by its place in the list; and what is called when one is chosen.
 * @param list what holds the sections, each with the class `shop-section`
 * @param count how many there are; they are looked for again when it changes
 */
export function useSectionInView(list: RefObject<HTMLElement | null>, count: number): readonly [number, (chosen: number) => void] {
  const [current, setCurrent] = useState(0);
  const isHeld = useRef(false);
  useEffect(() => {
    const sections = [...(list.current?.querySelectorAll('.shop-section') ?? [])];
    const [first] = sections;
    if (first === undefined) return undefined;
    const read = () => {
      if (isHeld.current) return;
      const bar = list.current?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      const { scrollTop, scrollHeight, clientHeight } = scrollerOf(first);
      const line = bar + (innerHeight - bar) * readingLine(scrollTop, scrollHeight - clientHeight, innerHeight);
      setCurrent(
        Math.max(
          0,
          sections.findLastIndex((section) => section.getBoundingClientRect().top <= line + 1),
        ),
      );
    };
    const release = () => {
      isHeld.current = false;
    };
    // Captured, since what scrolls inside the page tells nobody above it.
    addEventListener('scroll', read, { passive: true, capture: true });
    for (const kind of BY_HAND) addEventListener(kind, release, { passive: true });
    return () => {
      removeEventListener('scroll', read, { capture: true });
      for (const kind of BY_HAND) removeEventListener(kind, release);
    };
  }, [list, count]);
  const choose = useCallback((chosen: number) => {
    isHeld.current = true;
    setCurrent(chosen);
  }, []);
  return [current, choose];
}
