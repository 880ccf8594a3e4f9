import type { CountryId } from './country.ts';

/** The most that an operator may take of what a driver earns. */
export interface CommissionCap {
  readonly percent: number;
  /** The law that says so. */
  readonly source: string;
}

/** Countries whose law limits the operator's share; of all others none is known (operator §2: law is never invented). */
export const commissionCaps: { readonly [Id in CountryId]?: CommissionCap } = {
  ke: { percent: 18, source: 'Kenya, LN 120/2022' },
};
