import type { PackagePurchase, SoldPackage } from '@safiri/contract/subscriptions/market-calls.ts';
import { typeNames } from '../platform/format.ts';
import { nameIn } from '../platform/service-name.ts';
import type { Translate } from '../platform/text.ts';

type Sold = Pick<SoldPackage | PackagePurchase, 'names' | 'service' | 'rideType' | 'rides'>;

/** What its service is called: by the operator, else by the specification. */
export const packageService = (t: Translate, { service, rideType }: Pick<Sold, 'service' | 'rideType'>): string =>
  nameIn(service.names) || t(typeNames[rideType]);

/** What a package is called: by the operator, else by its rides. */
export const packageName = (t: Translate, sold: Sold): string =>
  nameIn(sold.names) || `${packageService(t, sold)} · ${t('packageRides', { n: sold.rides })}`;
