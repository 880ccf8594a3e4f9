import type { SoldPackage } from '@safiri/contract/subscriptions/market-calls.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import type { Sold } from './api.ts';
import { MarketPackageCar } from './package-car.tsx';
import { packageName, packageService } from './package-name.ts';

interface Props {
  readonly offer: SoldPackage;
  readonly sold: Pick<Sold, 'countryId' | 'decimals'>;
  readonly owned: boolean;
  /** The wallet holds less. */
  readonly short: boolean;
  /** A provider may take the money at once. */
  readonly direct: boolean;
  readonly busy: boolean;
  readonly onBuy: () => void;
}

/** A package that a market sells: rides, days, the longest way, and what it costs. Nothing is compared with a price that nobody asks for. */
export function MarketPackageCard({ offer, sold, owned, short, direct, busy, onBuy }: Props) {
  const t = useText();
  const price = (amount: string) => money(amount, sold.countryId, sold.decimals);
  return (
    <li className="card package">
      <MarketPackageCar service={offer.service} rideType={offer.rideType} />
      <div className="package-what">
        <h2 className="title">{packageName(t, offer)}</h2>
        <p className="label num">
          {t('packageRides', { n: offer.rides })} · {t('packageDays', { n: offer.validDays })}
        </p>
        <p className="caption num">
          {packageService(t, offer)} · {t('ownPackageReach', { km: offer.maxKm })}
        </p>
      </div>
      <p className="num package-cost">
        <b className="package-price">{price(offer.price)}</b>
        <span className="caption">{t('packageEach', { price: price(offer.each) })}</span>
      </p>
      <p className="caption num package-terms">{t('ownPackageAlone', { km: offer.maxKm, price: price(offer.alone) })}</p>
      {!owned && short && !direct ? (
        <p className="label num package-terms">{t('packageNeeds', { price: price(offer.price) })}</p>
      ) : (
        <Button kind="soft" disabled={owned} busy={busy} onClick={onBuy}>
          {t(owned ? 'packageOwned' : short ? 'packageChoose' : 'packageBuy')}
        </Button>
      )}
    </li>
  );
}
