import type { CSSProperties } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { inCoins, leastCoinOf } from '@safiri/rules/countries/coins.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { moneyFacts } from '../platform/countries.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import './cash.css';

/** Stands for the amount while the sentence is cut around it. */
const HERE = '\u0000';

/** What is handed over of an amount that coins don't make. */
export function InCoins({ amount, countryId }: { amount: string; countryId: CountryId }) {
  const t = useText();
  const { currency } = moneyFacts(countryId);
  const minor = fromWire(amount) ?? 0;
  const handed = inCoins(minor, currency);
  const inWords = (sum: number) => money(toWire(sum), countryId);
  return handed === minor ? null : (
    <span className="label num cash-coins">{t('cashInCoins', { amount: inWords(handed), coin: inWords(leastCoinOf(currency)) })}</span>
  );
}

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
      <InCoins amount={amount} countryId={countryId} />
    </p>
  );
}
