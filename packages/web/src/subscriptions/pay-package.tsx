import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { DirectPurchasePart } from '../common/direct-purchase-part.tsx';
import { callApi } from '../platform/api-client.ts';
import { afterwards } from './api.ts';

/** One of the specification's by its number, or one of a market's on the terms of the version that stands on the screen. */
export type PackageNamed = { readonly packageId: number } | { readonly market: string; readonly package: string; readonly version: number };

/** A package by a provider instead of the wallet; it begins when the money has come. */
export function PayPackage({
  named,
  countryId,
  isOnlyWay,
  onPaid,
}: {
  named: PackageNamed;
  countryId: CountryId;
  /** The wallet does not reach. */
  isOnlyWay: boolean;
  onPaid: () => void;
}) {
  const query = 'packageId' in named ? { packageId: String(named.packageId) } : { market: named.market, package: named.package };
  return (
    <DirectPurchasePart
      queryKey={[subscriptionPaths.paymentWays, query]}
      countryId={countryId}
      isOnlyWay={isOnlyWay}
      load={() => callApi(subscriptionPaths.paymentWays, { query })}
      begin={({ key, ...wish }) => callApi(subscriptionPaths.startPayment, { body: { ...named, ...wish }, idempotencyKey: key })}
      onPaid={() => {
        afterwards();
        onPaid();
      }}
    />
  );
}
