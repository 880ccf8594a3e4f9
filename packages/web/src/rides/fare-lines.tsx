import type { FareQuote } from '@safiri/contract/pricing/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { fareLineTexts } from '../common/fare-lines.ts';
import { moneyOfList } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { TaxLines } from '../common/tax-lines.tsx';

/** What a price is made of, and the taxes inside it. */
export function FareLines({
  fare: { fare, lines, taxes },
  countryId,
}: {
  fare: Pick<FareQuote, 'fare' | 'lines' | 'taxes'>;
  countryId: CountryId;
}) {
  const t = useText();
  const money = moneyOfList([fare, ...[...lines, ...taxes].map(({ amount }) => amount)], countryId);
  return (
    <dl className="receipt-lines num">
      {lines.map(({ kind, amount }) => (
        <div key={kind} className="row spread">
          <dt>{t(fareLineTexts[kind])}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="row spread total">
        <dt>{t('total')}</dt>
        <dd>{money(fare)}</dd>
      </div>
      <TaxLines taxes={taxes} money={money} text="lineTax" />
    </dl>
  );
}
