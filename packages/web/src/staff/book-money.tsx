import { useState } from 'react';
import type { CashDrawer, CashPerson } from '@safiri/contract/cash/calls.ts';
import { ApiError } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { BookingForm, type Standing } from './booking-form.tsx';
import { useCashPerson } from './cash-api.ts';

/** What somebody has or owes in one currency, and what of it can be handed over where that is less. */
function Stands({ standing: { balance, payable, countryId } }: { standing: Standing }) {
  const t = useText();
  const owes = balance.startsWith('-');
  return (
    <p className="cash-stands">
      <b className="title num">{t(owes ? 'bookOwes' : 'bookHas', { amount: money(owes ? balance.slice(1) : balance, countryId) })}</b>
      {owes || payable === balance ? null : <span className="label num">{t('bookPayable', { amount: money(payable, countryId) })}</span>}
    </p>
  );
}

/** Who was found, how they stand in each currency, and what is booked for them. */
function Found({ person, drawers }: { person: CashPerson; drawers: readonly CashDrawer[] }) {
  const t = useText();
  const { name, party, userId, topUp, others } = person;
  const all: readonly Standing[] = [person, ...others];
  const [chosen, setChosen] = useState(person.currency);
  const standing = all.find(({ currency }) => currency === chosen) ?? person;
  const hasDrawer = drawers.some((drawer) => drawer.currency === standing.currency && drawer.closedAt === null);
  return (
    <section className="card doc" aria-label={name}>
      <div className="row spread wrap">
        <h3 className="title">
          {name} <span className="caption">{t(party)}</span>
        </h3>
        <div>
          {all.map((one) => (
            <Stands key={one.currency} standing={one} />
          ))}
        </div>
      </div>
      {others.length === 0 ? null : (
        <SelectField label={t('bookWhose')} value={standing.currency} onChange={(event) => setChosen(event.target.value)}>
          {all.map(({ currency }) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </SelectField>
      )}
      <BookingForm key={standing.currency} of={{ userId, party, topUp, standing, hasDrawer }} />
    </section>
  );
}

/** Looks up whom a number means. */
function Person({ find, drawers }: { find: string; drawers: readonly CashDrawer[] }) {
  const t = useText();
  const person = useCashPerson(find);
  if (find === '') return <p className="muted">{t('bookFindNote')}</p>;
  if (person.isPending) return <Skeleton height={180} />;
  if (person.isError) {
    const isNobody = person.error instanceof ApiError && person.error.problem?.code === 'not_found';
    return isNobody ? (
      <p role="status">{t('bookNobody')}</p>
    ) : (
      <ErrorCard text={t('listNotLoaded')} onRetry={() => void person.refetch()} />
    );
  }
  return <Found key={person.data.userId} person={person.data} drawers={drawers} />;
}

/** Finds somebody by the number and books their money. @param isSecond something else is to be done first */
export function BookMoney({ drawers, isSecond }: { drawers: readonly CashDrawer[]; isSecond: boolean }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [find, setFind] = useState('');
  return (
    <section className="stack" aria-label={t('bookTitle')}>
      <h2 className="h2">{t('bookTitle')}</h2>
      <form
        className="row wrap cash-find"
        onSubmit={(event) => {
          event.preventDefault();
          setFind(typed.trim());
        }}
      >
        <Field label={t('bookFind')} value={typed} maxLength={40} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" kind={isSecond ? 'outline' : 'primary'} aria-label={t('bookFindName')}>
          {t('bookFindNow')}
        </Button>
      </form>
      <Person find={find} drawers={drawers} />
    </section>
  );
}
