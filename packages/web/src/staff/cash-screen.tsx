import type { BookingState } from '@safiri/rules/cash/bookings.ts';
import type { MoneyBooking } from '@safiri/contract/cash/calls.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day, signedMoney } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { BookMoney } from './book-money.tsx';
import { bookingNames } from './booking-names.ts';
import { useCashDesk } from './cash-api.ts';
import { CashDrawers } from './cash-drawers.tsx';
import './cash.css';

const stateNames: Readonly<Record<BookingState, TextKey>> = { booked: 'bookedState', waiting: 'bookWaits', refused: 'bookRefused' };

/** What was booked for whom, why and by whom, with the number of its receipt. */
function Booked({ booking }: { booking: MoneyBooking }) {
  const t = useText();
  const { kind, name, amount, countryId, reason, author, state, receipt, createdAt } = booking;
  return (
    <li className="cash-booked">
      <div className="row spread wrap">
        <b>
          {t(bookingNames[kind])} · {name}
        </b>
        <b className="num">{signedMoney(amount, countryId)}</b>
      </div>
      <span>{reason}</span>
      <span className="row wrap caption num">
        {state === 'booked' ? null : <span className="chip">{t(stateNames[state])}</span>}
        <span>
          {author} · {day(createdAt)} {clockTime(createdAt)}
          {receipt === null ? '' : ` · ${t('bookReceipt', { receipt })}`}
        </span>
      </span>
    </li>
  );
}

/** `/staff/cash`: the own drawer, cash in and out, corrections and debts that are given up, and what the team booked last. */
export function CashScreen() {
  const t = useText();
  const desk = useCashDesk();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionCash')}</h1>
      {desk.data !== undefined ? (
        <div className="cash-desk" data-open={desk.data.drawers.some(({ closedAt }) => closedAt === null) || undefined}>
          <BookMoney drawers={desk.data.drawers} />
          <section className="stack cash-last" aria-label={t('bookedLast')}>
            <h2 className="h2">{t('bookedLast')}</h2>
            {desk.data.bookings.length === 0 ? (
              <p className="muted">{t('bookedNone')}</p>
            ) : (
              <ul className="card list">
                {desk.data.bookings.map((booking) => (
                  <Booked key={booking.id} booking={booking} />
                ))}
              </ul>
            )}
          </section>
          <CashDrawers desk={desk.data} />
        </div>
      ) : desk.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void desk.refetch()} />
      ) : (
        <div className="console-cards" aria-hidden="true">
          <Skeleton height={260} />
          <Skeleton height={260} />
        </div>
      )}
    </>
  );
}
