import { useState, type FormEvent } from 'react';
import type { ReconciledAccount } from '@safiri/contract/payments/reconciliation-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { Link, useLocation } from 'wouter';
import { fieldMessage } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { More } from '../ui/more.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { csvOf, useDays, useReadDay } from './finance-api.ts';
import { dayPath } from './finance-links.ts';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

const dayText = (date: string) => day(`${date}T12:00:00`);
/** The last day that is over on the clocks of a country. */
const yesterday = (countryId: CountryId) => localDate(new Date(Date.now() - 24 * 3_600_000), countryById(countryId).timeZoneId);

/** Which account and day, and the file where its provider has no list of its own. */
function CompareForm({ accounts }: { accounts: readonly ReconciledAccount[] }) {
  const t = useText();
  const [, go] = useLocation();
  const read = useReadDay();
  const [chosen, setChosen] = useState(accounts[0]?.id);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  if (account === undefined) return <p className="caption">{t('daysNone')}</p>;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    const text = file instanceof File && file.size > 0 ? await file.text() : undefined;
    read.mutate(
      { accountId: account.id, day: String(form.get('day')), ...(text === undefined ? {} : { file: text }) },
      { onSuccess: ({ day: { id } }) => go(dayPath(id)) },
    );
  };
  return (
    <form className="card form compare-form" onSubmit={(event) => void submit(event)}>
      <SelectField label={t('daysAccount')} value={account.id} onChange={(event) => setChosen(Number(event.target.value))}>
        {accounts.map(({ id, provider, countryId, isSandbox }) => (
          <option key={id} value={id}>
            {`${providerFacts[provider].name} (${countryId.toUpperCase()}${isSandbox ? `, ${t('daysSandbox')}` : ''})`}
          </option>
        ))}
      </SelectField>
      <DateField
        key={account.countryId}
        label={t('daysDay')}
        name="day"
        required
        defaultValue={yesterday(account.countryId)}
        error={fieldMessage(read.error, 'day')}
      />
      <Field
        label={t('daysFile')}
        name="file"
        type="file"
        accept=".csv,text/csv"
        required={!account.hasList}
        hint={account.hasList ? `${t('daysOwnList')} ${t('daysFileHint')}` : t('daysFileHint')}
        error={fieldMessage(read.error, 'file')}
      />
      <Button type="submit" busy={read.isPending}>
        {t('daysCompare')}
      </Button>
      <NotDone step={read} />
    </form>
  );
}

/** Days of providers beside the books, newest first. */
export function Days() {
  const t = useText();
  const list = useDays();
  if (list.isPending) return <SkeletonRows height={72} count={5} />;
  if (list.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />;
  const days = list.data.pages.flatMap((page) => page.days);
  return (
    <>
      <p className="caption">{t('daysNote')}</p>
      <Allowed to={financePaths.readDay}>
        <CompareForm accounts={list.data.pages[0]?.accounts ?? []} />
      </Allowed>
      {days.length === 0 ? (
        <NothingHere text={t('daysNothing')} note={t('daysNothingNote')} />
      ) : (
        <ul className="card list">
          {days.map((row) => (
            <li key={row.id}>
              <Link className="queue-row" href={dayPath(row.id)}>
                <span className="payout-row">
                  <span className="label strong num">
                    {dayText(row.day)} · {providerFacts[row.provider].name} ({row.countryId.toUpperCase()})
                  </span>
                  <span className={row.closedAt !== null ? 'chip ok' : row.open > 0 ? 'chip bad' : 'chip'}>
                    {row.closedAt !== null ? t('dayClosed') : row.open > 0 ? t('dayOpen', { n: row.open }) : t('dayReady')}
                  </span>
                  <span className="payout-facts caption num">{t('dayCounts', { matched: row.matched, n: row.differences })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="row wrap">
        <More list={list}>{t('showOlder')}</More>
        {days.length === 0 ? null : (
          <a className="text-link" href={csvOf(financePaths.daysCsv, {})} download>
            {t('financeFile')}
          </a>
        )}
      </div>
    </>
  );
}
