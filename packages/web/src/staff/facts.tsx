import type { ReactNode } from 'react';
import './facts.css';

/** What is known of something, each value below its name; null where nothing is to be said. */
export function Facts({ facts }: { facts: ReadonlyArray<{ name: string; value: ReactNode; isLong?: boolean } | null> }) {
  return (
    <dl className="facts">
      {facts.map((fact) =>
        fact === null ? null : (
          <div key={fact.name} data-long={fact.isLong}>
            <dt className="caption">{fact.name}</dt>
            <dd className="label strong num">{fact.value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
