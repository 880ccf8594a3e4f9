import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { isSameAgain, sumAgain, type LineAgain } from './again.ts';
import { findAgain } from './api.ts';
import { addAll, cart, type CartLine, type CartShop } from './cart.ts';
import { deliveryPlace } from './delivery-place.ts';
import { openingText } from './opening-words.ts';
import { shopMoney } from './shop-money.ts';
import { useStartOver } from './start-over.tsx';

function Line({ again, shop }: { again: LineAgain; shop: CartShop }) {
  const t = useText();
  const { name, quantity, line, before, without } = again;
  return (
    <li className="menu-item">
      <span className="grow">
        <b className="num">{t('againLine', { n: quantity, name })}</b>
        {line === null ? <span className="field-error">{t('againGone')}</span> : null}
        {without.length === 0 ? null : <span className="caption">{t('againWithout', { extras: without.join(', ') })}</span>}
        {before === null || line === null ? null : (
          <span className="caption num">{t('againPrice', { before: shopMoney(before, shop), now: shopMoney(line.price, shop) })}</span>
        )}
      </span>
      {line === null ? null : <span className="num">{shopMoney(line.price, shop)}</span>}
    </li>
  );
}

type Found = Awaited<ReturnType<typeof findAgain>>;

/** Whether there is nothing to say before it lies in the cart: the shop is open, all is there as it was, no other cart is given up. */
const goesAtOnce = ({ shop, closed, lines }: Found) => shop !== null && closed === null && isSameAgain(lines) && cart.get() === null;

/** Puts what can be had into the cart. Who orders from a new phone has it brought where it was brought before. */
function putAgain({ shop, lines, dropoff }: Found, onCart: (shop: CartShop) => void): void {
  if (shop === null) return;
  if (deliveryPlace.get() === null) deliveryPlace.set(dropoff);
  addAll(
    shop,
    lines.flatMap(({ line }) => line ?? []),
  );
  onCart(shop);
}

/**
 * An earlier order held against what its shop has now. Where all is as it was it lies in the cart at once, and the cart opens.
 * Else: what can be had and at which price, what is gone, whether the shop is open; one tap puts it into the cart.
 */
export function OrderAgain({ orderId, onCart }: { orderId: number; onCart: (shop: CartShop) => void }) {
  const t = useText();
  const [, go] = useLocation();
  const found = useQuery({ queryKey: ['order-again', orderId], queryFn: () => findAgain(orderId), staleTime: 0, gcTime: 0 });
  const atOnce = found.data !== undefined && goesAtOnce(found.data);
  const done = useRef(false);
  useEffect(() => {
    if (!atOnce || done.current) return;
    done.current = true;
    putAgain(found.data, onCart);
  });
  if (found.isPending || atOnce) return <Skeleton height={320} />;
  if (found.isError) return <ErrorCard text={t('foodNotLoaded')} onRetry={() => void found.refetch()} />;
  const { name, kind, shop, lines, closed } = found.data;
  const there = lines.flatMap(({ line }) => (line === null ? [] : [line]));
  const shops = kind === 'food' ? '/food-delivery' : '/grocery-delivery';
  return (
    <>
      <h1 className="h1">{t('againTitle', { name })}</h1>
      {shop === null ? (
        <p role="status">{t('againShopGone', { name })}</p>
      ) : (
        <>
          {closed === null ? null : (
            <p className="chip bad" role="status">
              {openingText(t, closed)}
            </p>
          )}
          <ul className="card list">
            {lines.map((again, i) => (
              <Line key={`${i} ${again.name}`} again={again} shop={shop} />
            ))}
          </ul>
          {there.length === 0 ? (
            <p role="status">{t('againNothing')}</p>
          ) : (
            <AddAgain shop={shop} lines={there} sum={sumAgain(lines)} onPut={() => putAgain(found.data, onCart)} />
          )}
        </>
      )}
      <Button
        kind="soft"
        full
        onClick={() => go(shop === null ? shops : `${shops}?${kind === 'food' ? 'restaurant' : 'store'}=${shop.id}`)}
      >
        {t(shop === null ? (kind === 'food' ? 'foodAll' : 'storeBack') : 'againLook', { name })}
      </Button>
    </>
  );
}

function AddAgain({ shop, lines, sum, onPut }: { shop: CartShop; lines: readonly CartLine[]; sum: string; onPut: () => void }) {
  const t = useText();
  const startOver = useStartOver(shop);
  const count = lines.reduce((all, { quantity }) => all + quantity, 0);
  return (
    <>
      <Button full className="summed" kind="accent" icon="cart" onClick={() => startOver.ask(onPut)}>
        <span>{t('againPut', { n: count })}</span>
        <span className="visually-hidden"> · </span>
        <span className="num">{shopMoney(sum, shop)}</span>
      </Button>
      {startOver.dialog}
    </>
  );
}
