import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { StepTrack } from '../common/step-track.tsx';
import { timeThere } from '../common/trip-clock.ts';
import { useText } from '../platform/text.ts';
import { kindIcons, statusName } from './names.ts';

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

/** Where a live order is: at the last step that it has come to; -1 once it is over. */
export const stepNow = (order: Order, steps: readonly OrderStep[]): number =>
  isLiveOrder(order.status) ? steps.findLastIndex(({ at }) => at !== null) : -1;

const icons: Partial<Record<TextKey, IconName>> = {
  stepTaken: 'clock',
  stepReady: 'bell',
  stepPickedUp: 'car',
  stepDelivered: 'home',
  stepReturned: 'back',
};

/** The way of an order as a road, with where it is now. */
export function Steps({ order }: { order: Order }) {
  const t = useText();
  const steps = stepsOf(order);
  const now = stepNow(order, steps);
  return (
    <StepTrack
      steps={steps.map(({ text, at, failed }, i) => ({
        words: t(text),
        icon: icons[text] ?? kindIcons[order.kind],
        done: at !== null && !failed,
        isNow: i === now,
        failed,
        time: at === null ? '' : timeThere(order, at),
      }))}
    />
  );
}
