import type { Store } from '@safiri/contract/catalogue/shapes.ts';
import type { StoreType } from '@safiri/rules/catalogue/merchants.ts';
import { Link, useLocation, useSearch } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { km, money } from '../platform/format.ts';
import { useSearchCenter } from '../common/search-center.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Stars } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useStores } from './api.ts';
import { Cover } from './cover.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { useDeliveryPlace } from './delivery-place.ts';
import { StoreView } from './store-view.tsx';
import './catalogue.css';

const typeNames: Record<StoreType, TextKey> = {
  supermarket: 'storeSupermarket',
  market: 'storeMarket',
  butchery: 'storeButchery',
  bakery: 'storeBakery',
  convenience: 'storeConvenience',
};

function StoreCard({ store, onOpen }: { store: Store; onOpen: () => void }) {
  const t = useText();
  return (
    <li className="card shop-card" data-closed={!store.isOpen}>
      <Cover category={store.storeType} />
      <div className="shop-in">
        <span className="row spread">
          <b className="title">{store.name}</b>
          <Stars rating={store.rating} />
        </span>
        <span className="row">
          <span className="chip">{t(typeNames[store.storeType as StoreType])}</span>
          {store.isOpen ? null : <span className="chip bad">{t('shopClosed')}</span>}
        </span>
        <span className="caption">{store.description}</span>
        <span className="caption num">
          {t('storeDelivery', { fee: money(store.deliveryFee, store.countryId), n: store.averageDeliveryTime })} ·{' '}
          {km(store.distance / 1000)}
        </span>
        <Button small onClick={onOpen}>
          {t('storeShop')}
        </Button>
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
  const place = useDeliveryPlace();
  const near = useSearchCenter();
  const stores = useStores(place ?? near.point);
  const store = stores.data?.stores.find(({ id }) => id === chosen);
  return (
    <AppShell>
      <main className="page food-page" id="main">
        {chosen !== undefined && store !== undefined ? (
          <StoreView key={store.id} store={store} cartOpen={search.has('cart')} onBack={() => go('/grocery-delivery')} />
        ) : (
          <>
            <h1 className="h1">{t('serviceGrocery')}</h1>
            <Link className="button soft say-it" href="/ai-features">
              <Icon name="mic" size={22} />
              {t('grocerySay')}
            </Link>
            <DeliverTo />
            {stores.isPending ? (
              <>
                <Skeleton height={180} />
                <Skeleton height={180} />
                <Skeleton height={180} />
              </>
            ) : stores.isError ? (
              <ErrorCard text={t('storesNotLoaded')} onRetry={() => void stores.refetch()} />
            ) : stores.data.stores.length === 0 ? (
              <EmptyState text={t('storesNone')} />
            ) : (
              <ul className="shop-cards">
                {stores.data.stores.map((row) => (
                  <StoreCard key={row.id} store={row} onOpen={() => go(`/grocery-delivery?store=${row.id}`)} />
                ))}
              </ul>
            )}
          </>
        )}
      </main>
    </AppShell>
  );
}
