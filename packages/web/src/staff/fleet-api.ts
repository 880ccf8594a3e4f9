import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { FleetFile, FleetTrip } from '@safiri/contract/fleets/shapes.ts';
import { fleetPaths } from '@safiri/contract/fleets/paths.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { FLEET_TRIPS_PAGE, type FleetPeriod } from '@safiri/rules/fleets/periods.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

/** Milliseconds between looks at a day. */
const LOOK_MS = 30_000;
const listKey = [fleetPaths.list];
const fileKey = (id: number) => [fleetPaths.read, id];

export const useFleets = (enabled: boolean) =>
  useQuery({ queryKey: listKey, enabled, queryFn: () => callApi(fleetPaths.list), staleTime: 0 });
/** The fleets that who sits here may look into. */
export const useOwnFleets = () => useQuery({ queryKey: [fleetPaths.own], queryFn: () => callApi(fleetPaths.own), staleTime: 0 });
export const useFleet = (id: number) =>
  useQuery({ queryKey: fileKey(id), queryFn: () => callApi(fleetPaths.read, { params: { id: String(id) } }), staleTime: 0 });

export const useFleetDay = (id: number) =>
  useQuery({
    queryKey: [fleetPaths.day, id],
    queryFn: () => callApi(fleetPaths.day, { params: { id: String(id) } }),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });

const tripsFrom = (before: number) => (before === 0 ? {} : { before: String(before) });
const nextOf = ({ trips }: { trips: FleetTrip[] }) => (trips.length < FLEET_TRIPS_PAGE ? undefined : trips.at(-1)?.rideId);

export const useVehicleTrips = (id: number, vehicleId: number) =>
  useInfiniteQuery({
    queryKey: [fleetPaths.vehicleTrips, id, vehicleId],
    queryFn: ({ pageParam }) =>
      callApi(fleetPaths.vehicleTrips, { params: { id: String(id), vehicleId: String(vehicleId) }, query: tripsFrom(pageParam) }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    staleTime: 0,
  });

export const useDriverTrips = (id: number, driverId: number) =>
  useInfiniteQuery({
    queryKey: [fleetPaths.driverTrips, id, driverId],
    queryFn: ({ pageParam }) =>
      callApi(fleetPaths.driverTrips, { params: { id: String(id), driverId: String(driverId) }, query: tripsFrom(pageParam) }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    staleTime: 0,
  });

/** @param day a day of the period; today's when absent */
export const useFleetSums = (id: number, period: FleetPeriod, day: string | undefined) =>
  useQuery({
    queryKey: [fleetPaths.sums, id, period, day],
    queryFn: () => callApi(fleetPaths.sums, { params: { id: String(id) }, query: { period, ...(day === undefined ? {} : { day }) } }),
    staleTime: 0,
    placeholderData: (known) => known,
  });

/** Where the table of a period is. */
export const csvAddress = (id: number, period: FleetPeriod, day: string): string =>
  `${fleetPaths.sumsCsv.replace('GET ', '').replace(':id', String(id))}?${new URLSearchParams({ period, day }).toString()}`;

function takeFile(file: FleetFile): void {
  queryClient.setQueryData(fileKey(file.id), file);
  for (const key of [listKey, [fleetPaths.own], [fleetPaths.day, file.id]]) void queryClient.invalidateQueries({ queryKey: key });
}

/** @param key of this wish: one that is sent again makes no second fleet */
export const useCreateFleet = () =>
  useMutation({
    mutationFn: ({ key, ...body }: { key: string; name: string; phone: string; countryId: CountryId; reason: string }) =>
      callApi(fleetPaths.create, { body, idempotencyKey: key }),
    onSuccess: takeFile,
  });

/** What the team does about a fleet, always with a reason. */
export type FleetStep =
  | { step: 'change'; name: string; phone: string; reason: string }
  | { step: 'putIn'; licensePlate: string; reason: string }
  | { step: 'takeOut'; vehicleId: number; reason: string };

function take(id: string, did: FleetStep): Promise<FleetFile> {
  if (did.step === 'takeOut')
    return callApi(fleetPaths.takeOut, { params: { id, vehicleId: String(did.vehicleId) }, body: { reason: did.reason } });
  if (did.step === 'putIn')
    return callApi(fleetPaths.putIn, { params: { id }, body: { licensePlate: did.licensePlate, reason: did.reason } });
  return callApi(fleetPaths.change, { params: { id }, body: { name: did.name, phone: did.phone, reason: did.reason } });
}

export const useFleetStep = (id: number) =>
  useMutation({
    mutationFn: (did: FleetStep) => take(String(id), did),
    onSuccess: takeFile,
    onError: () => void queryClient.invalidateQueries({ queryKey: fileKey(id) }),
  });
