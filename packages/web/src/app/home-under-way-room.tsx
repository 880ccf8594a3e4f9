import { useState } from 'react';
import { underWayBefore } from './under-way-before.ts';
import './home-under-way.css';

/** The place of what was under way the last time, so that nothing moves when it comes. */
export function UnderWayRoom() {
  const [count] = useState(underWayBefore.get);
  if (count === 0) return null;
  return (
    <ul className="home-under-way" aria-busy="true">
      {Array.from({ length: count }, (_, i) => (
        <li key={i} className="skeleton" />
      ))}
    </ul>
  );
}
