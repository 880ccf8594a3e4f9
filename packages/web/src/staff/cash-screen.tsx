import type { BookingState } from '@safiri/rules/cash/bookings.ts';
import type { MoneyBooking } from '@safiri/contract/cash/calls.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day, signedMoney } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { BookMoney } from './book-money.tsx';
import { bookingNames } from './booking-names.ts';
import { useCashDesk } from './cash-api.ts';
import { CashDrawers, FirstDrawer } from './cash-drawers.tsx';
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
  const isOpen = desk.data?.drawers.some(({ closedAt }) => closedAt === null) === true;
  // The day begins with the drawer: while there is one to open, that comes first, and its button alone is strong.
  const isFirst = !isOpen && (desk.data?.countries.length ?? 0) > 0;
  return (
    <>
      <h1 className="h1 section-name">{t('sectionCash')}</h1>
      {desk.data !== undefined ? (
        <div className="cash-desk" data-open={isOpen || undefined}>
          {isFirst ? <FirstDrawer desk={desk.data} /> : null}
          <BookMoney drawers={desk.data.drawers} isSecond={isFirst} />
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
          <CashDrawers desk={desk.data} isPast={isFirst} />
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
