import type { ReactNode } from 'react';
import './facts.css';

/** What is known of something, each value below its name; null where nothing is to be said. */
export function Facts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: ReactNode] | null> }) {
  return (
    <dl className="facts">
      {facts.map((fact) =>
        fact === null ? null : (
          <div key={fact[0]}>
            <dt className="caption">{fact[0]}</dt>
            <dd className="label strong num">{fact[1]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
