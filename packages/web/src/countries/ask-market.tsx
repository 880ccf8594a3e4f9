import { instanceMarkets } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';
import { chooseMarket } from './choose-market.ts';
import { CountryButton } from './country-button.tsx';
import './ask-market.css';

/** More are chosen from in the picker. */
const SHOWN_AT_MOST = 4;

/** Asks in which city this person is, where neither the phone nor a trip has told yet. */
export function AskMarket() {
  const t = useText();
  const all = instanceMarkets ?? [];
  return (
    <section className="card ask-market" aria-label={t('chooseCity')}>
      <h2 className="title">{t('chooseCity')}</h2>
      {all.length > SHOWN_AT_MOST ? (
        <CountryButton />
      ) : (
        <div className="row">
          {all.map((market) => (
            <button key={market.id} type="button" className="button soft small" onClick={() => chooseMarket(market)}>
              {market.name}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
