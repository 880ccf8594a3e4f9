import type { MarketDocument, MarketService } from './document.ts';

/** What a market's version says of a driver's pay, as a trip keeps it. */
export interface PayTerms {
  /** Of the fare; null where the document says nothing: then the instance's setting counts. */
  readonly commissionPercent: number | null;
  /** Whether the operator pays bonuses, goals and referrals for its trips. */
  readonly incentives: boolean;
}

export const payTermsOf = ({ incentives }: MarketDocument, { tariff }: MarketService): PayTerms => ({
  commissionPercent: tariff.commission?.percent ?? null,
  incentives: incentives === 'specified',
});
