import { isOneOf } from '../records.ts';
import { minorOfUnits } from '../pricing/money.ts';
import { providerIds, type ProviderId } from './providers.ts';

/** How a trip or an order is paid. */
export interface HowPaid {
  /** By which its money moves: one that a provider is to pay is in cash until the provider has. */
  readonly paymentMethod: string;
  /** The provider by which its payer would rather pay than in cash; null where none was chosen. */
  readonly payBy: ProviderId | null;
}

/** @param method as requests name it: a method of the product's own, or a provider */
export const howPaid = (method: string): HowPaid =>
  isOneOf(providerIds, method) ? { paymentMethod: 'cash', payBy: method } : { paymentMethod: method, payBy: null };

/**
 * What a provider is asked for, which knows whole units alone, in minor units: what is above the sum that is due stays in the payer's wallet.
 * @param dueMinor what is due
 */
export const wholeUnitsFor = (dueMinor: number): number => Math.ceil(dueMinor / minorOfUnits(1)) * minorOfUnits(1);

/** What of it stays in the payer's wallet, minor units; from 0 to less than a whole unit. */
export const restInWallet = (dueMinor: number): number => wholeUnitsFor(dueMinor) - dueMinor;
