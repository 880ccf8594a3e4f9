import { useState } from 'react';
import type { Restaurant } from '@safiri/contract/catalogue/shapes.ts';
import { cuisineTypes, type CuisineType } from '@safiri/rules/catalogue/merchants.ts';
import { foldText } from '@safiri/rules/places/fold-text.ts';
import { useLocation, useSearch } from 'wouter';
import { km } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Stars } from '../ui/person.tsx';
import { EmptyState, ErrorCard } from '../ui/states.tsx';
import { useWide } from '../ui/use-wide.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { ShowPictures } from '../common/show-pictures.tsx';
import { useSearchCenter } from '../common/search-center.ts';
import { useFoundGoods, useRestaurants } from './api.ts';
import { FoundGoodsList } from './found-goods.tsx';
import { useSettled } from '../common/use-settled.ts';
import { AgainRow, usePastOrders } from './again-row.tsx';
import { Cover } from './cover.tsx';
import { cuisineNames } from './cuisine-names.ts';
import { DeliverTo } from './deliver-to.tsx';
import { useDeliveryPlace } from './delivery-place.ts';
import { FoodGate } from './food-gate.tsx';
import { OrderAgain } from './order-again.tsx';
import { RestaurantView } from './restaurant-view.tsx';
import { deliveryText } from './shop-money.ts';
import { SearchBox } from './search-box.tsx';
import { WithCart } from './shop-page.tsx';
import { ShopSkeletons } from './shop-skeletons.tsx';
import '../common/phrases.css';
import './shop.css';
import { closedText } from './opening-words.ts';
import './shop-cards.css';
import './goods.css';
import './cart.css';

function RestaurantCard({ restaurant, onOpen }: { restaurant: Restaurant; onOpen: () => void }) {
  const t = useText();
  const delivery = t('shopDelivery', { fee: deliveryText(t, restaurant) });
  return (
    <li>
      <button type="button" className="card shop-card" data-closed={!restaurant.isOpen} onClick={onOpen}>
        <Cover category={restaurant.cuisineType} id={restaurant.id} picture={restaurant.picture} />
        <span className="shop-in">
          <b className="title">{restaurant.name}</b>
          <span className="shop-kind">
            <span className="caption num">
              {t(cuisineNames[restaurant.cuisineType as CuisineType])}
              {restaurant.distance === null ? '' : ` · ${km(restaurant.distance / 1000)}`}
            </span>
            <Stars rating={restaurant.rating} />
          </span>
          <span className="shop-foot label num">
            {restaurant.isOpen ? (
              <span>
                {t('minutesRange', { range: restaurant.estimatedDeliveryTime })} · {delivery}
              </span>
            ) : (
              <>
                <span className="chip bad num">{closedText(t, restaurant)}</span>
                <span>{delivery}</span>
              </>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}

/** The restaurants around, found by name, kind or what they cook. */
function Restaurants({ list, place, onOpen }: { list: ReturnType<typeof useRestaurants>; place: Point; onOpen: (id: number) => void }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [cuisine, setCuisine] = useState<CuisineType | 'all'>('all');
  const wanted = foldText(search.trim());
  const goods = useFoundGoods('restaurant', place, useSettled(search.trim()));
  const found = search.trim() === '' ? [] : (goods.data?.found ?? []);
  const { past, waits } = usePastOrders('food', true);
  const shown = (list.data ?? []).filter(
    (row) =>
      (cuisine === 'all' || row.cuisineType === cuisine) && (wanted === '' || foldText(`${row.name} ${row.description}`).includes(wanted)),
  );
  return (
    <>
      <div className="shop-list-head">
        <h1 className="h1">{t('serviceFood')}</h1>
        <DeliverTo compact />
        <SearchBox label={t('foodSearch')} hint={t('foodSearchHint')} value={search} onChange={setSearch} />
      </div>
      {list.isError ? null : (
        <div className="phrases shop-chips" role="group" aria-label={t('foodCuisines')}>
          {(['all', ...cuisineTypes] as const).map((id) => (
            <button key={id} type="button" className="phrase" aria-pressed={cuisine === id} onClick={() => setCuisine(id)}>
              {t(id === 'all' ? 'cuisineAll' : cuisineNames[id])}
            </button>
          ))}
        </div>
      )}
      <div className="shop-body">
        <ShowPictures of={[...shown, ...found]} />
        {cuisine === 'all' && wanted === '' && !list.isPending && !waits ? <AgainRow past={past} /> : null}
        {list.isPending || waits ? (
          <ShopSkeletons />
        ) : list.isError ? (
          <ErrorCard whole text={t('foodListNotLoaded')} onRetry={() => void list.refetch()} />
        ) : shown.length === 0 && found.length === 0 && !goods.isError ? (
          goods.isFetching ? (
            <ShopSkeletons />
          ) : (
            <EmptyState text={t('foodNone')} />
          )
        ) : shown.length === 0 ? null : (
          <ul className="shop-cards">
            {shown.map((row) => (
              <RestaurantCard key={row.id} restaurant={row} onOpen={() => onOpen(row.id)} />
            ))}
          </ul>
        )}
        {list.isError ? null : <FoundGoodsList kind="food" goods={goods} typed={search.trim()} />}
      </div>
    </>
  );
}

/** `/food-delivery` (spec: operations §2 Food delivery): a gate for who is not signed in, restaurants, a menu, the cart. */
export function FoodScreen() {
  const [, go] = useLocation();
  const user = session.use();
  const search = new URLSearchParams(useSearch());
  const [open, setOpen] = useState(false);
  const wide = useWide();
  const place = useDeliveryPlace();
  const near = useSearchCenter();
  const list = useRestaurants(place, user !== null);
  const again = Number(search.get('again')) || undefined;
  const chosen = Number(search.get('restaurant')) || undefined;
  const restaurant = list.data?.find(({ id }) => id === chosen);
  if (user === null) return <FoodGate />;
  if (again !== undefined) {
    return (
      <AppShell>
        <main className="page narrow" id="main">
          <OrderAgain
            orderId={again}
            onCart={({ kind, id }) => {
              if (kind === 'food') setOpen(true);
              go(kind === 'food' ? `/food-delivery?restaurant=${id}` : `/grocery-delivery?store=${id}&cart=open`, { replace: true });
            }}
          />
        </main>
      </AppShell>
    );
  }
  return (
    <AppShell ownHead={restaurant !== undefined}>
      <WithCart kind="food" open={open} onOpen={setOpen} shop={restaurant !== undefined}>
        {restaurant === undefined ? (
          <Restaurants list={list} place={place ?? near.point} onOpen={(id) => go(`/food-delivery?restaurant=${id}`)} />
        ) : (
          <RestaurantView
            key={restaurant.id}
            restaurant={restaurant}
            onBack={() => go('/food-delivery')}
            onCart={wide ? undefined : () => setOpen(true)}
          />
        )}
      </WithCart>
    </AppShell>
  );
}
