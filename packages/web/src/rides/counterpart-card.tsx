import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import type { TextKey } from 'virtual:texts/keys';
import { dateInWords, useText } from '../platform/text.ts';
import { Face } from '../ui/face.tsx';
import { Stars } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { AboutDriver } from './about-driver.tsx';
import { PassengerOnBoard } from './passenger-on-board.tsx';
import { PersonTiles } from './person-tiles.tsx';

/** What the team checked of a passenger, for the driver. */
const checkedTexts: Readonly<Record<PersonCheckKind, TextKey>> = { selfie: 'selfieChecked', id: 'idChecked' };

/** That the team checked the driver's photo, and when; nothing where there is none. */
export function PhotoChecked({ driver }: { driver: Ride['driver'] }) {
  const t = useText();
  const photo = driver?.photo ?? null;
  if (photo === null) return null;
  return (
    <p className="caption">{t('photoChecked', { day: dateInWords(new Date(photo.checkedAt), { day: 'numeric', month: 'short' }) })}</p>
  );
}

/**
 * The other side: for a passenger the driver, for a driver the passenger.
 * @param tiles what else one does with this person, beside calling
 */
export function CounterpartCard({ ride, isDriver, tiles }: { ride: Ride; isDriver: boolean; tiles: ReactNode }) {
  const t = useText();
  const person = isDriver ? ride.passenger : ride.driver;
  if (person === null) return null;
  if (isDriver && ride.status === 'in_progress' && ride.delivery === null) return <PassengerOnBoard ride={ride} tiles={tiles} />;
  const photo = isDriver ? null : (ride.driver?.photo ?? null);
  const about = isDriver ? null : <AboutDriver rideId={ride.id} />;
  return (
    <section aria-label={t(isDriver ? 'passenger' : 'driver')} className="counterpart" data-row="8">
      <div className="row">
        <Face name={person.name} photo={photo?.url ?? null} sizes={[72, 48]} />
        <div className="grow">
          <div className="title">{person.name}</div>
          <Stars rating={person.rating} />
          {isDriver && ride.delivery === null && ride.passenger.phoneVerified ? (
            <p className="row caption number-verified">
              <Icon name="check" size={16} />
              {t('numberVerified')}
            </p>
          ) : null}
          {isDriver && ride.delivery === null && ride.passenger.checked ? (
            <p className="chip ok person-checked">
              <Icon name="shieldcheck" size={16} />
              {t(checkedTexts[ride.passenger.checked])}
            </p>
          ) : null}
          {photo === null ? null : (
            <>
              <PhotoChecked driver={ride.driver} />
              {about}
            </>
          )}
        </div>
        {photo === null ? about : null}
      </div>
      <PersonTiles person={person} tiles={tiles} bySms={ride.chat === false} />
    </section>
  );
}
