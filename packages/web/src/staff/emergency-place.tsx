import { useQuery } from '@tanstack/react-query';
import type { Emergency } from '@safiri/contract/safety/shapes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { namePoint } from '../common/places.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Map } from '../ui/map.tsx';
import { toast } from '../ui/toast.tsx';
import { useAge } from './open-clock.tsx';

const degrees = ({ lat, lng }: Point) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

const usePlaceName = (at: Point | null) =>
  useQuery({
    queryKey: ['place-name', at?.lat, at?.lng],
    queryFn: () => (at === null ? null : namePoint(at)),
    // While somebody moves, the last name stands until the next is known.
    placeholderData: (known) => known,
  }).data?.address;

/** Where the person is, in words: the street or the landmark that is near. */
export function PlaceOf({ at }: { at: Point }) {
  const t = useText();
  const place = usePlaceName(at);
  return place === undefined ? null : <p className="label strong">{t('nowPlaceNear', { place })}</p>;
}

/** How old the position is; of an emergency that is over, when it was. */
function Age({ location }: { location: NonNullable<Emergency['location']> }) {
  const t = useText();
  const age = useAge(location.at);
  const from = t(location.from === 'phone' ? 'emergencyFromPhone' : 'emergencyFromVehicle');
  return <p className="caption num">{t('emergencyPlaceOf', { from, time: clockTime(location.at), age })}</p>;
}

/** The map with the person on it, the place in degrees to read out or to hand on, and how old it is. */
export function EmergencyPlace({ location }: { location: Emergency['location'] }) {
  const t = useText();
  const name = usePlaceName(location);
  if (location === null) return <p className="label">{t('emergencyNoPlace')}</p>;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([name, degrees(location)].filter((part) => part !== undefined).join(', '));
      toast({ title: t('emergencyCopied') });
    } catch {
      toast({ title: degrees(location), tone: 'bad' });
    }
  };
  return (
    <>
      <div className="emergency-map">
        <Map vehicle={{ ...location, heading: null }} isPerson center={location} />
      </div>
      <div>
        <p className="label strong num">{degrees(location)}</p>
        <Age location={location} />
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
