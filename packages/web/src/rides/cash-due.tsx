import type { CSSProperties } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import './cash.css';

/** Stands for the amount while the sentence is cut around it. */
const HERE = '\u0000';

/** "Collect R164.96 in cash", the amount as large as a screen allows. */
export function CashDue({ amount, countryId, isDriver }: { amount: string; countryId: CountryId; isDriver: boolean }) {
  const t = useText();
  const sum = money(amount, countryId);
  const [before = '', after = ''] = t(isDriver ? 'collectCash' : 'payCash', { amount: HERE }).split(HERE);
  return (
    <p className="cash-due">
      {before}
      <b className="num" style={{ '--chars': sum.length } as CSSProperties}>
        {sum}
      </b>
      {after}
    </p>
  );
}
