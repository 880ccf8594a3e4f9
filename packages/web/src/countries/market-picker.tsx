import { useState } from 'react';
import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';
import { foldText } from '@safiri/rules/places/fold-text.ts';
import { countryHere } from '../common/country-here.ts';
import { countryName } from '../common/country-names.ts';
import { methodNames } from '../platform/format.ts';
import { instanceMarkets, useHomeMarket } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Flag } from '../ui/flag.tsx';
import { EmptyState } from '../ui/states.tsx';
import { chooseMarket } from './choose-market.ts';
import { WaitingListForm } from './waiting-list-form.tsx';
import './country-picker.css';

/** Nobody looks for one of fewer cities by typing. */
const SEARCHED_FROM = 8;

function MarketCard({ market, chosen, onChoose }: { market: InstanceMarket; chosen: boolean; onChoose: () => void }) {
  const t = useText();
  const { currency, currencySymbol, dialCode } = countryHere(market.countryId);
  return (
    <li className={`card country-card ${chosen ? 'chosen' : ''}`}>
      <button type="button" className="country-choose" aria-pressed={chosen} onClick={onChoose}>
        <span className="row">
          <Flag id={market.countryId} />
          <b className="title grow">{market.name}</b>
        </span>
        <span className="label num">
          {countryName(t, market.countryId)} · {currencySymbol} · {currency} · {dialCode}
        </span>
        <span className="caption">{market.payments.map((id) => t(methodNames[id] ?? 'cash')).join(', ')}</span>
        {market.isOpen ? null : <span className="caption note">{t('cityPaused')}</span>}
      </button>
    </li>
  );
}

/** The cities of this instance, of which somebody chooses where to look before the phone has said where it is. */
export function MarketPicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const home = useHomeMarket();
  const [search, setSearch] = useState('');
  const [isAsking, setAsking] = useState(false);
  const all = instanceMarkets ?? [];
  const wanted = foldText(search);
  const found = all.filter(({ name, countryId }) => foldText(`${name} ${countryName(t, countryId)}`).includes(wanted));
  const close = () => {
    setAsking(false);
    onClose();
  };
  const choose = (market: InstanceMarket) => {
    chooseMarket(market);
    close();
  };
  return (
    <Dialog open={open} onClose={close} title={t('chooseCity')} tall>
      {isAsking ? (
        <WaitingListForm about="other" onDone={() => setAsking(false)} />
      ) : (
        <>
          {all.length < SEARCHED_FROM ? null : (
            <input
              className="input country-search"
              type="search"
              aria-label={t('searchCities')}
              placeholder={t('searchCities')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          {found.length === 0 ? <EmptyState text={t(all.length === 0 ? 'noCityYet' : 'noCityFound')} /> : null}
          <ul className="country-cards">
            {found.map((market) => (
              <MarketCard key={market.id} market={market} chosen={market.id === home?.id} onChoose={() => choose(market)} />
            ))}
          </ul>
          <footer className="country-foot">
            <p className="label">{t('dontSeeCity')}</p>
            <Button kind="soft" small onClick={() => setAsking(true)}>
              {t('requestCity')}
            </Button>
          </footer>
        </>
      )}
    </Dialog>
  );
}
