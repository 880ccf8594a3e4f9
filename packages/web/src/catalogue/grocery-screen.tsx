import { useState } from 'react';
import type { Store } from '@safiri/contract/catalogue/shapes.ts';
import type { StoreType } from '@safiri/rules/catalogue/merchants.ts';
import { useLocation, useSearch } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { km } from '../platform/format.ts';
import { ShowPictures } from '../common/show-pictures.tsx';
import { useSearchCenter } from '../common/search-center.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Stars } from '../ui/person.tsx';
import { EmptyState, ErrorCard } from '../ui/states.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useFoundGoods, useStores } from './api.ts';
import { FoundGoodsList } from './found-goods.tsx';
import { ListHelpers } from './list-helpers.tsx';
import { SearchBox } from './search-box.tsx';
import { useSettled } from '../common/use-settled.ts';
import { AgainRow, usePastOrders } from './again-row.tsx';
import { Cover } from './cover.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { useDeliveryPlace } from './delivery-place.ts';
import { WithCart } from './shop-page.tsx';
import { ShopSkeletons } from './shop-skeletons.tsx';
import { FirstShelf } from './first-shelf.tsx';
import { StoreView } from './store-view.tsx';
import './shop.css';
import { closedText } from './opening-words.ts';
import { deliveryText } from './shop-money.ts';
import './shop-cards.css';
import './goods.css';
import './cart.css';

const typeNames: Record<StoreType, TextKey> = {
  supermarket: 'storeSupermarket',
  market: 'storeMarket',
  butchery: 'storeButchery',
  bakery: 'storeBakery',
  convenience: 'storeConvenience',
};

function StoreCard({ store, onOpen }: { store: Store; onOpen: () => void }) {
  const t = useText();
  const fee = deliveryText(t, store);
  return (
    <li className="card shop-card" data-closed={!store.isOpen}>
      <Cover category={store.storeType} id={store.id} picture={store.picture} />
      <div className="shop-in">
        <b className="title">{store.name}</b>
        <span className="shop-kind">
          <span className="caption num">
            {t(typeNames[store.storeType as StoreType])} · {km(store.distance / 1000)}
          </span>
          <Stars rating={store.rating} />
        </span>
        <span className="caption">{store.description}</span>
        <span className="shop-foot">
          <span className="label num shop-terms">
            {store.isOpen ? (
              t('storeDelivery', { fee, n: store.averageDeliveryTime })
            ) : (
              <>
                <span className="chip bad num">{closedText(t, store)}</span>
                <span>{t('shopDelivery', { fee })}</span>
              </>
            )}
          </span>
          <Button small kind={store.isOpen ? 'primary' : 'soft'} className="shop-go" onClick={onOpen}>
            {t(store.isOpen ? 'storeShop' : 'storeLook')}
          </Button>
        </span>
      </div>
    </li>
  );
}

/** `/grocery-delivery` (spec: operations §2 Grocery delivery). */
export function GroceryScreen() {
  const t = useText();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const chosen = Number(search.get('store')) || undefined;
  const [open, setOpen] = useState(search.has('cart'));
  const wide = useWide();
  const place = useDeliveryPlace();
  const near = useSearchCenter();
  const stores = useStores(place ?? near.point);
  const [typed, setTyped] = useState('');
  const goods = useFoundGoods('store', place ?? near.point, useSettled(typed.trim()));
  const { past, waits } = usePastOrders('grocery', session.use() !== null);
  const store = stores.data?.stores.find(({ id }) => id === chosen);
  const nearest = stores.data?.stores.find(({ isOpen }) => isOpen);
  return (
    <AppShell ownHead={store !== undefined}>
      <WithCart kind="grocery" open={open} onOpen={setOpen} shop={store !== undefined}>
        {store !== undefined ? (
          <StoreView key={store.id} store={store} onBack={() => go('/grocery-delivery')} onCart={wide ? undefined : () => setOpen(true)} />
        ) : (
          <>
            <div className="shop-list-head">
              <h1 className="h1">{t('serviceGrocery')}</h1>
              <DeliverTo compact />
              <SearchBox label={t('goodsSearch')} hint={t('goodsSearch')} value={typed} onChange={setTyped} />
              <ListHelpers />
            </div>
            <div className="shop-body">
              <ShowPictures of={[...(stores.data?.stores ?? []), ...(goods.data?.found ?? [])]} />
              {stores.isError ? null : <FoundGoodsList kind="grocery" goods={goods} typed={typed.trim()} />}
              {typed.trim() === '' && !stores.isPending && !waits ? <AgainRow past={past} /> : null}
              {stores.isPending || waits ? (
                <ShopSkeletons />
              ) : stores.isError ? (
                <ErrorCard whole text={t('storesNotLoaded')} onRetry={() => void stores.refetch()} />
              ) : stores.data.stores.length === 0 ? (
                <EmptyState text={t('storesNone')} />
              ) : (
                <>
                  <ul className="shop-cards">
                    {stores.data.stores.map((row) => (
                      <StoreCard key={row.id} store={row} onOpen={() => go(`/grocery-delivery?store=${row.id}`)} />
                    ))}
                  </ul>
                  {wide && nearest !== undefined ? <FirstShelf store={nearest} /> : null}
                </>
              )}
            </div>
          </>
        )}
      </WithCart>
    </AppShell>
  );
}
