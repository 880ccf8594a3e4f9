import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenIdle } from '../platform/when-idle.ts';

/** So far from the screen something begins to come: it stands by the time it is scrolled to. */
const AHEAD = '240px';

/** Shows its content once the page stands and the content is on the screen, or nearly; before that its place is kept by the style. */
export function WhenSeen({ className = '', children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true), {
      rootMargin: AHEAD,
    });
    let left = false;
    whenIdle(() => {
      if (!left && box.current !== null) watcher.observe(box.current);
    });
    return () => {
      left = true;
      watcher.disconnect();
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {seen ? children : null}
    </div>
  );
}
