import type { RidePackageView } from '@safiri/contract/subscriptions/calls.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { money, typeNames } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

/** What one ride of a package costs, rounded up to a cent: never less than it is. */
const eachRide = ({ price, rideCount }: RidePackageView): string | undefined =>
  rideCount === null ? undefined : toWire(Math.ceil((fromWire(price) ?? 0) / rideCount));

/** A package on offer. */
export function PackageCard({ offer, owned, busy, onBuy }: { offer: RidePackageView; owned: boolean; busy: boolean; onBuy: () => void }) {
  const t = useText();
  const each = eachRide(offer);
  return (
    <li className="card package" data-popular={offer.isPopular}>
      <div className="row spread">
        <h2 className="title">{offer.name}</h2>
        {offer.isPopular ? <span className="chip">{t('packagePopular')}</span> : null}
      </div>
      <p className="muted">{offer.description}</p>
      <p className="row num package-cost">
        <b className="package-price">{money(offer.price, offer.countryId)}</b>
        <s className="caption">{money(offer.originalPrice, offer.countryId)}</s>
        <span className="chip package-off">{t('packageOff', { n: offer.discountPercentage })}</span>
      </p>
      <p className="caption num">
        {t(typeNames[offer.rideType])} · {offer.rideCount === null ? t('packageUnlimited') : t('packageRides', { n: offer.rideCount })} ·{' '}
        {t('packageDays', { n: offer.validityDays })}
        {each === undefined ? null : ` · ${t('packageEach', { price: money(each, offer.countryId) })}`}
      </p>
      <Button disabled={owned} busy={busy} onClick={onBuy}>
        {t(owned ? 'packageOwned' : 'packageBuy')}
      </Button>
    </li>
  );
}
