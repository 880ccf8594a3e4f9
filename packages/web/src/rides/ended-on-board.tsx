import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { CashDue } from './cash-due.tsx';
import { isLeastFare } from './ended-early.tsx';
import { RideFromHere } from './ride-from-here.tsx';
import { SafetyQuestion } from './safety-question.tsx';
import { TripOverPage } from './trip-over-page.tsx';
import './rides.css';

/** What a passenger pays whose trip went no further. */
function Cost({ ride }: { ride: Ride }) {
  const t = useText();
  const fare = money(ride.fare, ride.countryId);
  const quoted = ride.ending?.quoted ?? null;
  const cash = ride.ending?.cash ?? null;
  if (ride.paymentMethod === PACKAGE_METHOD) return <p>{t('endedHerePackage')}</p>;
  return (
    <>
      {cash === null ? null : <CashDue amount={cash.due} countryId={ride.countryId} isDriver={false} />}
      <p className="num">
        {quoted === null
          ? t('endedHereCostSame', { fare })
          : t(isLeastFare(ride) ? 'endedHereLeast' : 'endedHereCost', { fare, quoted: money(quoted, ride.countryId) })}
      </p>
    </>
  );
}

/**
 * The passenger's trip ended on the way: who ended it, what it costs, whether they are safe, and another ride from here. It stays
 * until the passenger leaves it: who stands on the road is not sent anywhere.
 * @param help the emergency button, handed in by the app
 */
export function EndedOnBoard({ ride, onLeave, help }: { ride: Ride; onLeave: () => void; help: ReactNode }) {
  const t = useText();
  const name = ride.driver?.name ?? '';
  return (
    <TripOverPage title={t('driverEnded', { name })} onLeave={onLeave}>
      <SafetyQuestion ride={ride} help={help}>
        {ride.ending?.confirmation === 'confirmed' ? (
          <p className="title" role="status">
            {t('endedHereSafe')}
          </p>
        ) : null}
      </SafetyQuestion>
      <Cost ride={ride} />
      <RideFromHere ride={ride} />
    </TripOverPage>
  );
}
