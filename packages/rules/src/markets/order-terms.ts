import { SERVICE_FEE_CENTS } from '../catalogue/merchants.ts';
import { countryMoney } from '../countries/country-money.ts';
import type { CountryId } from '../countries/country.ts';
import { sumOf } from '../pricing/fare-lines.ts';
import { convertCents } from '../pricing/base-fare.ts';
import { minorOfUnits } from '../pricing/money.ts';
import type { Point } from '../places/geo.ts';
import type { MarketDocument, MarketService } from './document.ts';
import type { ServiceFee } from './service-fee.ts';
import { serviceFare } from './services.ts';

/** What a shop's order is to its market. */
export type ShopOrderKind = 'food' | 'grocery';

/** What a market decides about the orders of a kind of shop. */
export interface OrderTerms {
  /** What brings them. */
  readonly service: MarketService;
  /** Their way is priced by the service's tariff; else each shop has a delivery fee of its own, as in the specification. */
  readonly byDistance: boolean;
  readonly serviceFee: ServiceFee;
  /** Goods that an order has to be worth, in minor units. */
  readonly minimumMinor: number;
  /** Of the goods, for the operator. */
  readonly commissionPercent: number;
}

const NO_FEE: ServiceFee = { percent: 0, leastMinor: 0, mostMinor: null };

/** The specification's fee: so much for the shopping of groceries, at the country's rate (operations §9). */
function specifiedFee(kind: ShopOrderKind, country: CountryId): ServiceFee {
  if (kind === 'food') return NO_FEE;
  const feeMinor = convertCents(BigInt(SERVICE_FEE_CENTS), 1n, countryMoney[country].exchangeRate);
  return { percent: 0, leastMinor: feeMinor, mostMinor: feeMinor };
}

/**
 * The terms of a kind of order; undefined where the market brings none. The first service of its kind counts; groceries come as food does
 * where there is none of their own.
 */
export function orderTerms({ services, orders, country }: MarketDocument, kind: ShopOrderKind): OrderTerms | undefined {
  const service = services.find((one) => one.kind === kind) ?? services.find((one) => one.kind === 'food' && kind === 'grocery');
  if (service === undefined) return undefined;
  if (orders === 'specified') {
    return { service, byDistance: false, serviceFee: specifiedFee(kind, country), minimumMinor: 0, commissionPercent: 0 };
  }
  const { serviceFee, minimumBasket, commissionPercent } = orders;
  return {
    service,
    byDistance: true,
    serviceFee:
      serviceFee === null
        ? NO_FEE
        : {
            percent: serviceFee.percent,
            leastMinor: minorOfUnits(serviceFee.least),
            mostMinor: serviceFee.most === null ? null : minorOfUnits(serviceFee.most),
          },
    minimumMinor: minorOfUnits(minimumBasket),
    commissionPercent,
  };
}

/** What bringing an order costs at least at a moment, in minor units: the way of nothing, without surge. */
export const leastDeliveryMinor = (market: MarketDocument, { service }: OrderTerms, shop: Point, at: Date): number =>
  sumOf(serviceFare(market, service, { pickup: { lat: shop.lat, lng: shop.lng }, at, meters: 0, seconds: 0, surge: 1 }));
