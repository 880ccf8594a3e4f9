import type { Order } from '@safiri/contract/orders/shapes.ts';
import { useText } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { arrivalText } from './arrival.ts';
import { orderName, statusName } from './names.ts';

const MINUTE_MS = 60_000;

/** What is asked first: when it comes, what becomes of it now, and what to call it by. */
export function OrderHead({ order }: { order: Order }) {
  const t = useText();
  const arrival = arrivalText(t, order, useNow(MINUTE_MS));
  return (
    <header className="order-head">
      {arrival === undefined ? null : <p className="h1 num">{arrival}</p>}
      <h1 className={arrival === undefined ? 'h1' : 'title'} aria-live="polite">
        {t(statusName(order))}
      </h1>
      <p className="label muted num">{orderName(t, order)}</p>
    </header>
  );
}
