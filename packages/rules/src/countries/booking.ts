import type { Country } from './country.ts';

/**
 * Whether rides and deliveries can be booked there: where the country is live and active; elsewhere prices are a preview.
 * @param openBeta an operator's own server may open the beta countries too
 */
export function isBookable(country: Pick<Country, 'status' | 'isActive'>, openBeta = false): boolean {
  return (country.status === 'live' && country.isActive) || (openBeta && country.status === 'beta');
}
