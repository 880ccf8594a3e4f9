import type { Order } from '@safiri/contract/orders/shapes.ts';
import { useText } from '../platform/text.ts';
import { useServerNow } from '../ui/use-now.ts';
import { arrivalText } from './arrival.ts';
import { orderName, statusName } from './names.ts';

const MINUTE_MS = 60_000;

/** What is asked first: when it comes, what becomes of it now, and what to call it by. */
export function OrderHead({ order }: { order: Order }) {
  const t = useText();
  const arrival = arrivalText(t, order, useServerNow(MINUTE_MS));
  // Until the shop has said yes its time is no promise: what is waited for comes first.
  const leads = arrival !== undefined && order.status !== 'placed';
  return (
    <header className="order-head">
      {leads ? <p className="h1 num">{arrival}</p> : null}
      <h1 className={leads ? 'title' : 'h1'} aria-live="polite">
        {t(statusName(order))}
      </h1>
      {leads || arrival === undefined ? null : <p className="title num">{arrival}</p>}
      <p className="label muted num">{orderName(t, order)}</p>
    </header>
  );
}
