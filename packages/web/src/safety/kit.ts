import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { EmergencyKit } from '@safiri/contract/safety/shapes.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { numbersIn } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { personalStored } from '../platform/stored.ts';
import { translate } from '../platform/text.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';

/** What the police ask of a trip, as the phone last knew it. */
export interface CachedTrip {
  /** Colour, make and model. */
  readonly vehicle: string;
  readonly plate: string;
  /** The other person of the trip, and which of the two it is. */
  readonly other: string;
  readonly otherIs: RegistrableRole;
  readonly from: string;
  readonly to: string;
}

/** What is stored on the phone for an emergency without network: the last kit, and the trip. */
interface CachedKit {
  readonly userId: number;
  readonly kit: EmergencyKit | null;
  readonly trip: CachedTrip | null;
}

function decode(text: string): CachedKit | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'userId' in value ? (value as CachedKit) : undefined;
  } catch {
    return undefined;
  }
}

const store = personalStored<CachedKit | null>('sos-kit', null, decode, (value) => (value === null ? null : JSON.stringify(value)));

const mine = (): CachedKit => {
  const userId = session.get()?.id ?? 0;
  const known = store.get();
  return known?.userId === userId ? known : { userId, kit: null, trip: null };
};

/** The trip as it is kept on the phone, null when there is none. */
export function useCachedTrip(): CachedTrip | null {
  store.use();
  return mine().trip;
}

async function fetchKit(): Promise<EmergencyKit> {
  const kit = await callApi(safetyPaths.kit);
  // Without a link there is no trip any more: nobody shall read out the car of last week.
  store.set({ ...mine(), kit, ...(kit.trackingUrl === null ? { trip: null } : {}) });
  return kit;
}

/** The kit as the server tells it; asked for again every `every` milliseconds, when that is given. */
function useKitNow(rideId: number | null, every?: number) {
  const user = session.use();
  return useQuery({
    queryKey: [safetyPaths.kit, user?.id, rideId],
    queryFn: fetchKit,
    enabled: user !== null,
    staleTime: 0,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });
}

/** The kit, from the server when it answers, else as it was kept. `rideId` renews it when the trip changes. */
export function useEmergencyKit(rideId: number | null): EmergencyKit {
  const { data } = useKitNow(rideId);
  const here = country.use();
  store.use();
  return (
    mine().kit ??
    data ?? {
      numbers: numbersIn(here),
      supportPhone: null,
      contacts: [],
      trackingUrl: null,
      canText: false,
      canMail: false,
      staffOnDuty: false,
      teamOnCall: false,
    }
  );
}

/** The contacts that are told of an emergency; undefined while this phone has never heard of them. */
export function useKnownContacts(): EmergencyKit['contacts'] | undefined {
  store.use();
  return mine().kit?.contacts;
}

const TEAM_MS = 60_000;

/** Whether somebody of the team is at the screen, or else on call; `unknown` without a server to ask: what was true before says nothing of now. */
export type Team = 'asked' | 'there' | 'on-call' | 'away' | 'unknown';

export function useTeam(rideId: number | null): Team {
  const online = useOnline();
  const { data, isPending, isError } = useKitNow(rideId, TEAM_MS);
  if (!online || isError) return 'unknown';
  if (isPending) return 'asked';
  if (data.staffOnDuty) return 'there';
  return data.teamOnCall ? 'on-call' : 'away';
}

/**
 * Keeps the trip on the phone.
 * @param vehicle what the car looks like, in the reader's language
 */
export function useCacheTrip(ride: Ride, vehicle: string): void {
  const plate = ride.driver?.vehicleInfo?.licensePlate ?? '';
  const otherIs = session.use()?.userType === 'driver' ? 'passenger' : 'driver';
  const other = ride[otherIs]?.name ?? '';
  const [from, to] = [ride.pickupLocation.address, ride.dropoffLocation.address];
  useEffect(() => {
    store.set({ ...mine(), trip: plate === '' ? null : { vehicle, plate, other, otherIs, from, to } });
  }, [vehicle, plate, other, otherIs, from, to]);
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
