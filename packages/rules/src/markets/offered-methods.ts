import { walletMethodId } from '../countries/payment.ts';
import type { MarketDocument } from './document.ts';

/** How trips and orders of a market are paid for, as requests name the methods. */
export const offeredMethods = ({ payments }: Pick<MarketDocument, 'payments'>): string[] =>
  payments.map((kind) => (kind === 'wallet' ? walletMethodId : kind));
