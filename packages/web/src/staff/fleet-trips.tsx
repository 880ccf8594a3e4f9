import type { ReactNode } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { FleetTrip } from '@safiri/contract/fleets/shapes.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { Link } from 'wouter';
import { carLooks } from '../common/car-looks.ts';
import { vehicleNames } from '../common/vehicle-kinds.ts';
import { clockTime, km, money, weekday } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { BackLink } from './back-link.tsx';
import { useDriverTrips, useVehicleTrips } from './fleet-api.ts';
import { NothingHere } from './nothing-here.tsx';
import { PageName } from './page-name.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** A trip: when, from which part of town to which, and what of its fare went where. */
function Trip({ trip, beside }: { trip: FleetTrip; beside: ReactNode }) {
  const t = useText();
  const { countryId } = trip;
  return (
    <li className="fleet-trip">
      <div className="grow">
        <p className="title">
          {trip.fromArea} → {trip.toArea}
        </p>
        <p className="caption num">
          {trip.startedAt === null ? '' : `${clockTime(trip.startedAt)}–`}
          {clockTime(trip.completedAt)} · {serviceName(t, trip)} · {km(trip.km)} · {t('minutes', { n: trip.minutes })}
        </p>
        <p className="label">{beside}</p>
      </div>
      <dl className="fleet-money">
        {(
          [
            ['fleetFareOne', trip.fare],
            ['fleetCommission', trip.commission],
            ['fleetNetOne', trip.net],
          ] as const
        ).map(([name, amount]) => (
          <div key={name}>
            <dt className="caption">{t(name)}</dt>
            <dd className="label strong num">{money(amount, countryId)}</dd>
          </div>
        ))}
        <div>
          <dt className="caption">{t('fleetPaid')}</dt>
          <dd className="label">{t(trip.inCash ? 'fleetInCash' : 'fleetNotCash')}</dd>
        </div>
      </dl>
    </li>
  );
}

type Pages = Pick<
  UseInfiniteQueryResult<{ pages: Array<{ trips: FleetTrip[] }> }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** Trips by the day of their end. */
function ByDay({ list, beside }: { list: Pages; beside: (trip: FleetTrip) => ReactNode }) {
  const t = useText();
  const trips = list.data?.pages.flatMap((page) => page.trips) ?? [];
  if (trips.length === 0) return <NothingHere text={t('fleetNoTripsEver')} note={t('fleetNoTripsEverNote')} />;
  return (
    <>
      {[...Map.groupBy(trips, ({ day }) => day)].map(([day, of]) => (
        <section key={day} className="stack" aria-label={weekday(`${day}T12:00:00`)}>
          <h2 className="h2">{weekday(`${day}T12:00:00`)}</h2>
          <ul className="card list">
            {of.map((trip) => (
              <Trip key={trip.rideId} trip={trip} beside={beside(trip)} />
            ))}
          </ul>
        </section>
      ))}
      <More list={list}>{t('auditOlder')}</More>
    </>
  );
}

function ToCome() {
  return <SkeletonRows height={96} count={6} />;
}

/** `/staff/fleets/:id/vehicles/:vehicleId`: what a vehicle carried while it was the fleet's. */
export function FleetVehicleScreen({ fleetId, vehicleId }: { fleetId: number; vehicleId: number }) {
  const t = useText();
  const list = useVehicleTrips(fleetId, vehicleId);
  const vehicle = list.data?.pages[0]?.vehicle;
  if (list.isPending) return <ToCome />;
  if (vehicle === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void list.refetch()} />;
  return (
    <>
      <BackLink href={`/staff/fleets/${fleetId}`} to="fleetToday" />
      <header className="review-head">
        <PageName name={carLooks(t, vehicle)} />
        <p className="row wrap">
          <Plate text={vehicle.licensePlate} />
          <span className="label">{t(vehicleNames[vehicle.kind])}</span>
        </p>
        {vehicle.isHere ? null : <p className="label">{t('fleetGone')}</p>}
      </header>
      <ByDay
        list={list}
        beside={({ driver }) => (
          <Link className="text-link" href={`/staff/fleets/${fleetId}/drivers/${driver.driverId}`}>
            {driver.name}
          </Link>
        )}
      />
    </>
  );
}

/** `/staff/fleets/:id/drivers/:driverId`: what a driver drove with vehicles of the fleet. */
export function FleetDriverScreen({ fleetId, driverId }: { fleetId: number; driverId: number }) {
  const t = useText();
  const list = useDriverTrips(fleetId, driverId);
  const driver = list.data?.pages[0]?.driver;
  if (list.isPending) return <ToCome />;
  if (driver === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void list.refetch()} />;
  return (
    <>
      <BackLink href={`/staff/fleets/${fleetId}`} to="fleetToday" />
      <header className="review-head">
        <PageName name={driver.name} ofPerson />
        <p className="label num">
          {driverIdLabel(driverId)} · {t('fleetDriverNote')}
        </p>
      </header>
      <ByDay
        list={list}
        beside={({ vehicleId, licensePlate }) => (
          <Link className="text-link num" href={`/staff/fleets/${fleetId}/vehicles/${vehicleId}`}>
            {licensePlate}
          </Link>
        )}
      />
    </>
  );
}
