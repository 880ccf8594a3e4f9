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

interface InCoinsProps {
  readonly amount: string;
  readonly countryId: CountryId;
  /** What is handed over stands above it already. */
  readonly isHanded?: boolean;
}

/** Of an amount that coins don't make: what is handed over, or, where that is what stands there, what the trip comes to. */
export function InCoins({ amount, countryId, isHanded = false }: InCoinsProps) {
  const t = useText();
  const { currency } = moneyFacts(countryId);
  const minor = fromWire(amount) ?? 0;
  const handed = inCoins(minor, currency);
  const inWords = (sum: number) => money(toWire(sum), countryId);
  return handed === minor ? null : (
    <span className="label num cash-coins">
      {t(isHanded ? 'cashOfTrip' : 'cashInCoins', { amount: inWords(isHanded ? minor : handed), coin: inWords(leastCoinOf(currency)) })}
    </span>
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
