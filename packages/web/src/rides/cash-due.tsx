import type { CSSProperties } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { leastCoinOf } from '@safiri/rules/countries/coins.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { handedOver } from '../common/handed-over.ts';
import { moneyFacts } from '../platform/countries.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import './cash.css';

/** Stands for the amount while the sentence is cut around it. */
const HERE = '\u0000';

/** From what a sum that coins make was rounded; nothing where they are the same. */
export function CashRounded({ amount, countryId }: { amount: string; countryId: CountryId }) {
  const t = useText();
  const { currency } = moneyFacts(countryId);
  return Number(handedOver(amount, countryId)) === Number(amount) ? null : (
    <p className="label num">
      {t('cashRounded', { amount: money(amount, countryId), coin: money(toWire(leastCoinOf(currency)), countryId) })}
    </p>
  );
}

/** "Collect R164.90 in cash", as coins make it, the amount as large as a screen allows. */
export function CashDue({ amount, countryId, isDriver }: { amount: string; countryId: CountryId; isDriver: boolean }) {
  const t = useText();
  const sum = money(handedOver(amount, countryId), countryId);
  const [before = '', after = ''] = t(isDriver ? 'collectCash' : 'payCash', { amount: HERE }).split(HERE);
  return (
    <>
      <p className="cash-due">
        {before}
        <b className="num" style={{ '--chars': sum.length } as CSSProperties}>
          {sum}
        </b>
        {after}
      </p>
      <CashRounded amount={amount} countryId={countryId} />
    </>
  );
}
