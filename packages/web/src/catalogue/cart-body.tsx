import { Suspense, useRef, useState } from 'react';
import { arrivalFrom } from '@safiri/rules/orders/arrival.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { Link, useLocation } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { clockTime } from '../platform/format.ts';
import { useOnline } from '../platform/connection.ts';
import { useChosenMethod } from '../common/chosen-method.ts';
import { PaymentCard } from '../common/payment-card.tsx';
import { useSplit } from '../common/split-payment.ts';
import { PromotionPart } from '../common/promotion-part.tsx';
import { usePromotion } from '../common/use-promotion.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { newNumber, renewDeliveryQuotes, usePlaceOrder } from './api.ts';
import { Line } from './cart-line.tsx';
import { cart, renew, type Cart } from './cart.ts';
import { DeliverTo } from './deliver-to.tsx';
import { deliveryPlace } from './delivery-place.ts';
import { NoteField } from './note-field.tsx';
import { shopMoney } from './shop-money.ts';
import { sumsWith, useSums } from './use-sums.ts';

type CartSums = ReturnType<typeof useSums> & { readonly withoutCode: string | null };
interface Shown {
  shop: Cart['shop'];
  sums: CartSums;
}

/** An amount that is the least while the price of the way is not known. */
function useAmount({ shop, sums }: Shown) {
  const t = useText();
  return (amount: string) => (sums.isExact ? shopMoney(amount, shop) : t('priceFrom', { amount: shopMoney(amount, shop) }));
}

/** Groceries name their service fee also where it is nothing (spec: operations §2). */
const namesService = ({ shop, sums }: Shown) => shop.kind === 'grocery' || Number(sums.serviceFee) > 0;

function SumLines({ code, ...shown }: Shown & { code: string | null }) {
  const t = useText();
  const amountOf = useAmount(shown);
  const { shop, sums } = shown;
  const row = (text: TextKey, amount: string, values?: Record<string, string>) => (
    <div className="row spread">
      <dt>{t(text, values)}</dt>
      <dd className="num">{amount}</dd>
    </div>
  );
  const off = sums.withoutCode === null ? 0 : (fromWire(sums.withoutCode) ?? 0) - (fromWire(sums.deliveryFee) ?? 0);
  return (
    <dl className="receipt-lines">
      {row('cartSubtotal', shopMoney(sums.subtotal, shop))}
      {row('cartDeliveryFee', amountOf(sums.withoutCode ?? sums.deliveryFee))}
      {off === 0 || code === null ? null : row('promoLine', `−${shopMoney(toWire(off), shop)}`, { code })}
      {namesService(shown) ? row('cartServiceFee', shopMoney(sums.serviceFee, shop)) : null}
    </dl>
  );
}

/** What of the total is not for the goods, where the lines that say it lie below the foot. */
function FeesInside(shown: Shown) {
  const t = useText();
  const { shop, sums } = shown;
  const delivery = useAmount(shown)(sums.deliveryFee);
  return (
    <small className="caption num">
      {namesService(shown)
        ? t('cartFeesInside', { delivery, service: shopMoney(sums.serviceFee, shop) })
        : t('cartFeeInside', { delivery })}
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
  const value = cart.use();
  return value === null ? (
    <p className="label muted">{t('cartEmpty')}</p>
  ) : (
    <FilledCart value={value} onPlaced={onPlaced} onMore={onMore} />
  );
}

function FilledCart({ value, onPlaced, onMore }: { value: Cart; onPlaced: () => void; onMore: (() => void) | undefined }) {
  const t = useText();
  const [, go] = useLocation();
  const online = useOnline();
  const user = session.use();
  const place = deliveryPlace.use();
  const [note, setNote] = useState('');
  const [shoppingInstructions, setShoppingInstructions] = useState('');
  const method = useChosenMethod(value.shop.countryId);
  const placing = usePlaceOrder();
  const number = useRef<{ of: string; number: string }>(undefined);
  const plain = useSums(value);
  const promotion = usePromotion(plain.quoteId === undefined ? [] : [plain.quoteId], true);
  const sums = sumsWith(value, plain, promotion);
  const shown = { shop: sums.shop, sums };
  const split = useSplit(sums.isExact ? sums.totalAmount : undefined, value.shop.countryId);
  const isFood = value.shop.kind === 'food';
  const total = useAmount(shown)(sums.totalAmount);
  const whyNot = (): string | undefined => {
    if (place === null) return t('cartNoAddress');
    if (!sums.isEnough) return t('cartLeast', { amount: shopMoney(sums.shop.terms.minimumBasket, sums.shop) });
    if (!online) return t('offlineOrder');
    if (promotion.isTrying) return t('promoLooking');
    if (split.isComing) return t('walletComing');
    return sums.isExact ? undefined : t('cartNoPrice');
  };
  const why = whyNot();
  const failed = (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    if (problem?.code === 'basket_changed' && problem.basket !== undefined) {
      renew(problem.basket);
      renewDeliveryQuotes();
    }
    // What the code says by now stands beside it, with the price that holds.
    if (problem?.code === 'promotion_refused') renewDeliveryQuotes();
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
    // The same cart sent again is the same order, at newer prices too; a changed one is another.
    const wanted = value.lines.map(({ picture: _picture, price: _price, ...line }) => line);
    const of = JSON.stringify([
      value.shop.kind,
      value.shop.id,
      wanted,
      place,
      note,
      shoppingInstructions,
      split.chosen === undefined ? method : 'cash',
    ]);
    if (number.current?.of !== of) number.current = { of, number: newNumber(value.shop.kind) };
    placing.mutate(
      {
        cart: value,
        sums,
        quoteId: sums.quoteId,
        customerId: user.id,
        place,
        note,
        shoppingInstructions,
        paymentMethod: split.chosen === undefined ? method : 'cash',
        walletPart: split.chosen?.wallet,
        orderNumber: number.current.number,
      },
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
      {user === null ? null : <PaymentCard countryId={value.shop.countryId} brought split={split} />}
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
      {sums.takesCodes ? (
        <Suspense fallback={null}>
          <PromotionPart
            promotion={promotion}
            quoteId={plain.quoteId}
            counts
            countryId={value.shop.countryId}
            decimals={sums.shop.terms.decimals}
          />
        </Suspense>
      ) : null}
      {sums.codesBarred ? <p className="caption">{t('cartNoCodes', { shop: value.shop.name })}</p> : null}
      <SumLines {...shown} code={promotion.code} />
      {sums.refused === null ? null : <ErrorCard text={serverMessage(sums.refused, t('cartNoPrice'))} onRetry={sums.ask} />}
      <div className="stack cart-foot">
        <p className="row spread cart-total">
          <span>
            {t('total')}
            <FeesInside {...shown} />
          </span>
          <span className="num">{total}</span>
        </p>
        {user === null ? (
          <Link className="button primary full" href={`/auth?return=${encodeURIComponent(`/grocery-delivery?store=${value.shop.id}`)}`}>
            {t('cartSignIn')}
          </Link>
        ) : (
          <Button full className="summed" busy={placing.isPending} why={why} onClick={order}>
            <span>{placing.isPending ? t('groceryPlacing') : t('groceryPlace')}</span>
            <span className="visually-hidden"> · </span>
            <span className="num">{total}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
