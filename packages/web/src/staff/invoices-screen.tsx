import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { isCountryId } from '@safiri/rules/countries/country-ids.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { useState } from 'react';
import { countryChoices } from '../common/country-choices.ts';
import { countryName } from '../common/country-names.ts';
import { country as preferredCountry } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { invoiceTable, useInvoiceList } from './invoice-api.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import './finance.css';

const todayIn = (countryId: CountryId) => localDate(new Date(), countryById(countryId).timeZoneId);
const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;

/** Some days of a country, by its own calendar, as a file for spreadsheets; at first the month that runs. */
function Table() {
  const t = useText();
  const own = preferredCountry.use();
  const countries = countryChoices(own);
  const [country, setCountry] = useState<CountryId>(countries[0] ?? own);
  const [to, setTo] = useState(() => todayIn(country));
  const [from, setFrom] = useState(() => firstOfMonth(to));
  return (
    <section className="card doc invoice-table" aria-label={t('invoicesTable')}>
      <h2 className="h2">{t('invoicesTable')}</h2>
      <div className="invoice-days">
        <SelectField
          label={t('invoicesCountry')}
          value={country}
          onChange={(event) => isCountryId(event.target.value) && setCountry(event.target.value)}
        >
          {countries.map((id) => (
            <option key={id} value={id}>
              {countryName(t, id)}
            </option>
          ))}
        </SelectField>
        <DateField label={t('invoicesFrom')} value={from} max={to} onChange={(event) => setFrom(event.target.value)} />
        <DateField label={t('invoicesTo')} value={to} min={from} onChange={(event) => setTo(event.target.value)} />
      </div>
      <a className="button soft" href={invoiceTable(country, from, to)} download>
        {t('invoicesDownload')}
      </a>
    </section>
  );
}

function List({ refused }: { refused: boolean }) {
  const t = useText();
  const list = useInvoiceList(refused);
  if (list.isPending) return refused ? null : <SkeletonRows height={84} count={5} />;
  if (list.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flat();
  if (rows.length === 0) return refused ? null : <NothingHere text={t('invoicesNone')} note={t('invoicesNoneNote')} />;
  const name = t(refused ? 'invoicesRefused' : 'invoicesAll');
  return (
    <section className="stack" aria-label={name}>
      {/* The page's own name says the other list. */}
      <h2 className={refused ? 'h2' : 'visually-hidden'}>{name}</h2>
      <ul className="console-cards">
        {rows.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <More list={list}>{t('showOlder')}</More>
    </section>
  );
}

/** `/staff/invoices`: what a tax authority refused, a table of some days, and all that was issued, newest first. */
export function InvoicesScreen() {
  const t = useText();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionInvoices')}</h1>
      <List refused />
      <div className="invoice-columns">
        <List refused={false} />
        <Table />
      </div>
    </>
  );
}
