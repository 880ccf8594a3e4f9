import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { EmergencyKit } from '@safiri/contract/safety/shapes.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { emergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { callApi } from '../app/api-client.ts';
import { country } from '../app/preferences.ts';
import { session } from '../app/session.ts';
import { personalStored } from '../app/stored.ts';
import { translate } from '../app/text.ts';

/** What is kept on the phone for an emergency without network: the last kit, and the vehicle of the trip. */
interface Kept {
  readonly userId: number;
  readonly kit: EmergencyKit | null;
  readonly trip: { readonly vehicle: string; readonly plate: string } | null;
}

function decode(text: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'userId' in value ? (value as Kept) : undefined;
  } catch {
    return undefined;
  }
}

const kept = personalStored<Kept | null>('sos-kit', null, decode, (value) => (value === null ? null : JSON.stringify(value)));

const mine = (): Kept => {
  const userId = session.get()?.id ?? 0;
  const known = kept.get();
  return known?.userId === userId ? known : { userId, kit: null, trip: null };
};

/** The kit, from the server when it answers, else as it was kept. `rideId` renews it when the trip changes. */
export function useEmergencyKit(rideId: number | null): EmergencyKit {
  const user = session.use();
  const { data } = useQuery({
    queryKey: [safetyPaths.kit, user?.id, rideId],
    queryFn: () => callApi(safetyPaths.kit),
    enabled: user !== null,
  });
  useEffect(() => {
    if (data !== undefined) kept.set({ ...mine(), kit: data });
  }, [data]);
  const here = country.use();
  return data ?? mine().kit ?? { numbers: emergencyNumbers[here], supportPhone: null, contacts: [], trackingUrl: null };
}

/** Keeps the vehicle of the trip on the phone. */
export function useRememberedVehicle(ride: Ride): void {
  const info = ride.driver?.vehicleInfo;
  const vehicle = info == null ? '' : [info.color, info.make, info.model].filter((part) => part !== null).join(' ');
  const plate = info?.licensePlate ?? '';
  useEffect(() => {
    kept.set({ ...mine(), trip: plate === '' ? null : { vehicle, plate } });
  }, [vehicle, plate]);
}

/** A message to all contacts, ready to be sent by the phone itself, without data. */
export function smsLink(kit: EmergencyKit, point: { lat: number; lng: number } | null): string {
  const { trip } = mine();
  const place =
    point === null ? '' : translate('sosSmsPlace', { place: `https://maps.google.com/?q=${point.lat.toFixed(5)},${point.lng.toFixed(5)}` });
  const body = translate('sosSmsBody', {
    trip: `${trip === null ? '' : translate('sosSmsTrip', { vehicle: trip.vehicle, plate: trip.plate })}${place}`,
    link: kit.trackingUrl ?? '',
  }).trim();
  return `sms:${kit.contacts.map((contact) => contact.phone).join(',')}?body=${encodeURIComponent(body)}`;
}
