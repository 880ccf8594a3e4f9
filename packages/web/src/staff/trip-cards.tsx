import { deskPaths } from '@safiri/contract/desk/paths.ts';
import type { DeskTrip } from '@safiri/contract/desk/trip-shapes.ts';
import { isQuickPhrase } from '@safiri/rules/chat/chat.ts';
import { countryHere } from '../common/country-here.ts';
import { clockTime, day, moneyOfList, numberText } from '../platform/format.ts';
import { fareLineTexts } from '../common/fare-lines.ts';
import { useText } from '../platform/text.ts';
import { AskWhy } from './ask-why.tsx';
import { useTripTalk } from './desk-api.ts';
import { Allowed } from './may.tsx';
import { accountText, actorText, eventText, partyNames, reasonText } from './trip-words.ts';

const when = (at: string) => `${day(at)} ${clockTime(at)}`;

/** What happened to a trip, in order. */
export function Timeline({ events }: Pick<DeskTrip, 'events'>) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('tripTimeline')}>
      <h2 className="h2">{t('tripTimeline')}</h2>
      <ol className="timeline">
        {events.map((event) => (
          <li key={event.version}>
            <p className="label strong">{eventText(t, event)}</p>
            <p className="caption num">
              {when(event.at)} · {actorText(t, event)}
              {event.reason === null ? '' : ` · ${reasonText(t, event.reason)}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the fare is made of, and what moved. */
export function MoneyLines({ trip, money: moved }: { trip: DeskTrip['trip']; money: NonNullable<DeskTrip['money']> }) {
  const t = useText();
  const { countryId } = trip;
  const own = countryHere(countryId).currency;
  const written = moneyOfList([trip.fare, ...moved.fareLines.map(({ amount }) => amount)], countryId);
  return (
    <section className="card doc" aria-label={t('tripMoney')}>
      <h2 className="h2">{t('tripMoney')}</h2>
      <ul className="desk-facts">
        {moved.fareLines.map(({ kind, amount }) => (
          <li key={kind} className="row spread">
            <span className="label">{t(fareLineTexts[kind])}</span>
            <span className="num">{written(amount)}</span>
          </li>
        ))}
      </ul>
      <p className="row spread money-total">
        <span className="label strong">{t('total')}</span>
        <b className="num">{written(trip.fare)}</b>
      </p>
      <h3 className="label strong">{t('tripMoved')}</h3>
      {moved.entries.length === 0 ? <p className="caption">{t('tripNothingMoved')}</p> : null}
      <ul className="desk-facts">
        {moved.entries.map((entry) => (
          <li key={entry.entryId} className="row spread">
            <span>
              <span className="label">
                {t(partyNames[entry.party])} · {accountText(t, entry)}
              </span>
              <span className="caption num desk-under">{when(entry.at)}</span>
            </span>
            <span className="num">
              {entry.currency === own ? '' : `${entry.currency} `}
              {Number(entry.amount) > 0 ? '+' : ''}
              {numberText(Number(entry.amount), 2)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the two wrote: how much is known to all, the words to who says why. */
export function TripChat({ rideId, messages }: { rideId: number; messages: number }) {
  const t = useText();
  const talk = useTripTalk(rideId);
  return (
    <section className="card doc" aria-label={t('tripChat')}>
      <h2 className="h2 counted">
        {t('tripChat')} <span className="chip num">{messages}</span>
      </h2>
      {messages === 0 ? (
        <p className="caption">{t('tripChatNone')}</p>
      ) : talk.data === undefined ? (
        <Allowed to={deskPaths.tripChat}>
          <p>
            <AskWhy text={t('tripChatShow')} note={t('deskWhyNote')} step={talk} ask={(reason) => reason} />
          </p>
        </Allowed>
      ) : (
        <ul className="talk">
          {talk.data.messages.map(({ id, fromDriver, message, at }) => (
            <li key={id} className={fromDriver ? 'from-driver' : 'from-staff'}>
              <p>{isQuickPhrase(message) ? t(message) : message}</p>
              <p className="caption num">
                {t(fromDriver ? 'driver' : 'passenger')} · {clockTime(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
