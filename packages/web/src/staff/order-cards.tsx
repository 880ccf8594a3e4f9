import type { DeskOrder } from '@safiri/contract/desk/order-shapes.ts';
import type { OrderActor } from '@safiri/rules/orders/order-life.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day, money } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { orderNames } from './names.ts';

const when = (at: string) => `${day(at)} ${clockTime(at)}`;

const actorNames: Readonly<Record<OrderActor, TextKey>> = {
  customer: 'factCustomer',
  merchant: 'factShop',
  courier: 'driver',
  system: 'byItself',
};

const reasonNames: Readonly<Record<string, TextKey>> = { no_courier: 'deskOrderNoCourier', no_answer: 'deskOrderNoAnswer' };
/** What the product ended it for, in words; what a shop wrote, as it was. */
function reasonOf(t: Translate, reason: string | null): string {
  if (reason === null) return '';
  const name = reasonNames[reason];
  return name === undefined ? reason : t(name);
}

/** When what happened to an order; what is still to come says until when. */
export function OrderTimes({ page }: { page: DeskOrder }) {
  const t = useText();
  const { order, answerBy, acceptedAt, readyBy, readyAt, pickedUpAt, endedAt, endedBy, endReason, searches } = page;
  const times: ReadonlyArray<{ text: string; at: string | null; more?: string }> = [
    {
      text: t('deskOrderPlaced'),
      at: order.placedAt,
      ...(answerBy === null ? {} : { more: t('deskOrderAnswerBy', { time: clockTime(answerBy) }) }),
    },
    {
      text: t('deskOrderAccepted'),
      at: acceptedAt,
      ...(readyBy === null ? {} : { more: t('deskOrderReadyBy', { time: clockTime(readyBy) }) }),
    },
    { text: t('deskOrderReadyAt'), at: readyAt, ...(searches < 2 ? {} : { more: t('deskOrderSearches', { n: searches }) }) },
    { text: t('deskOrderPickedUp'), at: pickedUpAt },
    {
      text: t(orderNames[order.status]),
      at: endedAt,
      more: [endedBy === null ? '' : t(actorNames[endedBy]), reasonOf(t, endReason)].filter((part) => part !== '').join(' · '),
    },
  ];
  return (
    <section className="card doc" aria-label={t('tripTimeline')}>
      <h2 className="h2">{t('tripTimeline')}</h2>
      <ol className="timeline">
        {times.map(({ text, at, more }) =>
          at === null ? null : (
            <li key={text}>
              <p className="label strong">{text}</p>
              <p className="caption num">
                {when(at)}
                {more === undefined || more === '' ? '' : ` · ${more}`}
              </p>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

const lineNames = { picked: 'boardPicked', replaced: 'boardReplaced', missing: 'boardMissing' } as const;

/** What was ordered and what it costs. */
export function OrderLines({ page }: { page: DeskOrder }) {
  const t = useText();
  const { countryId, total } = page.order;
  const sums = [
    ...(page.lines.length === 0 ? [] : [{ text: t('deskOrderItems'), amount: page.items }]),
    { text: t('deskOrderDelivery'), amount: page.delivery },
    ...(Number(page.service) === 0 ? [] : [{ text: t('deskOrderService'), amount: page.service }]),
  ];
  return (
    <section className="card doc" aria-label={t('deskOrderWhat')}>
      <h2 className="h2">{t('deskOrderWhat')}</h2>
      {page.lines.length === 0 ? null : (
        <ul className="desk-facts">
          {page.lines.map((line) => (
            <li key={line.lineId} className="row spread">
              <span>
                <span className="label strong">
                  <span className="num">{line.quantity} ×</span> {line.name}
                </span>
                <span className="caption desk-under">
                  {[line.unit, ...line.extras].filter((part) => part !== '').join(' · ')}
                  {line.state === 'ordered' ? null : (
                    <>
                      {' '}
                      <span className={line.state === 'missing' ? 'chip bad' : 'chip'}>{t(lineNames[line.state])}</span> {line.replacedBy}
                    </>
                  )}
                </span>
              </span>
              <span className="num">{money(line.price, countryId)}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className="desk-facts">
        {sums.map(({ text, amount }) => (
          <li key={text} className="row spread">
            <span className="label">{text}</span>
            <span className="num">{money(amount, countryId)}</span>
          </li>
        ))}
      </ul>
      <p className="row spread money-total">
        <span className="label strong">{t('total')}</span>
        <b className="num">{money(total, countryId)}</b>
      </p>
    </section>
  );
}
