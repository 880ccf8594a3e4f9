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
import { useMedia } from '../ui/use-media.ts';
import { DataTable, type Column } from './data-table.tsx';
import { BackLink } from './back-link.tsx';
import { useDriverTrips, useOwnFleets, useVehicleTrips } from './fleet-api.ts';
import { FleetTripCard } from './fleet-trip-card.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PageName } from './page-name.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

type Pages = Pick<
  UseInfiniteQueryResult<{ pages: Array<{ trips: FleetTrip[] }> }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

interface ByDayProps {
  readonly list: Pages;
  /** Whose page it is, by name. */
  readonly label: string;
  /** What is of each trip alone: who drove, or with what. */
  readonly beside: { readonly name: string; readonly cell: (trip: FleetTrip) => ReactNode; readonly text: (trip: FleetTrip) => string };
}

/** Where figures have room below each other, beside the sections and in letters as large as one reads them. */
const TABLE = '(min-width: 74em)';

/** Trips by the day of their end: when, from which part of town to which, and what of the fare went where. */
function ByDay({ list, label, beside }: ByDayProps) {
  const t = useText();
  const hasTable = useMedia(TABLE);
  const trips = list.data?.pages.flatMap((page) => page.trips) ?? [];
  if (trips.length === 0) return <NothingHere text={t('fleetNoTripsEver')} note={t('fleetNoTripsEverNote')} />;
  const sum = (name: string, amount: (trip: FleetTrip) => string): Column<FleetTrip> => ({
    name,
    isAmount: true,
    cell: (trip) => money(amount(trip), trip.countryId),
  });
  // Where it breaks, the arrow goes with the place that it leads to.
  const way = ({ fromArea, toArea }: FleetTrip) => <b>{`${fromArea} →\u00A0${toArea}`}</b>;
  const length = (trip: FleetTrip) => `${km(trip.km)} · ${t('minutes', { n: trip.minutes })}`;
  const times = ({ startedAt, completedAt }: FleetTrip) =>
    `${startedAt === null ? '' : `${clockTime(startedAt)}–`}${clockTime(completedAt)}`;
  const sums: Array<Column<FleetTrip>> = [
    sum(t('fleetFareOne'), ({ fare }) => fare),
    sum(t('fleetCommission'), ({ commission }) => commission),
    sum(t('fleetNetOne'), ({ net }) => net),
    { name: t('fleetPaid'), cell: ({ inCash }) => <span className="whole">{t(inCash ? 'fleetInCash' : 'fleetNotCash')}</span> },
  ];
  // What kind of trip it was and how long stand below its way: eight columns left none the width of what it says.
  const columns: Array<Column<FleetTrip>> = [
    {
      name: t('factTrip'),
      cell: (trip) => (
        <>
          {way(trip)}
          <span className="caption num fleet-trip-length">{`${serviceName(t, trip)} · ${length(trip)}`}</span>
        </>
      ),
    },
    { name: t('auditWhen'), cell: (trip) => <span className="num data-times">{times(trip)}</span> },
    beside,
    ...sums,
  ];
  const details: Array<Column<FleetTrip>> = [
    beside,
    { name: t('factKind'), cell: (trip) => serviceName(t, trip) },
    { name: t('factWay'), cell: (trip) => <span className="num">{length(trip)}</span> },
    ...sums,
  ];
  const groups = [...Map.groupBy(trips, ({ day }) => day)].map(([day, rows]) => ({ heading: weekday(`${day}T12:00:00`), rows }));
  return (
    <>
      {hasTable ? (
        <DataTable label={label} columns={columns} groups={groups} keyOf={({ rideId }) => rideId} />
      ) : (
        groups.map(({ heading, rows }) => (
          <section key={heading} className="fleet-trips" aria-label={heading}>
            <h2 className="title">{heading}</h2>
            {rows.map((trip) => (
              <FleetTripCard
                key={trip.rideId}
                trip={trip}
                name={way(trip)}
                line={`${times(trip)} · ${beside.text(trip)}`}
                details={details}
              />
            ))}
          </section>
        ))
      )}
      <More list={list}>{t('auditOlder')}</More>
    </>
  );
}

function ToCome() {
  return <SkeletonRows height={96} count={6} />;
}

/** The way back to the fleet, by its name: the page lists other days than that of the fleet's first view. */
function BackToFleet({ fleetId }: { fleetId: number }) {
  const fleet = useOwnFleets().data?.find(({ id }) => id === fleetId);
  return <BackLink href={`/staff/fleets/${fleetId}`} to="sectionFleets" name={fleet?.name} />;
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
      <BackToFleet fleetId={fleetId} />
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
        label={carLooks(t, vehicle)}
        beside={{
          name: t('driver'),
          text: ({ driver }) => driver.name,
          cell: ({ driver }) => (
            <Link className="text-link" href={`/staff/fleets/${fleetId}/drivers/${driver.driverId}`}>
              {driver.name}
            </Link>
          ),
        }}
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
      <BackToFleet fleetId={fleetId} />
      <header className="review-head">
        <PageName name={driver.name} ofPerson />
        <p className="label num">
          {driverIdLabel(driverId)} · {t('fleetDriverNote')}
        </p>
      </header>
      <ByDay
        list={list}
        label={driver.name}
        beside={{
          name: t('fleetPlate'),
          text: ({ licensePlate }) => licensePlate,
          cell: ({ vehicleId, licensePlate }) => (
            <Link className="text-link num" href={`/staff/fleets/${fleetId}/vehicles/${vehicleId}`}>
              {licensePlate}
            </Link>
          ),
        }}
      />
    </>
  );
}
