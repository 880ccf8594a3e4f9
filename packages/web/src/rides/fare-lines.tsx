import type { FareQuote } from '@safiri/contract/pricing/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { fareLineTexts } from '../common/fare-lines.ts';
import { signedMoney } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { TaxLines } from '../common/tax-lines.tsx';

/** What a price is made of, and the taxes inside it. */
export function FareLines({ fare: { lines, taxes }, countryId }: { fare: Pick<FareQuote, 'lines' | 'taxes'>; countryId: CountryId }) {
  const t = useText();
  return (
    <dl className="receipt-lines num">
      {lines.map(({ kind, amount }) => (
        <div key={kind} className="row spread">
          <dt>{t(fareLineTexts[kind])}</dt>
          <dd>{signedMoney(amount, countryId)}</dd>
        </div>
      ))}
      <TaxLines taxes={taxes} countryId={countryId} text="lineTax" />
    </dl>
  );
}
