import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { emergencyContacts } from '@safiri/db/sharing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Emergency } from '@safiri/contract/safety/shapes.ts';
import type { RideStatus } from '@safiri/rules/rides/trip-life.ts';
import { isWithVehicle } from '@safiri/rules/safety/emergency.ts';
import type { LivePositions } from '../drivers/public.ts';
import { notFound } from '../platform/problem.ts';
import { findTrip } from '../sharing/public.ts';
import { presentRow } from './present.ts';
import { findAlerts, findEvents, findIncident, type IncidentRow } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/**
 * Where the person is: the newer of what the phone and the vehicle said. Before the pickup the vehicle is somewhere
 * else than the passenger: it is the place only while the phone has said none.
 */
export function placeOf(
  incident: IncidentRow,
  vehicle: { lat: number; lng: number; at: number } | undefined,
  status: RideStatus | undefined,
): Emergency['location'] {
  const { lat, lng, locatedAt, createdAt, userType } = incident;
  const isNewer =
    status !== undefined && isWithVehicle(userType, status) && vehicle !== undefined && vehicle.at > (locatedAt?.getTime() ?? 0);
  if (vehicle !== undefined && (isNewer || locatedAt === null))
    return { lat: vehicle.lat, lng: vehicle.lng, at: new Date(vehicle.at).toISOString(), from: 'vehicle' };
  if (lat === null || lng === null) return null;
  return { lat, lng, at: (locatedAt ?? createdAt).toISOString(), from: locatedAt === null ? 'vehicle' : 'phone' };
}

const personOf = async (reader: Reader, userId: number) => {
  const [row] = await reader.select({ id: users.id, name: users.name, phone: users.phone }).from(users).where(eq(users.id, userId));
  return row ?? { id: userId, name: '', phone: '' };
};

/** All that staff need to act, in one answer. */
export async function emergencyView(reader: Reader, positions: LivePositions, incidentId: number): Promise<Emergency> {
  const view = await findIncident(reader, incidentId);
  if (view === undefined) throw notFound();
  const { incident, person } = view;
  const alerts = (await findAlerts(reader, [incidentId])).get(incidentId) ?? [];
  const trip = incident.rideId === null ? undefined : await findTrip(reader, incident.rideId);
  const contacts = await reader
    .select({ name: emergencyContacts.name, phone: emergencyContacts.phone, relationship: emergencyContacts.relationship })
    .from(emergencyContacts)
    .where(eq(emergencyContacts.userId, incident.userId))
    .orderBy(emergencyContacts.id);
  const events = await findEvents(reader, incidentId);
  const vehicle = trip?.ride.driverId == null || trip.ride.status === 'completed' ? undefined : positions.get(trip.ride.driverId);
  return {
    ...presentRow(view, alerts),
    person: { id: person.id, name: person.name, phone: person.phone },
    countryId: trip?.ride.countryId ?? person.countryId,
    location: placeOf(incident, vehicle, trip?.ride.status),
    trip:
      trip === undefined
        ? null
        : {
            status: trip.ride.status,
            passenger: await personOf(reader, trip.ride.passengerId),
            driver: trip.driver === null ? null : await personOf(reader, trip.driver.userId),
            vehicleInfo: trip.ride.vehicle,
            pickupAddress: trip.ride.pickupAddress,
            dropoffAddress: trip.ride.dropoffAddress,
          },
    contacts,
    safeReason: incident.safeReason,
    closeNote: incident.closeNote,
    events: events.map(({ at, ...event }) => ({ ...event, at: iso(at) ?? '' })),
  };
}
