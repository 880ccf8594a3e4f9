import { useRef, useState } from 'react';
import { arrivalFrom } from '@safiri/rules/orders/arrival.ts';
import { Link, useLocation } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { clockTime, money } from '../platform/format.ts';
import { useOnline } from '../platform/connection.ts';
import { useChosenMethod } from '../common/chosen-method.ts';
import { PaymentCard } from '../common/payment-card.tsx';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { newNumber, sumsOf, usePlaceOrder } from './api.ts';
import { Line } from './cart-line.tsx';
import { cart, renew, type Cart } from './cart.ts';
import { DeliverTo } from './deliver-to.tsx';
import { deliveryPlace } from './delivery-place.ts';
import { NoteField } from './note-field.tsx';

function SumLines({ value }: { value: Cart }) {
  const t = useText();
  const sums = sumsOf(value);
  const row = (text: TextKey, amount: string) => (
    <div className="row spread">
      <dt>{t(text)}</dt>
      <dd className="num">{money(amount, value.shop.countryId)}</dd>
    </div>
  );
  return (
    <dl className="receipt-lines">
      {row('cartSubtotal', sums.subtotal)}
      {row('cartDeliveryFee', sums.deliveryFee)}
      {value.shop.kind === 'grocery' ? row('cartServiceFee', sums.serviceFee) : null}
    </dl>
  );
}

/** What of the total is not for the goods, where the lines that say it lie below the foot. */
function FeesInside({ value }: { value: Cart }) {
  const t = useText();
  const { deliveryFee, serviceFee } = sumsOf(value);
  const fee = money(deliveryFee, value.shop.countryId);
  return (
    <small className="caption num">
      {value.shop.kind === 'grocery'
        ? t('cartFeesInside', { delivery: fee, service: money(serviceFee, value.shop.countryId) })
        : t('cartFeeInside', { delivery: fee })}
    </small>
  );
}

/** When it would be there if it were ordered now, by the shop's own minutes. */
function Arrives({ minutes }: { minutes: string | undefined }) {
  const t = useText();
  const now = useServerNow(60_000);
  const arrival = minutes === undefined ? undefined : arrivalFrom(minutes, now);
  if (arrival === undefined) return null;
  const clock = (at: number) => clockTime(new Date(at).toISOString());
  return (
    <ChoiceRow icon="clock" text={t('cartArrives', { from: clock(arrival.from), to: clock(arrival.to) })} note={t('cartArrivesNote')} />
  );
}

/**
 * The cart with everything that an order needs, and the button that places it.
 * @param onMore goes back to the shop, where the cart covers it
 */
export function CartBody({ onPlaced, onMore }: { onPlaced: () => void; onMore?: (() => void) | undefined }) {
  const t = useText();
  const [, go] = useLocation();
  const online = useOnline();
  const user = session.use();
  const value = cart.use();
  const place = deliveryPlace.use();
  const [note, setNote] = useState('');
  const [shoppingInstructions, setShoppingInstructions] = useState('');
  const method = useChosenMethod(value?.shop.countryId ?? 'za');
  const placing = usePlaceOrder();
  const number = useRef<{ of: string; number: string }>(undefined);
  if (value === null) return <p className="label muted">{t('cartEmpty')}</p>;
  const isFood = value.shop.kind === 'food';
  const total = money(sumsOf(value).totalAmount, value.shop.countryId);
  const failed = (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    if (problem?.code === 'basket_changed' && problem.basket !== undefined) renew(problem.basket);
    const known = error instanceof ApiError && error.status < 500;
    if (known || isFood) {
      toast({
        title: t(known && !isFood ? 'groceryFailed' : 'error'),
        text: known ? serverMessage(error, t('foodFailed')) : t('foodFailed'),
        tone: 'bad',
      });
    } else toast({ title: t('groceryFailed'), tone: 'bad' });
  };
  const order = () => {
    if (place === null || user === null) {
      toast({ title: t('error'), text: t('cartNoAddress'), tone: 'bad' });
      return;
    }
    // The same cart sent again is the same order; a changed one is another.
    const of = JSON.stringify([value, place, note, shoppingInstructions, method]);
    if (number.current?.of !== of) number.current = { of, number: newNumber(value.shop.kind) };
    placing.mutate(
      { cart: value, customerId: user.id, place, note, shoppingInstructions, paymentMethod: method, orderNumber: number.current.number },
      {
        onSuccess: (placed) => {
          cart.set(null);
          toast({ title: t(isFood ? 'foodPlaced' : 'groceryPlaced') });
          onPlaced();
          go(`/orders?order=${placed.id}`);
        },
        onError: failed,
      },
    );
  };
  return (
    <div className="stack cart-body">
      <p className="label strong">{value.shop.name}</p>
      <ul className="cart-lines">
        {value.lines.map((line) => (
          <Line key={line.key} line={line} shop={value.shop} />
        ))}
      </ul>
      {onMore === undefined ? null : (
        <Button kind="plain" small icon="plus" className="note-open" onClick={onMore}>
          {t('cartAddMore')}
        </Button>
      )}
      <DeliverTo compact />
      <Arrives minutes={value.shop.minutes} />
      {user === null ? null : <PaymentCard countryId={value.shop.countryId} brought />}
      {isFood ? null : (
        <NoteField
          label={t('cartShopNote')}
          add={t('cartShopNoteAdd')}
          icon="basket"
          value={shoppingInstructions}
          onChange={setShoppingInstructions}
        />
      )}
      <NoteField label={t('cartCourierNote')} add={t('cartCourierNoteAdd')} icon="pencil" value={note} onChange={setNote} />
      <SumLines value={value} />
      <div className="stack cart-foot">
        <p className="row spread cart-total">
          <span>
            {t('total')}
            <FeesInside value={value} />
          </span>
          <span className="num">{total}</span>
        </p>
        {user === null ? (
          <Link className="button primary full" href={`/auth?return=${encodeURIComponent(`/grocery-delivery?store=${value.shop.id}`)}`}>
            {t('cartSignIn')}
          </Link>
        ) : (
          <Button
            full
            className="summed"
            busy={placing.isPending}
            why={place === null ? t('cartNoAddress') : online ? undefined : t('offlineOrder')}
            onClick={order}
          >
            <span>{placing.isPending ? t('groceryPlacing') : t('groceryPlace')}</span>
            <span className="visually-hidden"> · </span>
            <span className="num">{total}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
