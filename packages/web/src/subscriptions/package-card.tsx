import type { RidePackageView } from '@safiri/contract/subscriptions/calls.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { useDirectOffered } from '../common/chosen-method.ts';
import type { useWallet } from '../common/wallet.ts';
import { money, typeNames } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { isShort } from './balance.tsx';
import { PackageCar } from './package-car.tsx';

/** What one ride of a package costs, rounded up to a cent: never less than it is. */
const eachRide = ({ price, rideCount }: RidePackageView): string | undefined =>
  rideCount === null ? undefined : toWire(Math.ceil((fromWire(price) ?? 0) / rideCount));

/** How much less it costs than its rides one by one. */
const savedBy = ({ price, originalPrice }: RidePackageView) => toWire((fromWire(originalPrice) ?? 0) - (fromWire(price) ?? 0));

/** What there is to pay with; undefined while nobody knows it. */
type Wallet = NonNullable<ReturnType<typeof useWallet>['data']>;

interface Props {
  readonly offer: RidePackageView;
  readonly wallet: Wallet | undefined;
  readonly owned: boolean;
  readonly busy: boolean;
  readonly onBuy: () => void;
}

/**
 * A package on offer: the car, how many rides in how many days, what it costs, saves and lets go. It is sold where the wallet can
 * pay it, or a provider takes the money at once; otherwise it says how much is needed, and above all of them stands what to do.
 */
export function PackageCard({ offer, wallet, owned, busy, onBuy }: Props) {
  const t = useText();
  const each = eachRide(offer);
  const user = session.use();
  const direct = useDirectOffered(offer.countryId);
  const short = isShort(offer, wallet?.balance);
  // What only women ride with is recommended to nobody else.
  const isPopular = offer.isPopular && (offer.rideType !== 'ladies_only' || user?.gender === 'female');
  const rides = offer.rideCount === null ? t('packageUnlimited') : t('packageRides', { n: offer.rideCount });
  return (
    <li className="card package" data-popular={isPopular}>
      {isPopular ? <span className="chip package-popular">{t('packagePopular')}</span> : null}
      <PackageCar rideType={offer.rideType} />
      <div className="package-what">
        <h2 className="title">{offer.name}</h2>
        <p className="label num">
          {rides} · {t('packageDays', { n: offer.validityDays })}
        </p>
        <p className="caption num">
          {t(typeNames[offer.rideType])}
          {each === undefined ? '' : ` · ${t('packageEach', { price: money(each, offer.countryId) })}`}
        </p>
      </div>
      <p className="num package-cost">
        <b className="package-price">{money(offer.price, offer.countryId)}</b>
        <s className="caption">{money(offer.originalPrice, offer.countryId)}</s>
        <span className="chip package-off">{t('packageOff', { n: offer.discountPercentage })}</span>
      </p>
      <p className="caption num package-terms">
        {t('packageSaves', { price: money(savedBy(offer), offer.countryId) })}
        {offer.rideCount === null ? '' : ` · ${t('packageLapses', { n: offer.validityDays })}`}
      </p>
      {!owned && !direct && short ? (
        <p className="label num package-terms">{t('packageNeeds', { price: money(offer.price, offer.countryId) })}</p>
      ) : (
        <Button kind={isPopular ? 'primary' : 'soft'} disabled={owned} busy={busy} onClick={onBuy}>
          {t(owned ? 'packageOwned' : short ? 'packageChoose' : 'packageBuy')}
        </Button>
      )}
    </li>
  );
}
