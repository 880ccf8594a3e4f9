import type { DeskTrip } from '@safiri/contract/desk/trip-shapes.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { carLooks } from '../common/car-looks.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { PersonLink } from './person-link.tsx';
import { ShownContact, ShownRider } from './shown-contact.tsx';
import './desk.css';

/** The two of a trip, and who rides where somebody else asked. */
export function TripPeople({ page }: { page: DeskTrip }) {
  const t = useText();
  const { passenger, driver, rider, vehicle, trip } = page;
  return (
    <section className="card doc" aria-label={t('deskPeople')}>
      <h2 className="h2">{t('deskPeople')}</h2>
      <ul className="desk-facts">
        {passenger === null ? null : (
          <li className="desk-party">
            <span>
              <span className="caption desk-under">{t('passenger')}</span>
              <PersonLink className="text-link" userId={passenger.userId}>
                {passenger.name}
              </PersonLink>
            </span>
            {passenger.phone === null ? null : (
              <ShownContact userId={passenger.userId} field="phone" masked={passenger.phone} name={passenger.name} />
            )}
          </li>
        )}
        {rider === null || (rider.name === null && rider.phone === null) ? null : (
          <li className="desk-party">
            <span>
              <span className="caption desk-under">{t('tripRider')}</span>
              {rider.name}
            </span>
            {rider.phone === null ? null : <ShownRider rideId={trip.rideId} masked={rider.phone} name={rider.name ?? t('tripRider')} />}
          </li>
        )}
        <li className="desk-party">
          <span>
            <span className="caption desk-under">{t('driver')}</span>
            {driver === null ? (
              t('tripNoDriver')
            ) : (
              <PersonLink className="text-link" userId={driver.userId ?? undefined}>
                {driver.name === null ? driverIdLabel(driver.driverId) : `${driver.name} · ${driverIdLabel(driver.driverId)}`}
              </PersonLink>
            )}
          </span>
          {vehicle === null ? null : (
            <span className="row wrap desk-car">
              <Plate text={vehicle.licensePlate} />
              <span className="label">{carLooks(t, vehicle, vehicle.year)}</span>
            </span>
          )}
          {driver === null || driver.userId === null || driver.phone === null ? null : (
            <ShownContact userId={driver.userId} field="phone" masked={driver.phone} name={driver.name ?? t('driver')} />
          )}
        </li>
      </ul>
    </section>
  );
}
