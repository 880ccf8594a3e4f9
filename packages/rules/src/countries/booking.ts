import type { Country } from './countries.ts';

/** Whether rides and deliveries can be booked there: only where the country is live and active; elsewhere prices are a preview. */
export function isBookable(country: Pick<Country, 'status' | 'isActive'>): boolean {
  return country.status === 'live' && country.isActive;
}
