import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { useState, type ReactNode } from 'react';
import type { BoardOrder, OrderLine } from '@safiri/contract/orders/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Plate } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { Unfold } from '../ui/unfold.tsx';
import { Allowed } from './may.tsx';
import { useBoardStep, type BoardStep } from './board-api.ts';
import { NotDone } from './not-done.tsx';
import { orderState } from './order-state.ts';

const MINUTES = [10, 15, 20, 30, 45, 60];
const wishes: Record<OrderLine['substitution'], TextKey> = { allow: 'boardAllow', ask: 'boardAsk', refund: 'boardRefund' };

function useStep(): { busy: boolean; go: (did: BoardStep) => void; failed: ReactNode } {
  const step = useBoardStep();
  return { busy: step.isPending, go: (did) => step.mutate(did), failed: <NotDone step={step} /> };
}

/** The number that the kitchen and the customer both read: "#41" of the day. */
const calledOut = ({ shortNumber, number }: BoardOrder) => (shortNumber === null ? number : `#${shortNumber}`);

/** What was put into the bag for one line. */
function Picking({ order, line }: { order: BoardOrder; line: OrderLine }) {
  const t = useText();
  const { busy, go, failed } = useStep();
  const [instead, setInstead] = useState('');
  const [price, setPrice] = useState(line.finalPrice);
  const change = (body: Extract<BoardStep, { step: 'line' }>['change']) =>
    go({ step: 'line', id: order.id, lineId: line.id, change: body });
  return (
    <Unfold className="picking no-print" line={t('boardPick')}>
      <p className="caption">{t(wishes[line.substitution])}</p>
      <Field
        label={t('boardFinalPrice')}
        inputMode="decimal"
        value={price}
        maxLength={12}
        onChange={(event) => setPrice(event.target.value)}
      />
      <div className="row wrap">
        <Button small busy={busy} onClick={() => change({ state: 'picked', finalPrice: price })}>
          {t('boardPicked')}
        </Button>
        <Button kind="soft" small busy={busy} onClick={() => change({ state: 'missing' })}>
          {t('boardMissing')}
        </Button>
      </div>
      {line.substitution === 'refund' ? null : (
        <>
          <Field label={t('boardInstead')} value={instead} maxLength={120} onChange={(event) => setInstead(event.target.value)} />
          <Button
            kind="soft"
            small
            busy={busy}
            why={instead.trim() === '' ? t('needInstead') : undefined}
            onClick={() => change({ state: 'replaced', replacedBy: instead.trim(), finalPrice: price })}
          >
            {t('boardReplaced')}
          </Button>
        </>
      )}
      {failed}
    </Unfold>
  );
}

function Answer({ order }: { order: BoardOrder }) {
  const t = useText();
  const { busy, go, failed } = useStep();
  const [minutes, setMinutes] = useState(20);
  const [reason, setReason] = useState('');
  // What was never taken can't be given back.
  const away = t(order.status === 'placed' ? 'boardDecline' : 'boardReject');
  return (
    <div className="stack no-print">
      {order.status === 'placed' ? (
        <div className="row wrap board-answer">
          <SelectField label={t('boardMinutes')} value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
            {MINUTES.map((n) => (
              <option key={n} value={n}>
                {t('minutes', { n })}
              </option>
            ))}
          </SelectField>
          <Button className="grow" busy={busy} onClick={() => go({ step: 'accept', id: order.id, minutes })}>
            {t('boardAccept')}
          </Button>
        </div>
      ) : order.status === 'preparing' ? (
        <Button full busy={busy} onClick={() => go({ step: 'ready', id: order.id })}>
          {t('boardReady')}
        </Button>
      ) : null}
      {failed}
      <Unfold className="picking" line={away}>
        <Field label={t('boardReason')} value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        <Button
          kind="danger"
          small
          busy={busy}
          why={reason.trim() === '' ? t('needReason') : undefined}
          onClick={() => go({ step: 'reject', id: order.id, reason: reason.trim() })}
        >
          {away}
        </Button>
      </Unfold>
    </div>
  );
}

/** Seconds from which an answer has to come soon, and from which at once. */
const SOON = 180;
const LAST = 60;

/** How long the shop still has to answer; fuller and with another sign the less it is. A timer, which nobody is read every second. */
function AnswerClock({ left }: { left: number }) {
  const t = useText();
  const stage = left <= LAST ? 'last' : left <= SOON ? 'soon' : 'ample';
  return (
    <span role="timer" className="chip num board-clock" data-stage={stage}>
      <Icon name={stage === 'last' ? 'alert' : 'clock'} size={18} />
      {t('boardLeft', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
    </span>
  );
}

/** One order as the kitchen or the shelves need it. */
export function BoardOrderCard({ order, picks }: { order: BoardOrder; picks: boolean }) {
  const t = useText();
  const now = useServerNow(1000);
  const { text, late } = orderState(t, order, now);
  const left = order.answerBy === null || late > 0 ? null : Math.max(0, Math.round((Date.parse(order.answerBy) - now) / 1000));
  return (
    <section className="card doc board-order" aria-label={calledOut(order)} data-late={late > 0 || undefined}>
      <div className="row spread">
        <h3 className="h2 num">{calledOut(order)}</h3>
        <span className="label strong num">{money(order.subtotal, order.countryId)}</span>
      </div>
      <p className="board-counts">
        <span className="chip">{text}</span>
        {left === null ? null : <AnswerClock left={left} />}
        {late === 0 ? null : <span className="chip bad num">{t('boardLateBy', { n: late })}</span>}
      </p>
      <p className="label num">
        {order.customerName} · {clockTime(order.placedAt)}
        {order.readyBy === null ? '' : ` · ${t('boardReadyBy', { time: clockTime(order.readyBy) })}`}
      </p>
      {order.note === '' ? null : <p className="label strong">{order.note}</p>}
      <ul className="stack">
        {order.lines.map((line) => (
          <li key={line.id}>
            <div className="row spread">
              <span>
                <b className="num">{line.quantity} ×</b> {line.name} {line.unit}
                {line.extras.length === 0 ? '' : ` + ${line.extras.join(', ')}`}
              </span>
              <span className="num">{money(line.finalPrice, order.countryId)}</span>
            </div>
            {line.note === '' ? null : <p className="label strong">{line.note}</p>}
            {line.state === 'missing' ? <p className="caption">{t('boardMissing')}</p> : null}
            {line.replacedBy === null ? null : <p className="caption">→ {line.replacedBy}</p>}
            {picks && order.status !== 'placed' ? (
              <Allowed to={orderPaths.changeLine}>
                <Picking order={order} line={line} />
              </Allowed>
            ) : null}
          </li>
        ))}
      </ul>
      {order.courier === null ? null : (
        <p className="row label">
          {t(order.courier.arrived ? 'boardCourierHere' : 'boardCourierComes', { name: order.courier.name })}{' '}
          <Plate text={order.courier.licensePlate} />
        </p>
      )}
      <Allowed to={orderPaths.acceptOrder}>
        <Answer order={order} />
      </Allowed>
    </section>
  );
}
