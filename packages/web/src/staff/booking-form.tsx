import { useState, type FormEvent } from 'react';
import type { CashDesk, CashPerson } from '@safiri/contract/cash/calls.ts';
import { bookingKinds, isCash, mostToBook, type BookingKind, type Party } from '@safiri/rules/cash/bookings.ts';
import { fromSignedWire, fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { toast } from '../ui/toast.tsx';
import { bookingNames } from './booking-names.ts';
import { useBookMoney } from './cash-api.ts';
import { NotDone } from './not-done.tsx';
import { typedAmount } from '../platform/typed-amount.ts';

/** How somebody stands in one currency. */
export type Standing = CashPerson['others'][number];

interface Of {
  readonly userId: number;
  readonly party: Party;
  readonly topUp: boolean;
  readonly standing: Standing;
  /** Whether who sits there has an open drawer in this currency. */
  readonly hasDrawer: boolean;
}

/** The most that can be booked, minor units; undefined without a bound. */
const mostOf = (kind: BookingKind, { party, topUp, standing }: Of): number | undefined =>
  mostToBook({
    kind,
    party,
    topUp,
    balanceMinor: fromSignedWire(standing.balance) ?? 0,
    payableMinor: fromWire(standing.payable) ?? 0,
  });

/** What stands in the field at first: all that can be handed over, or all that is owed. */
function proposed(kind: BookingKind, of: Of): string {
  const most = mostOf(kind, of);
  return most === undefined || most === 0 ? '' : toWire(most);
}

/** What is booked for somebody who was found, in one currency: cash only from the own open drawer, and never more than there is. */
export function BookingForm({ of }: { of: Of }) {
  const t = useText();
  const book = useBookMoney();
  const once = useOnceKey();
  const { userId, standing, hasDrawer } = of;
  const first: BookingKind = hasDrawer ? 'cash_in' : 'correction';
  const [kind, setKind] = useState<BookingKind>(first);
  const [minus, setMinus] = useState(false);
  const [amount, setAmount] = useState(proposed(first, of));
  const [reason, setReason] = useState('');
  const most = mostOf(kind, of);
  const atMost = most === undefined ? undefined : t('bookAtMost', { amount: money(toWire(most), standing.countryId) });
  const isTooMuch = most !== undefined && (fromWire(typedAmount(amount)) ?? 0) > most;
  const lacks = isCash(kind) && !hasDrawer ? t('drawerFirst') : reason.trim() === '' ? t('needReason') : isTooMuch ? atMost : undefined;
  const choose = (to: BookingKind) => {
    setKind(to);
    setAmount(proposed(to, of));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lacks !== undefined) return;
    const body = {
      kind,
      userId,
      countryId: standing.countryId,
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
      <SelectField label={t('bookWhat')} value={kind} onChange={(event) => choose(event.target.value as BookingKind)}>
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
        label={t('bookAmount', { currency: standing.currency })}
        value={amount}
        inputMode="decimal"
        required
        autoComplete="off"
        pattern="\d{1,9}([.,]\d{1,2})?"
        hint={atMost}
        error={wrong ?? (isTooMuch ? atMost : undefined)}
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
