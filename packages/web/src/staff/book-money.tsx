import { useState, type FormEvent } from 'react';
import type { CashDesk, CashDrawer, CashPerson } from '@safiri/contract/cash/calls.ts';
import { bookingKinds, isCash, type BookingKind } from '@safiri/rules/cash/bookings.ts';
import { ApiError, fieldMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { bookingNames } from './booking-names.ts';
import { useBookMoney, useCashPerson } from './cash-api.ts';
import { typedAmount } from './cash-drawers.tsx';
import { NotDone } from './not-done.tsx';
import { useOnceKey } from './use-once-key.ts';

/** What is booked for somebody who was found: cash only from the own open drawer. */
function BookingForm({ person, hasDrawer }: { person: CashPerson; hasDrawer: boolean }) {
  const t = useText();
  const book = useBookMoney();
  const once = useOnceKey();
  const [kind, setKind] = useState<BookingKind>(hasDrawer ? 'cash_in' : 'correction');
  const [minus, setMinus] = useState(false);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const lacks = isCash(kind) && !hasDrawer ? t('drawerFirst') : reason.trim() === '' ? t('needReason') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lacks !== undefined) return;
    const body = {
      kind,
      userId: person.userId,
      amount: typedAmount(amount),
      reason: reason.trim(),
      ...(kind === 'correction' && minus ? { minus } : {}),
    };
    const tell = ({ bookings }: CashDesk) => {
      const [newest] = bookings;
      once.done();
      setAmount('');
      setReason('');
      toast(
        newest?.state === 'waiting'
          ? { title: t('bookWaits'), text: t('bookWaitsText') }
          : { title: t('cashBooked'), ...(newest?.receipt == null ? {} : { text: t('bookReceipt', { receipt: newest.receipt }) }) },
      );
    };
    book.mutate({ ...body, key: once.keyOf(body) }, { onSuccess: tell });
  };
  const wrong = fieldMessage(book.error, 'amount');
  return (
    <form className="form" aria-label={t('bookTitle')} onSubmit={submit}>
      <SelectField label={t('bookWhat')} value={kind} onChange={(event) => setKind(event.target.value as BookingKind)}>
        {bookingKinds.map((one) => (
          <option key={one} value={one}>
            {t(bookingNames[one])}
          </option>
        ))}
      </SelectField>
      {kind === 'correction' ? (
        <SelectField label={t('bookWay')} value={minus ? 'out' : 'in'} onChange={(event) => setMinus(event.target.value === 'out')}>
          <option value="in">{t('bookWayIn')}</option>
          <option value="out">{t('bookWayOut')}</option>
        </SelectField>
      ) : null}
      <Field
        label={t('bookAmount', { currency: person.currency })}
        value={amount}
        inputMode="decimal"
        required
        autoComplete="off"
        pattern="\d{1,9}([.,]\d{1,2})?"
        error={wrong}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Field
        label={t('bookReason')}
        hint={t('bookReasonHint')}
        value={reason}
        maxLength={300}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" busy={book.isPending} why={lacks}>
        {t('bookNow')}
      </Button>
      {wrong === undefined ? <NotDone step={book} /> : null}
    </form>
  );
}

/** Who was found, how they stand, and what is booked for them. */
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
  const { name, party, balance, countryId, userId } = person.data;
  const owes = balance.startsWith('-');
  const hasDrawer = drawers.some((drawer) => drawer.countryId === countryId && drawer.closedAt === null);
  return (
    <div className="card doc" aria-label={name}>
      <div className="row spread wrap">
        <h3 className="title">
          {name} <span className="caption">{t(party)}</span>
        </h3>
        <b className="title num">{t(owes ? 'bookOwes' : 'bookHas', { amount: money(owes ? balance.slice(1) : balance, countryId) })}</b>
      </div>
      <BookingForm key={userId} person={person.data} hasDrawer={hasDrawer} />
    </div>
  );
}

/** Finds somebody by the number and books their money. */
export function BookMoney({ drawers }: { drawers: readonly CashDrawer[] }) {
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
        <Button type="submit" kind="soft">
          {t('bookFindNow')}
        </Button>
      </form>
      <Person find={find} drawers={drawers} />
    </section>
  );
}
