import type { Instance, InstanceMarket } from '@safiri/contract/settings/instance.ts';
import { handoverStep } from '@safiri/rules/countries/coins.ts';
import { isDescribed, type Country } from '@safiri/rules/countries/country.ts';
import { leastFare } from '@safiri/rules/markets/least-fare.ts';
import { offeredMethods, offersSplit, offersTips } from '@safiri/rules/markets/offered-methods.ts';
import { passengerServices } from '@safiri/rules/markets/services.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { boundsOf } from '../markets/public.ts';
import { presentService } from '../pricing/public.ts';

function marketOnPages({ document, country }: Market): InstanceMarket {
  const [lng, lat] = document.centre;
  return {
    id: document.id,
    name: document.name,
    countryId: country.id,
    center: { lat, lng },
    timeZone: document.timeZone,
    bounds: boundsOf(document.area),
    languages: document.languages,
    decimals: document.decimals,
    payments: offeredMethods(document),
    splitTo: offersSplit(document) ? handoverStep(document.rounding.to, country.currency) : null,
    tips: offersTips(document),
    kinds: [...new Set(document.services.map(({ kind }) => kind))],
    services: passengerServices(document).map((service) => ({
      rideType: service.id,
      service: presentService(document, service),
      from: toWire(leastFare(document, service)),
    })),
    contact: document.contact,
    vehicleAge: document.vehicleAge,
    packages: document.packages !== 'specified' && document.packages.length > 0,
    isOpen: document.status === 'open',
  };
}

/** The confirmed numbers of the countries of these cities. */
const confirmedIn = (markets: Context['markets'], shown: readonly Market[]): Instance['emergency'] =>
  Object.fromEntries(
    [...new Set(shown.map(({ country }) => country.id))].flatMap((id) => {
      const numbers = markets.confirmedNumbers(id);
      return numbers === undefined ? [] : [[id, numbers] as const];
    }),
  );

/**
 * The countries that pages know nothing of by themselves: of all cities but drafts, of which nobody is told before they open. Trips of one that is
 * closed are still looked at.
 */
const notDescribed = (all: readonly Market[]): readonly Country[] => {
  const told = all.filter(({ document, country }) => document.status !== 'draft' && !isDescribed(country.id));
  return [...new Map(told.map(({ country }) => [country.id, country])).values()];
};

/**
 * What pages of this instance are told of it, as JSON, made anew with each look at what was published; null in the demo, whose countries and
 * prices are the specification's.
 */
export function instanceText({ config, markets }: Pick<Context, 'config' | 'markets'>): () => string | null {
  if (config.demo) return () => null;
  let of: ReturnType<typeof markets.all> | undefined;
  let text = '';
  return () => {
    const all = markets.all();
    if (of === all) return text;
    const shown = all.filter(({ document: { status } }) => status === 'open' || status === 'paused');
    const instance: Instance = {
      markets: shown.map(marketOnPages),
      countries: notDescribed(all),
      emergency: confirmedIn(markets, shown),
      canText: config.sms !== undefined,
    };
    of = all;
    text = JSON.stringify(instance);
    return text;
  };
}
