import type { StaffSuspension } from '@safiri/contract/standing/shapes.ts';
import { reasonNames, sideNames } from '../common/suspension-names.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { firstNameOf } from './names.ts';
import { TripLink } from './person-link.tsx';

/** One suspension as the team reads it: what the person was told, what they answered, what came of it. */
export function SuspensionFacts({ suspension }: { suspension: StaffSuspension }) {
  const t = useText();
  const { name, side, reason, words, evidence, rideIds, since, suspendedBy, isBan, reviewAt, waits, answer, answeredAt } = suspension;
  const { lookedAt, lookedBy, lookedWords, endedAt } = suspension;
  return (
    <>
      <p className="row wrap">
        <span className={endedAt === null ? 'chip bad' : 'chip'}>
          {t(sideNames[side])} · {t(reasonNames[reason])}
        </span>
        {isBan ? <span className="chip bad">{t('suspendIsBan')}</span> : null}
        {waits ? <span className="chip wait">{t('suspendWaits')}</span> : null}
        {reviewAt === null ? null : <span className="caption num">{t('suspendLookDue', { date: day(reviewAt) })}</span>}
      </p>
      <div>
        <p className="label strong">{t('suspendReads', { name: firstNameOf(name) })}</p>
        <p>{words}</p>
      </div>
      {evidence === null ? null : <p className="label">{evidence}</p>}
      {rideIds.length === 0 ? null : (
        <p className="row wrap caption num">
          {rideIds.map((rideId) => (
            <TripLink key={rideId} rideId={rideId} className="text-link">
              {t('standingTrip', { n: String(rideId) })}
            </TripLink>
          ))}
        </p>
      )}
      <p className="caption num">
        {t('queueSince', { time: day(since) })} · {t('suspendBy', { name: suspendedBy })}
      </p>
      {answer === null || answeredAt === null ? (
        endedAt === null ? (
          <p className="label muted">{t('suspendNoAnswer')}</p>
        ) : null
      ) : (
        <div>
          <p className="label num">{t('suspendAnswered', { date: day(answeredAt) })}</p>
          <p>{answer}</p>
        </div>
      )}
      {lookedAt === null ? null : (
        <div>
          <p className="label num">
            {t(endedAt === null ? 'suspendUpheldBy' : 'suspendLiftedBy', { name: lookedBy ?? '', date: day(lookedAt) })}
          </p>
          <p>{lookedWords}</p>
        </div>
      )}
    </>
  );
}
