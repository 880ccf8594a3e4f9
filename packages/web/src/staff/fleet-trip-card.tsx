import type { ReactNode } from 'react';
import type { FleetTrip } from '@safiri/contract/fleets/shapes.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import type { Column } from './data-table.tsx';
import './fleet-trip-card.css';

interface Props {
  readonly trip: FleetTrip;
  readonly name: ReactNode;
  /** When it was, and who drove or with what. */
  readonly line: string;
  /** What opens below, each under its name. */
  readonly details: ReadonlyArray<Column<FleetTrip>>;
}

/** A trip on a phone: its way, when and by whom, and what the driver has of it, in two lines; pressed, all else. */
export function FleetTripCard({ trip, name, line, details }: Props) {
  const t = useText();
  return (
    <details className="card fleet-trip">
      <summary className="row">
        <span className="grow">
          {name}
          <span className="caption num">{line}</span>
        </span>
        <span className="fleet-trip-sum">
          <b className="num">{money(trip.net, trip.countryId)}</b>
          <span className="caption">{t('fleetNetOne')}</span>
        </span>
        <Icon name="down" size={20} />
      </summary>
      <dl>
        {details.map(({ name: what, cell, isAmount }) => (
          <div key={what} className="row spread">
            <dt className="label muted">{what}</dt>
            <dd className={isAmount === true ? 'num' : undefined}>{cell(trip)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
