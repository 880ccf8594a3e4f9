import { useState } from 'react';
import type { Store } from '@safiri/contract/catalogue/shapes.ts';
import { ShowPictures } from '../common/show-pictures.tsx';
import { useText } from '../platform/text.ts';
import { EmptyState, ErrorCard } from '../ui/states.tsx';
import { useCategories, useProducts } from './api.ts';
import { cart, countOf, shopOf } from './cart.ts';
import { GoodsSkeletons } from './goods-card.tsx';
import { ListHelpers } from './list-helpers.tsx';
import { ProductCard, usePutProduct } from './product-card.tsx';
import { SearchBox } from './search-box.tsx';
import { sectionName } from './section-names.ts';
import { ShopHead } from './shop-head.tsx';
import { useSettled } from '../common/use-settled.ts';
import '../common/phrases.css';

/** The shelves of one store. */
export function StoreView({ store, onBack, onCart }: { store: Store; onBack: () => void; onCart: (() => void) | undefined }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const [category, setCategory] = useState('');
  const categories = useCategories(store.id);
  const products = useProducts(store.id, category, search);
  const value = cart.use();
  const shop = shopOf(store, store);
  const { put, dialog } = usePutProduct(shop);
  const shelves = [
    { id: '', name: t('productAll') },
    ...(categories.data?.categories ?? []).map(({ id, name }) => ({ id, name: sectionName(t, name) })),
  ];
  return (
    <>
      <ShopHead
        shop={shop}
        picture={store.picture}
        about={store.address === '' ? [] : [store.address]}
        rating={store.rating}
        minutes={String(store.averageDeliveryTime)}
        opening={store}
        back={t('storeBack')}
        count={value?.shop.kind === 'grocery' ? countOf(value) : 0}
        onBack={onBack}
        onCart={onCart}
      />
      <div className="shop-find">
        <SearchBox label={t('productSearch')} hint={t('productSearchHint')} value={typed} onChange={setTyped} />
        <ListHelpers store={store} />
      </div>
      <div className="phrases shop-chips" role="group" aria-label={t('productCategory')}>
        {shelves.map(({ id, name }) => (
          <button key={id} type="button" className="phrase" aria-pressed={category === id} onClick={() => setCategory(id)}>
            {name}
          </button>
        ))}
      </div>
      <div className="shop-body">
        <ShowPictures of={[store, ...(products.data?.products ?? [])]} />
        {products.isPending ? (
          <GoodsSkeletons />
        ) : products.isError ? (
          <ErrorCard text={t('storesNotLoaded')} onRetry={() => void products.refetch()} />
        ) : products.data.products.length === 0 ? (
          <EmptyState text={t('productsNone')} />
        ) : (
          <ul className="goods-list">
            {products.data.products.map((product) => (
              <ProductCard key={product.id} product={product} shop={shop} onAdd={() => put(product)} />
            ))}
          </ul>
        )}
        <ListHelpers store={store} atEnd />
      </div>
      {dialog}
    </>
  );
}
