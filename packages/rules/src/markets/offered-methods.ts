import { walletMethodId } from '../countries/payment.ts';
import { providerIds, type ProviderId } from '../payments/providers.ts';
import { isOneOf } from '../records.ts';
import type { MarketDocument } from './document.ts';

/** Whether a ride of a market can be paid partly from the wallet and the rest in cash: its owner allowed that, and takes both. */
export const offersSplit = ({ payments, split }: Pick<MarketDocument, 'payments' | 'split'>): boolean =>
  split && payments.includes('cash') && payments.includes('wallet');

/** Whether drivers of a market are thanked with money: its owner allowed that, and takes the wallet that it comes from. */
export const offersTips = ({ payments, tips }: Pick<MarketDocument, 'payments' | 'tips'>): boolean => tips && payments.includes('wallet');

/** How trips and orders of a market are paid for, as requests name the methods. */
export const offeredMethods = ({ payments }: Pick<MarketDocument, 'payments'>): string[] =>
  payments.map((kind) => (kind === 'wallet' ? walletMethodId : kind));

/** The providers by which trips, orders, packages and school months of a market are paid directly, in the order of its document. */
export const directWays = ({ payments }: Pick<MarketDocument, 'payments'>): ProviderId[] =>
  payments.filter((kind) => isOneOf(providerIds, kind));
