import type { HeldPay as HeldPayTrip } from '@safiri/contract/integrity/shapes.ts';
import { PAY_ANSWER_AT_MOST } from '@safiri/rules/integrity/reviews.ts';
import type { OperatorPay } from '@safiri/rules/rides/completion.ts';
import type { TextKey } from 'virtual:texts/keys';
import { AnswerForm } from '../common/answer-form.tsx';
import { IntegrityFindings } from '../common/integrity-findings.tsx';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useAnswerHeldPay, useHeldPay } from './held-pay-api.ts';
import { waitingSums } from './held-pay-sums.ts';

const states: Readonly<Record<OperatorPay, { readonly text: TextKey; readonly tone: string }>> = {
  held: { text: 'heldPayWaits', tone: 'chip wait' },
  released: { text: 'heldPayReleased', tone: 'chip ok' },
  refused: { text: 'heldPayRefused', tone: 'chip bad' },
};

function HeldPayAnswer({ rideId }: { rideId: number }) {
  const t = useText();
  const words = {
    label: t('heldPayAnswer'),
    hint: t('heldPayAnswerHint'),
    send: t('heldPaySend'),
    writeFirst: t('heldPayWriteFirst'),
    sent: t('heldPaySent'),
    notSent: t('heldPayNotSent'),
    tryLater: t('heldPayTryLater'),
  };
  return (
    <Unfold line={t('heldPayExplain')}>
      <AnswerForm send={useAnswerHeldPay(rideId)} words={words} rows={3} atMost={PAY_ANSWER_AT_MOST} />
    </Unfold>
  );
}

/** What was said of a trip: by its driver, and by the team. */
function Said({ title, words }: { title: string; words: string }) {
  return (
    <div className="held-said">
      <h3 className="label num">{title}</h3>
      <p>{words}</p>
    </div>
  );
}

function HeldTrip({ trip }: { trip: HeldPayTrip }) {
  const t = useText();
  const { rideId, dropoffAddress, completedAt, countryId, pay, bonus, packageFare, findings, answer, answeredAt, note, decidedAt } = trip;
  const when = `${day(completedAt)}, ${clockTime(completedAt)}`;
  const waits = [
    ...(bonus === null ? [] : [t('heldPayBonus', { amount: money(bonus, countryId) })]),
    ...(packageFare === null ? [] : [t('heldPayPackage', { amount: money(packageFare, countryId) })]),
  ];
  return (
    <li className="held-trip" aria-label={dropoffAddress}>
      <div className="row spread">
        <b className="label">{dropoffAddress}</b>
        <span className={states[pay].tone}>{t(states[pay].text)}</span>
      </div>
      <span className="caption num">{[pay === 'held' ? t('heldPaySince', { date: when }) : when, ...waits].join(' · ')}</span>
      {findings.length === 0 ? <p>{t('heldPayUnseen')}</p> : <IntegrityFindings findings={findings} />}
      {answer === null || answeredAt === null ? null : <Said title={t('heldPayAnswered', { date: day(answeredAt) })} words={answer} />}
      {note === null || decidedAt === null ? null : <Said title={t('heldPayDecided', { date: day(decidedAt) })} words={note} />}
      {pay === 'held' && answer === null ? <HeldPayAnswer rideId={rideId} /> : null}
    </li>
  );
}

/** Why a goal counts less than was driven, in a line that leads to what is under review. Nothing where nothing is. */
export function HeldPayNote({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  const held = useHeldPay().data?.filter(({ pay }) => pay === 'held') ?? [];
  const n = held.length;
  const sums = waitingSums(held);
  return n === 0 ? null : (
    <button type="button" className="card row held-line" onClick={onOpen}>
      <Icon name="clock" size={20} />
      <span className="grow label">
        {sums.length === 0 ? null : <b className="title num">{t('heldPaySum', { amount: sums.join(' + ') })}</b>} {t('heldPayLine', { n })}
      </span>
      <Icon name="fwd" size={18} />
    </button>
  );
}

/** Trips for which what the operator pays on top waits for a person, and why; nothing where there are none. */
export function HeldPay() {
  const t = useText();
  const { data, isError, refetch } = useHeldPay();
  if (data === undefined) return isError ? <ErrorCard text={t('heldPayNotLoaded')} onRetry={() => void refetch()} /> : null;
  if (data.length === 0) return null;
  const sums = waitingSums(data);
  const isHeld = data.some(({ pay }) => pay === 'held');
  return (
    <section className="card earn-card" aria-label={t('heldPayTitle')}>
      <h2 className="h2 num">{sums.length === 0 ? t('heldPayTitle') : t('heldPaySum', { amount: sums.join(' + ') })}</h2>
      <p className="caption">
        {isHeld && sums.length === 0 ? t('heldPayOnlyCounts') : `${t('heldPayNote')} ${isHeld ? t('heldPayCounts') : ''}`}
      </p>
      <ul className="list">
        {data.map((trip) => (
          <HeldTrip key={trip.rideId} trip={trip} />
        ))}
      </ul>
    </section>
  );
}
