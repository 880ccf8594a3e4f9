import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { isPaidInCash } from '@safiri/rules/rides/cash-change.ts';
import { brand } from '../platform/brand.ts';
import { money } from '../platform/format.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { handedOf } from './cash-change.tsx';

/** For who rides on somebody else's word: whose, and what they pay. */
function BookedNote({ ride, name }: { ride: Ride; name: string }) {
  const t = useText();
  return (
    <div className="row rider-note">
      <Icon name="user" size={22} />
      <div className="grow">
        <p className="label strong">{t('bookedByName', { name })}</p>
        <p className="caption num">
          {isPaidInCash(ride) ? t('bookedYouPay', { amount: money(toWire(handedOf(ride)), ride.countryId) }) : t('bookedTheyPay', { name })}
        </p>
      </div>
    </div>
  );
}

/** Car, plate and PIN in a text of this phone to who rides; nothing before there is a car, where their number is not shown, and where the server texts them. */
export function TextToRider({ ride, name }: { ride: Ride; name: string }) {
  const t = useText();
  const { canText } = useAppSettings();
  const phone = ride.rider?.phone ?? null;
  const car = ride.driver?.vehicleInfo ?? null;
  if (canText || phone === null || car === null || ride.pin === null) return null;
  const words = t('riderSmsWords', {
    product: brand.name,
    car: [car.color, car.make, car.model].filter(Boolean).join(' '),
    plate: car.licensePlate,
    pin: ride.pin,
  });
  return (
    <a className="button soft small" href={`sms:${phone}?body=${encodeURIComponent(words)}`}>
      {t('riderSms', { name })}
    </a>
  );
}

/** Who rides, for whoever asked for somebody else; and who tells them car and PIN, until that stands beside the PIN itself. */
function ForSomebody({ ride, name }: { ride: Ride; name: string }) {
  const t = useText();
  const { canText } = useAppSettings();
  return (
    <div className="row rider-note">
      <Icon name="user" size={22} />
      <div className="grow">
        <p className="label strong">{t('riderRides', { name })}</p>
        {isPaidInCash(ride) ? (
          <p className="caption num">{t('riderPays', { amount: money(toWire(handedOf(ride)), ride.countryId) })}</p>
        ) : null}
        {ride.status === 'in_progress' || (!canText && ride.pin !== null) ? null : (
          <p className="caption">{t(canText ? 'riderTold' : 'riderTell')}</p>
        )}
      </div>
    </div>
  );
}

/** Where two people have to do with a ride: to the one who rides, to the other who pays. */
export function RiderNote({ ride }: { ride: Ride }) {
  // What was kept on the phone by an older version knows of neither.
  if (ride.bookedBy != null) return <BookedNote ride={ride} name={ride.bookedBy.name} />;
  return ride.rider == null ? null : <ForSomebody ride={ride} name={ride.rider.name} />;
}
