import { payTermsOf } from '@safiri/rules/markets/pay-terms.ts';
import type { MarketDocument, MarketService } from '@safiri/rules/markets/document.ts';
import { feeTermsOf } from '@safiri/rules/pricing/fee-terms.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import type { RideRow } from './queries.ts';

/** What a trip keeps of the version that priced it. A package pays all of its trip: nothing is added to that. */
export const tripTerms = (
  document: MarketDocument,
  service: MarketService,
  paymentMethod: string,
): Pick<RideRow, 'payTerms' | 'feeTerms'> => ({
  payTerms: payTermsOf(document, service),
  feeTerms: paymentMethod === PACKAGE_METHOD ? null : feeTermsOf(document, service),
});
