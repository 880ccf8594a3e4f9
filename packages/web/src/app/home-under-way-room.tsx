import { useState } from 'react';
import { underWayBefore } from './under-way-before.ts';
import './home-under-way.css';

/** Lines that are not known yet. */
export function UnderWayToCome({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => <li key={i} className="skeleton" aria-hidden="true" />);
}

/** The place of what was under way the last time, so that nothing moves when it comes: its first line, and that there is more. */
export function UnderWayRoom() {
  const [count] = useState(underWayBefore.get);
  if (count === 0) return null;
  return (
    <ul className="home-under-way" aria-busy="true">
      <UnderWayToCome count={Math.min(count, 2)} />
    </ul>
  );
}
