import { useState } from 'react';
import { countryCard } from '@safiri/rules/countries/card.ts';
import type { Country } from '@safiri/rules/countries/country.ts';
import { searchCountries } from '@safiri/rules/countries/search.ts';
import { statusLabelKey } from '@safiri/rules/countries/status.ts';
import { country } from '../platform/preferences.ts';
import { countryName } from '../common/country-names.ts';
import { dateText } from '../platform/dates.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Flag } from '../ui/flag.tsx';
import { EmptyState } from '../ui/states.tsx';
import { WaitingListForm } from './waiting-list-form.tsx';
import './country-picker.css';
import type { PaymentMethod, PaymentMethodId } from '@safiri/rules/countries/payment-methods.ts';
import type { TextKey } from 'virtual:texts/keys';

const statusKeys = { live: 'statusLive', beta: 'statusBeta', coming_soon: 'statusComingSoon', unknown: 'statusUnknown' } as const;

/** Methods that are no brands: these have a word in each language. */
const methodTexts: Partial<Record<PaymentMethodId, TextKey>> = {
  cash: 'cash',
  card: 'methodCard',
  eft: 'methodEft',
  bank_transfer: 'methodBankTransfer',
};

function methodName({ id, name }: PaymentMethod, t: Translate): string {
  const text = methodTexts[id];
  return text === undefined ? name : t(text);
}

function longDate(isoDay: string): string {
  return dateText(`${isoDay}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** The two lines under a card's status (spec: foundations §2 Country picker dialog). */
function statusNotes(c: Country, t: Translate): string[] {
  if (c.status === 'coming_soon') return [t('comingSoonTo', { country: countryName(t, c.id) }), t('joinWaitingList')];
  if (c.status === 'beta') return [t('betaIn', { country: countryName(t, c.id) }), t('limitedFeatures')];
  if (c.status === 'live' && c.launchDate !== undefined) return [t('operationalSince', { date: longDate(c.launchDate) }), t('allFeatures')];
  return [];
}

function CountryCard({ c, chosen, onChoose, onWait }: { c: Country; chosen: boolean; onChoose: () => void; onWait: () => void }) {
  const t = useText();
  const card = countryCard(c);
  const more = (n: number) => (n > 0 ? ` ${t('plusMore', { n })}` : '');
  return (
    <li className={`card country-card ${chosen ? 'chosen' : ''}`}>
      <button type="button" className="country-choose" aria-pressed={chosen} onClick={onChoose}>
        <span className="row">
          <Flag id={c.id} />
          <b className="title grow">{countryName(t, c.id)}</b>
          <span className={`chip status-${c.status}`}>{t(statusKeys[statusLabelKey(c.status)])}</span>
        </span>
        <span className="label num">
          {c.currencySymbol} · {c.currency} · {c.dialCode}
        </span>
        <span className="caption">
          {card.cities.join(', ')}
          {more(card.moreCities)}
        </span>
        <span className="caption">
          {card.paymentMethods.map((method) => methodName(method, t)).join(', ')}
          {more(card.morePaymentMethods)}
        </span>
        <span className="caption">{card.languages.join(', ')}</span>
        {statusNotes(c, t).map((note) => (
          <span key={note} className="caption note">
            {note}
          </span>
        ))}
      </button>
      {c.status === 'coming_soon' ? (
        <Button kind="soft" small onClick={onWait}>
          {t('waitingList')}
        </Button>
      ) : null}
    </li>
  );
}

export function CountryPicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const chosen = country.use();
  const [search, setSearch] = useState('');
  const [waitingFor, setWaitingFor] = useState<Country | 'other' | null>(null);
  const found = searchCountries(search, ({ id }) => countryName(t, id));
  const close = () => {
    setWaitingFor(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={t('chooseCountry')} tall>
      {waitingFor !== null ? (
        <WaitingListForm about={waitingFor} onDone={() => setWaitingFor(null)} />
      ) : (
        <>
          <input
            className="input country-search"
            type="search"
            aria-label={t('searchCountries')}
            placeholder={t('searchCountries')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {found.length === 0 ? <EmptyState text={t('noCountryFound')} /> : null}
          <ul className="country-cards">
            {found.map((c) => (
              <CountryCard
                key={c.id}
                c={c}
                chosen={c.id === chosen}
                onChoose={() => {
                  country.set(c.id);
                  close();
                }}
                onWait={() => setWaitingFor(c)}
              />
            ))}
          </ul>
          <footer className="country-foot">
            <p className="label">{t('dontSeeCountry')}</p>
            <Button kind="soft" small onClick={() => setWaitingFor('other')}>
              {t('requestCountry')}
            </Button>
          </footer>
        </>
      )}
    </Dialog>
  );
}
