import { useState } from 'react';
import type { MenuItem, Restaurant } from '@safiri/contract/catalogue/shapes.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stars } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useMenu } from './api.ts';
import { add, type CartShop } from './cart.ts';
import { priceWith } from './price-with.ts';
import { Cover } from './cover.tsx';
import { useStartOver } from './start-over.tsx';

/** Extras of a dish, each with its price. */
function ExtrasDialog({
  item,
  shop,
  onClose,
  onAdd,
}: {
  item: MenuItem;
  shop: CartShop;
  onClose: () => void;
  onAdd: (extras: MenuItem['extras']) => void;
}) {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const extras = item.extras.filter(({ name }) => chosen.has(name));
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  return (
    <Dialog open onClose={onClose} title={item.name}>
      <fieldset className="extras">
        <legend className="label">{t('foodExtras')}</legend>
        {item.extras.map((extra) => (
          <label key={extra.name} className="row spread">
            <span className="row">
              <input type="checkbox" checked={chosen.has(extra.name)} onChange={() => toggle(extra.name)} />
              {extra.name}
            </span>
            <span className="num">+{money(extra.price, shop.countryId)}</span>
          </label>
        ))}
      </fieldset>
      <Button full onClick={() => onAdd(extras)}>
        {t('foodAdd')} · {money(priceWith(item.price, extras), shop.countryId)}
      </Button>
    </Dialog>
  );
}

/** A restaurant's menu; what is tapped goes into the cart. */
export function RestaurantView({ restaurant }: { restaurant: Restaurant }) {
  const t = useText();
  const menu = useMenu(restaurant.id);
  const [choosing, setChoosing] = useState<MenuItem | null>(null);
  const { id, name, countryId, deliveryFee } = restaurant;
  const shop: CartShop = { kind: 'food', id, name, countryId, deliveryFee };
  const startOver = useStartOver(shop);
  const put = (item: MenuItem, extras: MenuItem['extras']) => {
    setChoosing(null);
    startOver.ask(() => {
      const names = extras.map((extra) => extra.name);
      const price = priceWith(item.price, extras);
      add(shop, {
        key: [item.id, ...names].join('|'),
        itemId: item.id,
        name: item.name,
        unit: '',
        price,
        extras: names,
        note: '',
        substitution: 'ask',
      });
      toast({ title: t('foodAdded') });
    });
  };
  const sections = [...Map.groupBy(menu.data ?? [], ({ section }) => section)];
  return (
    <div className="stack">
      <Cover category={restaurant.cuisineType} tall />
      <div>
        <h1 className="h1">{name}</h1>
        <p className="muted">{restaurant.description}</p>
        <p className="row caption num">
          <Stars rating={restaurant.rating} /> {t('minutesRange', { range: restaurant.estimatedDeliveryTime })} ·{' '}
          {money(deliveryFee, countryId)} · {restaurant.hoursToday}
        </p>
      </div>
      {restaurant.isOpen ? null : (
        <p className="chip bad" role="status">
          {t('foodClosedNow')}
        </p>
      )}
      {menu.isPending ? (
        <Skeleton height={320} />
      ) : menu.isError ? (
        <ErrorCard text={t('foodNotLoaded')} onRetry={() => void menu.refetch()} />
      ) : (
        sections.map(([section, items]) => (
          <section key={section} aria-label={section}>
            <h2 className="h2">{section}</h2>
            <ul className="card list">
              {items.map((item) => (
                <li key={item.id} className="menu-item">
                  <span className="grow">
                    <b>{item.name}</b>
                    <span className="caption">{item.description}</span>
                    <span className="num">{money(item.price, countryId)}</span>
                  </span>
                  <Button
                    kind="soft"
                    small
                    icon="plus"
                    aria-label={restaurant.isOpen && item.isAvailable ? t('foodAddName', { name: item.name }) : undefined}
                    disabled={!restaurant.isOpen || !item.isAvailable}
                    onClick={() => (item.extras.length > 0 ? setChoosing(item) : put(item, []))}
                  >
                    {t(!item.isAvailable ? 'foodGone' : restaurant.isOpen ? 'foodAdd' : 'shopClosed')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {choosing === null ? null : (
        <ExtrasDialog item={choosing} shop={shop} onClose={() => setChoosing(null)} onAdd={(extras) => put(choosing, extras)} />
      )}
      {startOver.dialog}
    </div>
  );
}
