import type { OwnSuspension } from '@safiri/contract/standing/shapes.ts';
import { ANSWER_DAYS_AT_MOST, type StoppedThing } from '@safiri/rules/standing/suspensions.ts';
import type { TextKey } from 'virtual:texts/keys';
import { reasonNames } from '../common/suspension-names.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { StandingAnswer } from './answer-form.tsx';

const stopNames: Readonly<Record<StoppedThing, TextKey>> = {
  rides: 'stopsRides',
  booked_rides: 'stopsBooked',
  orders: 'stopsOrders',
  parcels: 'stopsParcels',
  school_seats: 'stopsSchool',
  going_online: 'stopsOnline',
  offers: 'stopsOffers',
};

/** What was decided: in a word, in the team's words, and what it rests on. */
function Why({ suspension }: { suspension: OwnSuspension }) {
  const t = useText();
  const { reason, words, rideIds, evidence } = suspension;
  return (
    <>
      <div>
        <p className="title">{t(reasonNames[reason])}</p>
        <p className="standing-words">{words}</p>
      </div>
      {rideIds.length === 0 && evidence === null ? null : (
        <div>
          <h3 className="label">{t('standingRests')}</h3>
          {rideIds.length === 0 ? null : (
            <p className="row wrap num">
              {rideIds.map((n) => (
                <span key={n} className="chip">
                  {t('standingTrip', { n: String(n) })}
                </span>
              ))}
            </p>
          )}
          {evidence === null ? null : <p className="standing-words">{evidence}</p>}
        </div>
      )}
    </>
  );
}

/** What the person answered, and what came of it. */
function Talk({ suspension }: { suspension: OwnSuspension }) {
  const t = useText();
  const { answer, answeredAt, lookedAt, lookedWords, endedAt, mayAnswer, reviewAt } = suspension;
  return (
    <>
      {answer === null || answeredAt === null ? null : (
        <div className="standing-said">
          <h3 className="label num">{t('standingAnswered', { date: day(answeredAt) })}</h3>
          <p className="standing-words">{answer}</p>
          {mayAnswer || endedAt !== null || reviewAt === null ? null : (
            <p className="caption num">{t('standingRead', { date: day(reviewAt) })}</p>
          )}
        </div>
      )}
      {lookedAt === null ? null : (
        <div className="standing-said team">
          <h3 className="label num">{t(endedAt === null ? 'standingUpheld' : 'standingLifted', { date: day(lookedAt) })}</h3>
          <p className="standing-words">{lookedWords}</p>
        </div>
      )}
    </>
  );
}

/** One suspension as the suspended person reads it: why, what is stopped, by when a person looks again, and their answer. */
export function SuspensionCard({ suspension }: { suspension: OwnSuspension }) {
  const t = useText();
  const { id, side, since, stops, isBan, reviewAt, endedAt, mayAnswer } = suspension;
  const title = t(side === 'driver' ? 'standingDriver' : 'standingPassenger');
  return (
    <section className="card standing-card" data-over={endedAt !== null || undefined} aria-label={title}>
      <header className="row spread wrap">
        <h2 className="h2">{title}</h2>
        <span className={endedAt === null ? 'chip bad' : 'chip ok'}>
          {endedAt === null ? t('standingSince', { date: day(since) }) : t('standingOver')}
        </span>
      </header>
      <div className="standing-half">
        <Why suspension={suspension} />
        {endedAt === null ? (
          <>
            {isBan && reviewAt === null ? (
              <p className="standing-look">
                <Icon name="alert" size={22} />
                <span>{t('standingBan', { n: ANSWER_DAYS_AT_MOST })}</span>
              </p>
            ) : reviewAt === null ? null : (
              <p className="standing-look num">
                <Icon name="clock" size={22} />
                <b>{t('standingLookBy', { date: day(reviewAt) })}</b>
              </p>
            )}
            <div>
              <h3 className="label">{t('standingStops')}</h3>
              <ul className="standing-stops">
                {stops.map((stop) => (
                  <li key={stop}>{t(stopNames[stop])}</li>
                ))}
              </ul>
              <p className="caption">{t('standingGoesOn')}</p>
            </div>
          </>
        ) : null}
      </div>
      <div className="standing-half">
        <Talk suspension={suspension} />
        {mayAnswer ? <StandingAnswer id={id} /> : null}
      </div>
    </section>
  );
}
