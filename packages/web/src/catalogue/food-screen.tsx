import { useState } from 'react';
import type { Restaurant } from '@safiri/contract/catalogue/shapes.ts';
import { cuisineTypes, type CuisineType } from '@safiri/rules/catalogue/merchants.ts';
import { foldText } from '@safiri/rules/places/fold-text.ts';
import { Link, useLocation, useSearch } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { km, money } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Stars } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useRestaurants } from './api.ts';
import { CartBody } from './cart-body.tsx';
import { cart, countOf } from './cart.ts';
import { Cover } from './cover.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { useDeliveryPlace } from './delivery-place.ts';
import { OrderAgain } from './order-again.tsx';
import { RestaurantView } from './restaurant-view.tsx';
import './catalogue.css';
import { scenes } from '../art/scenes.ts';
import { SentencePage } from '../common/sentence-page.tsx';

const bowl = { svg: scenes.food, className: 'gate-art' };

export const cuisineNames: Record<CuisineType, TextKey> = {
  south_african: 'cuisineSouthAfrican',
  fast_food: 'cuisineFastFood',
  italian: 'cuisineItalian',
  indian: 'cuisineIndian',
  chinese: 'cuisineChinese',
  african: 'cuisineAfrican',
  continental: 'cuisineContinental',
};

function RestaurantCard({ restaurant, onOpen }: { restaurant: Restaurant; onOpen: () => void }) {
  const t = useText();
  return (
    <li>
      <button type="button" className="card shop-card" data-closed={!restaurant.isOpen} onClick={onOpen}>
        <Cover category={restaurant.cuisineType} />
        <span className="shop-in">
          <span className="row spread">
            <b className="title">{restaurant.name}</b>
            <Stars rating={restaurant.rating} />
          </span>
          <span className="caption">{t(cuisineNames[restaurant.cuisineType as CuisineType])}</span>
          <span className="row spread caption num">
            <span>
              {t('minutesRange', { range: restaurant.estimatedDeliveryTime })} · {money(restaurant.deliveryFee, restaurant.countryId)}
              {restaurant.distance === null ? '' : ` · ${km(restaurant.distance / 1000)}`}
            </span>
            <span className="chip" data-open={restaurant.isOpen}>
              {t(restaurant.isOpen ? 'shopOpen' : 'shopClosed')}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
}

function Restaurants({ chosen }: { chosen: number | undefined }) {
  const t = useText();
  const [, go] = useLocation();
  const place = useDeliveryPlace();
  const [search, setSearch] = useState('');
  const [cuisine, setCuisine] = useState<CuisineType | 'all'>('all');
  const list = useRestaurants(place);
  const restaurant = list.data?.find(({ id }) => id === chosen);
  if (chosen !== undefined && restaurant !== undefined) {
    return (
      <>
        <Button kind="plain" small icon="back" className="order-back" onClick={() => go('/food-delivery')}>
          {t('foodAll')}
        </Button>
        <RestaurantView key={restaurant.id} restaurant={restaurant} />
      </>
    );
  }
  const wanted = foldText(search.trim());
  const shown = (list.data ?? []).filter(
    (row) =>
      (cuisine === 'all' || row.cuisineType === cuisine) && (wanted === '' || foldText(`${row.name} ${row.description}`).includes(wanted)),
  );
  return (
    <>
      <h1 className="h1">{t('serviceFood')}</h1>
      <DeliverTo />
      <Field label={t('foodSearch')} type="search" value={search} maxLength={80} onChange={(event) => setSearch(event.target.value)} />
      <div className="phrases" role="group" aria-label={t('foodCuisines')}>
        {(['all', ...cuisineTypes] as const).map((id) => (
          <button key={id} type="button" className="phrase" aria-pressed={cuisine === id} onClick={() => setCuisine(id)}>
            {t(id === 'all' ? 'cuisineAll' : cuisineNames[id])}
          </button>
        ))}
      </div>
      {list.isPending ? (
        <>
          <Skeleton height={180} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </>
      ) : list.isError ? (
        <ErrorCard text={t('foodNotLoaded')} onRetry={() => void list.refetch()} />
      ) : shown.length === 0 ? (
        <EmptyState text={t('foodNone')} />
      ) : (
        <ul className="shop-cards">
          {shown.map((row) => (
            <RestaurantCard key={row.id} restaurant={row} onOpen={() => go(`/food-delivery?restaurant=${row.id}`)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** `/food-delivery` (spec: operations §2 Food delivery): a gate for who is not signed in, restaurants, a menu, the cart. */
export function FoodScreen() {
  const t = useText();
  const [, go] = useLocation();
  const user = session.use();
  const search = new URLSearchParams(useSearch());
  const value = cart.use();
  const [open, setOpen] = useState(false);
  const again = Number(search.get('again')) || undefined;
  if (user === null) {
    return (
      <SentencePage art={bowl} title={t('foodGate')}>
        <Link className="button primary" href="/auth?return=%2Ffood-delivery">
          {t('foodGateButton')}
        </Link>
      </SentencePage>
    );
  }
  const count = value?.shop.kind === 'food' ? countOf(value) : 0;
  return (
    <AppShell>
      <main className="page food-page" id="main">
        {again === undefined ? (
          <Restaurants chosen={Number(search.get('restaurant')) || undefined} />
        ) : (
          <OrderAgain
            orderId={again}
            onCart={({ kind, id }) => {
              if (kind === 'food') setOpen(true);
              go(kind === 'food' ? `/food-delivery?restaurant=${id}` : `/grocery-delivery?store=${id}&cart=open`, { replace: true });
            }}
          />
        )}
        {count === 0 || again !== undefined ? null : (
          <Button className="cart-bar" onClick={() => setOpen(true)}>
            <Icon name="cart" size={22} />
            {t('cartOpen', { n: count })}
          </Button>
        )}
        <Dialog open={open} onClose={() => setOpen(false)} title={t('cartTitle')} tall>
          <CartBody onPlaced={() => setOpen(false)} />
        </Dialog>
      </main>
    </AppShell>
  );
}
