import type { BoardOrder } from '@safiri/contract/orders/shapes.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** Seconds from which the next thing has to be done soon, and from which at once. */
const SOON = 180;
const LAST = 60;

const stageOf = (left: number) => (left <= LAST ? 'last' : left <= SOON ? 'soon' : 'ample');

const secondsUntil = (moment: string, now: number) => Math.max(0, Math.round((Date.parse(moment) - now) / 1000));

/** How long the shop still has to answer, as a bar that empties and is red at the end. A timer, which nobody is read every second. */
export function AnswerClock({ placedAt, answerBy, now }: { placedAt: string; answerBy: string; now: number }) {
  const t = useText();
  const left = secondsUntil(answerBy, now);
  const share = left / secondsUntil(answerBy, Date.parse(placedAt));
  return (
    <div className="board-clock" data-stage={stageOf(left)}>
      <p className="row spread">
        <span className="row">
          <Icon name={left <= LAST ? 'alert' : 'clock'} size={22} />
          {t('boardLeft')}
        </span>
        <b role="timer" className="num">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>
      </p>
      <div className="board-clock-bar no-print" aria-hidden="true">
        <i style={{ width: `${Math.min(1, share) * 100}%` }} />
      </div>
    </div>
  );
}

/** By when an order that is made was promised, and the minutes until then. */
export function ReadyClock({ readyBy, isLate, now }: { readyBy: NonNullable<BoardOrder['readyBy']>; isLate: boolean; now: number }) {
  const t = useText();
  const left = secondsUntil(readyBy, now);
  return (
    <p className="board-clock row spread" data-stage={isLate ? 'last' : left <= SOON ? 'soon' : 'ample'}>
      <span className="row">
        <Icon name={isLate ? 'alert' : 'clock'} size={22} />
        {t('boardReadyBy', { time: clockTime(readyBy) })}
      </span>
      {isLate ? null : <b className="num">{t('minutes', { n: Math.ceil(left / 60) })}</b>}
    </p>
  );
}
