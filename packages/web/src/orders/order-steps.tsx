import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { statusName } from './names.ts';

export interface OrderStep {
  readonly text: TextKey;
  /** Null while it is still to come. */
  readonly at: string | null;
  /** An end that is no arrival. */
  readonly failed: boolean;
}

/**
 * The steps that an order has come to, and those before it. One that ended without its goods handed over ends with the name of
 * that end, never as delivered, and what it never came to is left out.
 */
export function stepsOf(order: Order): OrderStep[] {
  const step = (text: TextKey, at: string | null): OrderStep => ({ text, at, failed: false });
  const steps = [
    step('stepPlaced', order.placedAt),
    ...(order.kind === 'parcel' ? [] : [step('stepTaken', order.acceptedAt), step('stepReady', order.readyAt)]),
    step('stepPickedUp', order.pickedUpAt),
  ];
  if (order.status === 'rejected' || order.status === 'cancelled') {
    return [...steps.filter(({ at }) => at !== null), { text: statusName(order), at: order.endedAt, failed: true }];
  }
  const back = order.status === 'returned' || order.status === 'returning';
  return [...steps, step(back ? 'stepReturned' : 'stepDelivered', isLiveOrder(order.status) ? null : order.endedAt)];
}

export function Steps({ order }: { order: Order }) {
  const t = useText();
  return (
    <ol className="order-steps">
      {stepsOf(order).map(({ text, at, failed }) => (
        <li key={text} data-done={at !== null && !failed}>
          <Icon name={failed ? 'x' : at === null ? 'clock' : 'check'} size={20} />
          <span className="grow">{t(text)}</span>
          <span className="caption num">{at === null ? '' : clockTime(at)}</span>
        </li>
      ))}
    </ol>
  );
}
