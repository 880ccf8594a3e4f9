import type { Offer } from '@safiri/contract/dispatch/shapes.ts';
import { offerRates } from '@safiri/rules/dispatch/offer-rates.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { countryHere } from '../common/country-here.ts';
import { money, moneyOf, numberText } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

/** An offer as it is said aloud: the whole amount, how far the pickup is, and where to. */
export function offerInWords(t: Translate, { net, countryId, pickupDuration, dropoffLocation, fast }: Offer): string {
  const [place = ''] = dropoffLocation.address.split(',');
  if (fast) return t('offerSpokenFast', { minutes: pickupDuration, place });
  const whole = Math.round(Number(net));
  return t('offerSpoken', { pay: `${countryHere(countryId).currencySymbol}${numberText(whole)}`, minutes: pickupDuration, place });
}

/** What it comes to by the kilometre and by the hour; undefined where there is next to no way. */
export function ratesText(t: Translate, offer: Offer): string | undefined {
  const rates = offerRates(fromWire(offer.net) ?? 0, offer.pickupDistance + offer.tripDistance, offer.pickupDuration + offer.tripDuration);
  if (rates === null) return undefined;
  const perHour = money(String(Math.round(rates.perHour / 100)), offer.countryId).replace(/\.00$/, '');
  return t('offerRates', { perKm: moneyOf(rates.perKm, offer.countryId), perHour });
}
