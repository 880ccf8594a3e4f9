import type { TaxTerms } from '../pricing/taxes.ts';
import type { MarketDocument, MarketService } from './document.ts';

/** What a market's version says of a driver's pay, as a trip keeps it. */
export interface PayTerms {
  /** Of the fare; null where the document says nothing: then the instance's setting counts. */
  readonly commissionPercent: number | null;
  /** Taxes inside its price, of which no commission is taken; absent where there are none. */
  readonly taxes?: readonly TaxTerms[];
  /** Whether the operator pays the specification's bonuses, goals and referrals for its trips; its own it decides by the version in force. */
  readonly incentives: boolean;
}

/** What a driver was shown on top of a fare when accepting its trip. */
export interface PromisedBonus {
  readonly id: string;
  readonly percent: number;
  readonly amountMinor: number;
}

export const payTermsOf = ({ incentives, tax }: MarketDocument, { tariff }: MarketService): PayTerms => ({
  commissionPercent: tariff.commission?.percent ?? null,
  ...(tax === null || tax.lines.length === 0 ? {} : { taxes: tax.lines }),
  incentives: incentives === 'specified',
});
