import { isDescribed, type CountryId, type DescribedCountryId } from './country.ts';
import type { PaymentMethodId } from './payment-methods.ts';

/** How each country that is described pays, in the order in which a card shows it: the first three are what most people there pay with. */
export const describedPayments: { readonly [Id in DescribedCountryId]: readonly PaymentMethodId[] } = {
  za: ['cash', 'safiri_wallet', 'card', 'eft', 'mtn_momo'],
  ng: ['cash', 'bank_transfer', 'opay', 'card', 'palmpay', 'mtn_momo'],
  ke: ['cash', 'mpesa', 'card', 'airtel_money', 'bank_transfer'],
  gh: ['cash', 'mtn_momo', 'telecel_cash', 'card', 'at_money', 'bank_transfer'],
  ug: ['cash', 'mtn_momo', 'airtel_money', 'card', 'bank_transfer'],
  tz: ['cash', 'mpesa', 'mixx', 'airtel_money', 'card', 'bank_transfer'],
  eg: ['cash', 'instapay', 'vodafone_cash', 'card', 'orange_money'],
  ma: ['cash', 'card', 'orange_money', 'inwi_money', 'bank_transfer'],
  et: ['cash', 'telebirr', 'cbe_birr', 'card', 'bank_transfer'],
  rw: ['cash', 'mtn_momo', 'airtel_money', 'card', 'bank_transfer'],
  ls: ['cash', 'safiri_wallet', 'mpesa'],
  zm: ['cash', 'safiri_wallet', 'mtn_momo', 'airtel_money'],
};

/** What settles without a provider: all that is known of a country which the product does not describe. */
const others: readonly PaymentMethodId[] = ['cash', 'safiri_wallet'];

/** How a country pays, in the order in which screens show it. */
export const paymentsIn = (id: CountryId): readonly PaymentMethodId[] => (isDescribed(id) ? describedPayments[id] : others);
