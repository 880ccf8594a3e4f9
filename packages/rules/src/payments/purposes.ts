/** What is paid as soon as the money for it has come: a ride, an order, a package of rides, a month of a school seat. */
export const directPurposes = ['ride', 'order', 'package', 'school'] as const;
export type DirectPurpose = (typeof directPurposes)[number];

/** What payments are for: a passenger's wallet, what a driver owes the operator, or one thing that is paid at once. */
export const paymentPurposes = ['top_up', 'pay_in', ...directPurposes] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** What is bought by a package's payment: one of the specification's, or one of a market's on the terms of a version that its buyer saw. */
export type PackageToBuy = { readonly packageId: number } | { readonly market: string; readonly package: string; readonly version: number };

/** The same without the version: of a kind nobody has two at once. */
export type PackageKind = { readonly packageId: number } | { readonly market: string; readonly package: string };

export const kindOfPackage = (buys: PackageToBuy): PackageKind =>
  'packageId' in buys ? { packageId: buys.packageId } : { market: buys.market, package: buys.package };
