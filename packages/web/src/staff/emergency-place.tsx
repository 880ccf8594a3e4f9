import { useQuery } from '@tanstack/react-query';
import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Emergency } from '@safiri/contract/safety/shapes.ts';
import { agoOf } from '@safiri/rules/notifications/display.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { namingOf } from '@safiri/rules/places/reach.ts';
import { isWithVehicle } from '@safiri/rules/safety/emergency.ts';
import { distanceText } from '../common/point-name.ts';
import { callApi } from '../platform/api-client.ts';
import { clockTime } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Map } from '../ui/map.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { firstNameOf } from './names.ts';
import './emergency.css';

const degrees = ({ lat, lng }: Point) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** What is near a point, for words that say that it is near: the name alone, or with how far it is; its degrees where nothing is known. */
async function nearTo(at: Point): Promise<string> {
  const near = `${at.lat.toFixed(5)},${at.lng.toFixed(5)}`;
  const { place } = await callApi(placePaths.nearestPlace, { query: { near } }).catch(() => ({ place: null }));
  const naming = namingOf(place?.distanceMeters ?? null);
  if (place === null || naming === 'unknown') return degrees(at);
  return naming === 'at' ? place.name : `${place.name}, ${distanceText(place.distanceMeters ?? 0)}`;
}

/** The street or the landmark that is near; undefined until it is known. */
export const usePlaceName = (at: Point | null) =>
  useQuery({
    queryKey: ['place-name', at?.lat, at?.lng],
    queryFn: () => (at === null ? null : nearTo(at)),
    // While somebody moves, the last name stands until the next is known.
    placeholderData: (known) => known,
  }).data;

/** Where the person is, in words: the street or the landmark that is near. */
export function PlaceOf({ at }: { at: Point }) {
  const t = useText();
  const place = usePlaceName(at);
  return place === undefined || place === null ? null : <p className="label strong">{t('nowPlaceNear', { place })}</p>;
}

/** Whether the place is the person's: a car that has not picked them up is known where they are not. */
export const isPersonAt = ({ location, trip, userType }: Emergency): boolean =>
  location?.from === 'phone' || (trip !== null && isWithVehicle(userType, trip.status));

/** The map with the person on it, or with the car alone. */
export function EmergencyMap({ at: { lat, lng }, isPerson = true }: { at: Point; isPerson?: boolean }) {
  return (
    <div className="emergency-map">
      <Map vehicle={{ lat, lng, heading: null }} isPerson={isPerson} center={{ lat, lng }} />
    </div>
  );
}

/** How long ago something was seen. */
export function ageOf(t: Translate, milliseconds: number): string {
  const ago = agoOf(milliseconds / 1000);
  if (ago.unit === 'now') return t('placeSeconds', { n: Math.max(0, Math.floor(milliseconds / 1000)) });
  return t(({ minutes: 'placeMinutes', hours: 'placeHours', days: 'placeDays' } as const)[ago.unit], { n: ago.n });
}

/** Whose position it is, and how old; of an emergency that is over, when it was. */
function WhoseAndWhen({ emergency, location }: { emergency: Emergency; location: NonNullable<Emergency['location']> }) {
  const t = useText();
  const now = useServerNow(1000);
  const from =
    location.from === 'phone'
      ? t('emergencyPhoneOf', { name: firstNameOf(emergency.personName) })
      : t('emergencyCarOf', { name: firstNameOf(emergency.trip?.driver?.name ?? emergency.personName) });
  const age = ageOf(t, now - Date.parse(location.at));
  return <p className="caption num">{t('emergencyPlaceOf', { from, time: clockTime(location.at), age })}</p>;
}

/** The map with the person or the car on it, the place in degrees to read out or to hand on, and how old it is. */
export function EmergencyPlace({ emergency }: { emergency: Emergency }) {
  const t = useText();
  const { location } = emergency;
  const name = usePlaceName(location);
  if (location === null) return <p className="label">{t('emergencyNoPlace')}</p>;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([name, degrees(location)].filter((part) => part !== undefined && part !== null).join(', '));
      toast({ title: t('emergencyCopied') });
    } catch {
      toast({ title: degrees(location), tone: 'bad' });
    }
  };
  return (
    <>
      <EmergencyMap at={location} isPerson={isPersonAt(emergency)} />
      <div>
        <p className="label strong num">{degrees(location)}</p>
        <WhoseAndWhen emergency={emergency} location={location} />
      </div>
      <div className="row wrap emergency-car">
        <Button kind="soft" small onClick={() => void copy()}>
          {t('emergencyCopy')}
        </Button>
        <a
          className="button soft small"
          href={`https://www.openstreetmap.org/?mlat=${location.lat}&mlon=${location.lng}#map=17/${location.lat}/${location.lng}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('emergencyMapLink')}
        </a>
      </div>
    </>
  );
}
