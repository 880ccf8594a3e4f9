import { useRef, useState } from 'react';
import type { Substitution } from '@safiri/rules/catalogue/merchants.ts';
import { Link, useLocation } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useOnline } from '../platform/connection.ts';
import { PaymentCard, useChosenMethod } from '../common/payment-card.tsx';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { newNumber, sumsOf, usePlaceOrder } from './api.ts';
import { add, cart, change, renew, take, type Cart, type CartLine } from './cart.ts';
import { DeliverTo } from './deliver-to.tsx';
import { deliveryPlace } from './delivery-place.ts';

const substitutionNames: Record<Substitution, TextKey> = { allow: 'substituteAllow', ask: 'substituteAsk', refund: 'substituteRefund' };

/** Fewer or more of one thing. */
export function Quantity({ name, quantity, onLess, onMore }: { name: string; quantity: number; onLess: () => void; onMore: () => void }) {
  const t = useText();
  return (
    <span className="quantity">
      <IconButton label={t('cartLess', { name })} icon="minus" onClick={onLess} />
      <b className="num" aria-live="polite">
        {quantity}
      </b>
      <IconButton label={t('cartMore', { name })} icon="plus" onClick={onMore} />
    </span>
  );
}

function Line({ line, shop }: { line: CartLine; shop: Cart['shop'] }) {
  const t = useText();
  return (
    <li className="cart-line">
      <div className="row spread">
        <span className="grow">
          <b>{line.name}</b>
          <span className="caption num">
            {money(line.price, shop.countryId)}
            {line.unit === '' ? '' : ` / ${line.unit}`}
            {line.extras.length === 0 ? '' : ` · ${line.extras.join(', ')}`}
          </span>
        </span>
        <Quantity name={line.name} quantity={line.quantity} onLess={() => take(shop, line.key)} onMore={() => add(shop, line)} />
      </div>
      {shop.kind === 'food' ? (
        <Field
          label={t('cartNote')}
          value={line.note}
          maxLength={300}
          onChange={(event) => change(shop, line.key, { note: event.target.value })}
        />
      ) : (
        <SelectField
          label={t('cartSubstitute')}
          value={line.substitution}
          onChange={(event) => change(shop, line.key, { substitution: event.target.value as Substitution })}
        >
          {(Object.keys(substitutionNames) as Substitution[]).map((id) => (
            <option key={id} value={id}>
              {t(substitutionNames[id])}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  );
}

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
      <div className="row spread total">
        <dt>{t('total')}</dt>
        <dd className="num">{money(sums.totalAmount, value.shop.countryId)}</dd>
      </div>
    </dl>
  );
}

/** The cart with everything that an order needs, and the button that places it. */
export function CartBody({ onPlaced }: { onPlaced: () => void }) {
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
    <div className="stack">
      <p className="label strong">{value.shop.name}</p>
      <ul className="cart-lines">
        {value.lines.map((line) => (
          <Line key={line.key} line={line} shop={value.shop} />
        ))}
      </ul>
      {isFood ? null : (
        <Field
          label={t('cartShopNote')}
          value={shoppingInstructions}
          maxLength={300}
          onChange={(event) => setShoppingInstructions(event.target.value)}
        />
      )}
      <DeliverTo />
      <Field label={t('cartCourierNote')} value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
      {user === null ? null : <PaymentCard countryId={value.shop.countryId} brought />}
      <SumLines value={value} />
      {user === null ? (
        <Link className="button primary full" href={`/auth?return=${encodeURIComponent(`/grocery-delivery?store=${value.shop.id}`)}`}>
          {t('cartSignIn')}
        </Link>
      ) : (
        <Button
          full
          disabled={placing.isPending}
          why={place === null ? t('cartNoAddress') : online ? undefined : t('offlineOrder')}
          onClick={order}
        >
          {placing.isPending ? t('groceryPlacing') : t('groceryPlace')}
        </Button>
      )}
    </div>
  );
}
