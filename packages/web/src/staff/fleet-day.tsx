import type { FleetPaper, WorkingVehicle } from '@safiri/contract/fleets/shapes.ts';
import { Link } from 'wouter';
import { carLooks } from '../common/car-looks.ts';
import { paperTitle } from '../common/paper-title.ts';
import { vehicleNames } from '../common/vehicle-kinds.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useFleetDay } from './fleet-api.ts';
import { sumLine, SumFacts } from './fleet-sum-facts.tsx';
import { NothingHere } from './nothing-here.tsx';

function Papers({ papers }: { papers: readonly FleetPaper[] }) {
  const t = useText();
  return papers.map(({ expiryDate, daysLeft, ...paper }) => (
    <p key={paper.documentType} className="fleet-paper label" data-over={daysLeft < 0 || undefined}>
      <Icon name="alert" size={18} />
      {t(daysLeft < 0 ? 'fleetExpired' : 'fleetExpires', { paper: paperTitle(t, paper), day: day(`${expiryDate}T12:00:00`) })}
    </p>
  ));
}

/** A vehicle: who drives it in what part of town, and what it has brought today. It leads to its trips. */
function Vehicle({ fleetId, vehicle }: { fleetId: number; vehicle: WorkingVehicle }) {
  const t = useText();
  const { vehicleId, licensePlate, kind, driver, area, onTrip, today, papers } = vehicle;
  return (
    <li className="card fleet-vehicle">
      <Link className="queue-row" href={`/staff/fleets/${fleetId}/vehicles/${vehicleId}`}>
        <span className="grow">
          <span className="row wrap">
            <Plate text={licensePlate} />
            <span className={driver === null ? 'chip' : 'chip ok'}>
              {t(onTrip ? 'fleetOnTrip' : driver === null ? 'fleetIdle' : 'fleetFree')}
            </span>
          </span>
          <span className="label strong">{driver === null ? t('fleetNobody') : driver.name}</span>
          <span className="caption">
            {area === null ? '' : `${t('fleetNear', { area })} · `}
            {t(vehicleNames[kind])} · {carLooks(t, vehicle)}
          </span>
          <span className="label num">{today.length === 0 ? t('fleetNoTrips') : sumLine(t, today)}</span>
        </span>
        <Icon name="fwd" size={20} />
      </Link>
      <Papers papers={papers} />
    </li>
  );
}

/** The day of a fleet so far. */
export function FleetDayView({ fleetId }: { fleetId: number }) {
  const t = useText();
  const { data, isPending, refetch } = useFleetDay(fleetId);
  if (isPending) return <Skeleton height={420} />;
  if (data === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  return (
    <div className="stack">
      <section className="card facts-card stack" aria-label={t('fleetTodaySum')}>
        <h2 className="h2">{t('fleetTodaySum')}</h2>
        {data.today.length === 0 ? <p className="label">{t('fleetNoTrips')}</p> : <SumFacts sums={data.today} />}
      </section>
      {data.vehicles.length === 0 ? (
        <NothingHere text={t('fleetEmpty')} note={t('fleetEmptyNote')} />
      ) : (
        <ul className="fleet-vehicles" aria-label={t('fleetVehicles', { n: data.vehicles.length })}>
          {data.vehicles.map((vehicle) => (
            <Vehicle key={vehicle.vehicleId} fleetId={fleetId} vehicle={vehicle} />
          ))}
        </ul>
      )}
    </div>
  );
}
