import { useEffect, useState, type RefObject } from 'react';

/** A section counts as the one that is read from the chips above it to the middle of the screen. */
const READ = '-80px 0px -55% 0px';

/**
 * Which section of a list is in front of the reader, by its place in the list.
 * @param list what holds the sections, each a child with the class `shop-section`
 * @param count how many there are; they are looked for again when it changes
 */
export function useSectionInView(list: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (list.current === null || count === 0 || typeof IntersectionObserver === 'undefined') return undefined;
    const sections = [...list.current.querySelectorAll('.shop-section')];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const first = sections.findIndex((section) => seen.has(section));
        if (first >= 0) setCurrent(first);
      },
      { rootMargin: READ },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list, count]);
  return current;
}
