import { sql, type SQL } from 'drizzle-orm';
import type { FleetDay, FleetPaper } from '@safiri/contract/fleets/shapes.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { isInForce } from '@safiri/db/verification/conditions.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { POSITION_KEPT_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { quarterOf } from '@safiri/rules/places/quarter-of.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import { daysLeft, REMINDER_DAYS } from '@safiri/rules/verification/documents.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { namesOfPaper } from '../drivers/public.ts';
import { startOfLocalDay } from '../places/public.ts';
import type { Context } from '../platform/context.ts';
import { sumTrips, totalsOf } from './fleet-trips.ts';
import type { FleetRow } from './queries.ts';

/** A paper is shown from the day of the first reminder on. */
const SOON_DAYS = Math.max(...REMINDER_DAYS);

type Reads = Pick<Context, 'db' | 'markets' | 'clock'>;

interface VehicleRow extends Record<string, unknown> {
  readonly vehicleId: number;
  readonly licensePlate: string;
  readonly kind: VehicleKind;
  readonly make: string | null;
  readonly model: string;
  readonly color: string | null;
  readonly driverId: number | null;
  readonly driverName: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly onTrip: boolean;
  readonly papers: Array<Pick<FleetPaper, 'documentType' | 'expiryDate'>>;
}

/** The vehicles of a fleet, those first that somebody is online with, and their papers with a last day. Also asked by the test of its plan. */
export const vehiclesQuery = (fleetId: number, now: Date): SQL => sql`
  select v.id as "vehicleId", v.license_plate as "licensePlate", v.kind, v.make, v.model, v.color, d.id as "driverId", u.name as "driverName",
    case when seen.fresh then d.last_lat end as lat, case when seen.fresh then d.last_lng end as lng,
    exists (select from rides r where r.vehicle_id = v.id and r.status in ${oneOf(drivenStatuses)}) as "onTrip",
    (select coalesce(json_agg(json_build_object('documentType', driver_documents.document_type, 'expiryDate', driver_documents.expiry_date)
        order by driver_documents.expiry_date), '[]')
      from driver_documents where driver_documents.subject = -v.id and driver_documents.expiry_date is not null and ${isInForce}) as papers
  from fleet_vehicles f join vehicles v on v.id = f.vehicle_id
    left join drivers d on d.vehicle_id = v.id and d.is_online left join users u on u.id = d.user_id
    cross join lateral (select d.last_seen_at > ${now.toISOString()}::timestamptz - make_interval(secs => ${POSITION_KEPT_SECONDS}::int) as fresh) seen
  where f.fleet_id = ${fleetId} and f.until is null
  order by d.id is null, v.license_plate, v.id`;

/** The day of a fleet so far, on its own clocks. Where a vehicle is, is said by the part of town alone. */
export async function fleetDayOf({ db: reader, markets, clock }: Reads, fleet: FleetRow): Promise<FleetDay> {
  const now = clock();
  const { timeZoneId } = countryById(fleet.countryId);
  const day = localDate(now, timeZoneId);
  const { rows } = await reader.execute<VehicleRow>(vehiclesQuery(fleet.id, now));
  const driven = await sumTrips(reader, fleet.id, startOfLocalDay(now, timeZoneId), new Date(now.getTime() + 1));
  return {
    fleet: { id: fleet.id, name: fleet.name, countryId: fleet.countryId },
    day,
    vehicles: rows.map(({ driverId, driverName, lat, lng, papers, ...vehicle }) => ({
      ...vehicle,
      driver: driverId === null ? null : { driverId, name: driverName ?? '' },
      area: lat === null || lng === null ? null : (quarterOf({ lat, lng }, markets.at({ lat, lng })?.document.name) ?? null),
      today: totalsOf(driven.filter(({ vehicleId }) => vehicleId === vehicle.vehicleId)),
      papers: papers

        .map((paper) => ({
          ...paper,
          documentName: namesOfPaper(markets, { marketId: null, countryId: fleet.countryId }, paper.documentType),
        }))
        .map((paper) => ({ ...paper, daysLeft: daysLeft(paper.expiryDate, day) }))
        .filter((paper) => paper.daysLeft <= SOON_DAYS),
    })),
    today: totalsOf(driven),
  };
}
