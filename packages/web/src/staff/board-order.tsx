import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { BoardOrder, OrderLine } from '@safiri/contract/orders/shapes.ts';
import { clockTime, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { Allowed } from './may.tsx';
import { Answer } from './board-answer.tsx';
import { AnswerClock, ReadyClock } from './board-clock.tsx';
import { Picking } from './board-picking.tsx';
import { orderState } from './order-state.ts';

/** The number that the kitchen and the customer both read: "#41" of the day. */
const calledOut = ({ shortNumber, number }: BoardOrder) => (shortNumber === null ? number : `#${shortNumber}`);

/** One dish or product, to be read from where the work is done; what it costs matters only once it is packed. */
function Line({ order, line }: { order: BoardOrder; line: OrderLine }) {
  const t = useText();
  return (
    <p className="board-dish">
      <b className="num">{line.quantity} ×</b>
      <span>
        <b>
          {line.name} {line.unit}
        </b>
        {line.extras.length === 0 ? null : <span className="board-extras">+ {line.extras.join(', ')}</span>}
        {line.note === '' ? null : <span className="board-note">{line.note}</span>}
        {line.state === 'missing' ? <span className="caption">{t('boardMissing')}</span> : null}
        {line.replacedBy === null ? null : <span className="board-extras">→ {line.replacedBy}</span>}
      </span>
      <span className="caption num">{money(line.finalPrice, order.countryId)}</span>
    </p>
  );
}

/** By when its next thing has to be done; its column says what that is. */
function Due({ order, now }: { order: BoardOrder; now: number }) {
  const t = useText();
  const { text, late } = orderState(t, order, now);
  if (order.answerBy !== null && late === 0) return <AnswerClock placedAt={order.placedAt} answerBy={order.answerBy} now={now} />;
  return (
    <>
      {order.status === 'preparing' ? null : <span className="chip">{text}</span>}
      {late === 0 ? null : <span className="chip bad num">{t('boardLateBy', { n: late })}</span>}
      {order.status !== 'preparing' || order.readyBy === null ? null : <ReadyClock readyBy={order.readyBy} isLate={late > 0} now={now} />}
    </>
  );
}

/** One order as the kitchen or the shelves need it. */
export function BoardOrderCard({ order, picks }: { order: BoardOrder; picks: boolean }) {
  const t = useText();
  const now = useServerNow(1000);
  const { late } = orderState(t, order, now);
  return (
    <section className="card doc board-order" aria-label={calledOut(order)} data-late={late > 0 || undefined}>
      <div className="row spread">
        <h3 className="board-number num">{calledOut(order)}</h3>
        <p className="label num">
          {order.customerName} · {clockTime(order.placedAt)}
        </p>
      </div>
      <div className="board-counts">
        <Due order={order} now={now} />
      </div>
      {order.note === '' ? null : <p className="board-note">{order.note}</p>}
      <ul className="stack">
        {order.lines.map((line) => (
          <li key={line.id}>
            <Line order={order} line={line} />
            {picks && order.status !== 'placed' ? (
              <Allowed to={orderPaths.changeLine}>
                <Picking order={order} line={line} />
              </Allowed>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="row spread label num">
        {t('total')} <b>{money(order.subtotal, order.countryId)}</b>
      </p>
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
