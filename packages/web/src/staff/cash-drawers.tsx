import { useState, type FormEvent } from 'react';
import type { CashDesk, CashDrawer } from '@safiri/contract/cash/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { countryName } from '../common/country-names.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { clockTime, day, money, signedMoney } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useCloseDrawer, useOpenDrawer } from './cash-api.ts';
import { Facts } from './facts.tsx';
import { NotDone } from './not-done.tsx';
import { typedAmount } from '../platform/typed-amount.ts';

/** What is counted in a drawer at the end of the day. */
function Count({ drawer }: { drawer: CashDrawer }) {
  const t = useText();
  const close = useCloseDrawer();
  const once = useOnceKey();
  const [counted, setCounted] = useState('');
  const [reason, setReason] = useState('');
  const why = reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { id: drawer.id, counted: typedAmount(counted), ...(why === '' ? {} : { reason: why }) };
    close.mutate({ ...body, key: once.keyOf(body) }, { onSuccess: () => toast({ title: t('drawerCounted') }) });
  };
  const named = ['counted', 'reason'].some((field) => fieldMessage(close.error, field) !== undefined);
  return (
    <form className="stack" aria-label={t('drawerCount')} onSubmit={submit}>
      <Field
        label={t('drawerCountedNow')}
        value={counted}
        inputMode="decimal"
        required
        pattern="\d{1,9}([.,]\d{1,2})?"
        error={fieldMessage(close.error, 'counted')}
        onChange={(event) => setCounted(event.target.value)}
      />
      <Field
        label={t('drawerWhy')}
        hint={t('drawerWhyHint')}
        value={reason}
        maxLength={300}
        error={fieldMessage(close.error, 'reason')}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" kind="outline" busy={close.isPending}>
        {t('drawerClose')}
      </Button>
      {named ? null : <NotDone step={close} />}
    </form>
  );
}

/** A drawer that is open, or how it was counted. */
function Drawer({ drawer }: { drawer: CashDrawer }) {
  const t = useText();
  const { countryId, counted, expected } = drawer;
  // Who sits there may have one in each currency.
  const name = `${t('drawerOf', { day: day(drawer.openedAt) })}, ${drawer.currency}`;
  const difference = counted === null ? null : (Number(counted) - Number(expected)).toFixed(2);
  return (
    <li className="card doc" aria-label={name}>
      <div className="row spread">
        <h3 className="title">{name}</h3>
        <span className="chip" data-open={counted === null}>
          {t(counted === null ? 'drawerOpen' : 'drawerCountedState')}
        </span>
      </div>
      <Facts
        facts={[
          { name: t('drawerFloat'), value: money(drawer.float, countryId) },
          { name: t('drawerExpected'), value: money(expected, countryId) },
          counted === null ? null : { name: t('drawerCountedWas'), value: money(counted, countryId) },
          difference === null || Number(difference) === 0
            ? null
            : { name: t('drawerDifference'), value: signedMoney(difference, countryId) },
          drawer.reason === null ? null : { name: t('drawerWhy'), value: drawer.reason, isLong: true },
        ]}
      />
      <p className="caption num">
        {drawer.closedAt === null
          ? t('drawerSince', { time: clockTime(drawer.openedAt) })
          : `${clockTime(drawer.openedAt)}–${clockTime(drawer.closedAt)}`}
      </p>
      {counted === null ? <Count drawer={drawer} /> : null}
    </li>
  );
}

/** Opens the drawer of today with what is put into it. */
function OpenDrawer({ countries, another }: { countries: readonly CountryId[]; another: boolean }) {
  const t = useText();
  const open = useOpenDrawer();
  const once = useOnceKey();
  const [countryId, setCountry] = useState(countries[0]);
  const [float, setFloat] = useState('0');
  if (countryId === undefined) return null;
  const name = t(another ? 'drawerOpenOther' : 'drawerOpenNew');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { countryId, float: typedAmount(float) };
    open.mutate({ ...body, key: once.keyOf(body) }, { onSuccess: once.done });
  };
  const form = (
    <form className={another ? 'stack' : 'card form'} aria-label={name} onSubmit={submit}>
      {another ? null : <h3 className="title">{name}</h3>}
      {countries.length < 2 ? null : (
        <SelectField label={t('drawerCountry')} value={countryId} onChange={(event) => setCountry(event.target.value as CountryId)}>
          {countries.map((id) => (
            <option key={id} value={id}>
              {countryName(t, id)}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label={t('drawerFloat')}
        hint={t('drawerFloatHint')}
        value={float}
        inputMode="decimal"
        required
        pattern="\d{1,9}([.,]\d{1,2})?"
        onChange={(event) => setFloat(event.target.value)}
      />
      <Button type="submit" busy={open.isPending}>
        {t('drawerOpenNow')}
      </Button>
      <NotDone step={open} />
    </form>
  );
  // Who has one open rarely needs another, of another currency.
  return another ? (
    <div className="card doc">
      <Unfold line={name}>{form}</Unfold>
    </div>
  ) : (
    form
  );
}

/** What a day begins with: its drawer is opened. */
export function FirstDrawer({ desk }: { desk: CashDesk }) {
  const t = useText();
  return (
    <section className="stack" aria-label={t('drawers')}>
      <h2 className="h2">{t('drawers')}</h2>
      <OpenDrawer key={desk.countries[0]} countries={desk.countries} another={false} />
    </section>
  );
}

/**
 * The own drawers, the one that is open first. A day has one: after the count of today's there is none to open.
 * @param isPast the one of today is opened elsewhere: these are of other days
 */
export function CashDrawers({ desk, isPast }: { desk: CashDesk; isPast: boolean }) {
  const t = useText();
  const hasOpen = desk.drawers.some(({ closedAt }) => closedAt === null);
  const name = t(isPast ? 'drawersPast' : 'drawers');
  if (isPast && desk.drawers.length === 0) return null;
  return (
    <section className="stack cash-drawers" aria-label={name}>
      <h2 className="h2">{name}</h2>
      <ul className="console-cards">
        {desk.drawers.map((drawer) => (
          <Drawer key={drawer.id} drawer={drawer} />
        ))}
      </ul>
      {isPast ? null : desk.countries.length > 0 ? (
        <OpenDrawer key={desk.countries[0]} countries={desk.countries} another={hasOpen} />
      ) : hasOpen || desk.drawers.length === 0 ? null : (
        <p className="label muted">{t('drawerTomorrow')}</p>
      )}
    </section>
  );
}
