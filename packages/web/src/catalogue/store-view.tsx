import { useState } from 'react';
import type { Product, Store } from '@safiri/contract/catalogue/shapes.ts';
import { useText } from '../platform/text.ts';
import { EmptyState, ErrorCard } from '../ui/states.tsx';
import { useCategories, useProducts } from './api.ts';
import { add, cart, countOf, shopOf, take, type CartShop } from './cart.ts';
import { GoodsCard, GoodsSkeletons } from './goods-card.tsx';
import { ListHelpers } from './list-helpers.tsx';
import { Stepper } from './quantity.tsx';
import { SearchBox } from './search-box.tsx';
import { ShopHead } from './shop-head.tsx';
import { useSettled } from './use-settled.ts';
import { useStartOver } from './start-over.tsx';

function ProductCard({ product, shop, onAdd }: { product: Product; shop: CartShop; onAdd: () => void }) {
  const t = useText();
  const value = cart.use();
  const key = String(product.id);
  const { name, brand, description, inStock } = product;
  const mine = value !== null && value.shop.kind === 'grocery' && value.shop.id === shop.id ? value.lines : [];
  return (
    <GoodsCard
      shop={shop}
      item={{
        ...product,
        isThere: inStock,
        section: product.category,
        about: [brand, description].filter((text) => text !== '').join(' · '),
      }}
      action={
        inStock ? (
          <Stepper
            name={name}
            add={t('productAddName', { name })}
            hint={t('productAdd')}
            quantity={mine.find((line) => line.key === key)?.quantity ?? 0}
            onLess={() => take(shop, key)}
            onMore={onAdd}
          />
        ) : (
          <button type="button" className="goods-gone" disabled>
            {t('productOut')}
          </button>
        )
      }
    >
      {inStock ? (
        <span className="visually-hidden">{t('productInStock')}</span>
      ) : (
        <span className="caption goods-out">{t('productNotInStock')}</span>
      )}
    </GoodsCard>
  );
}

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
  const startOver = useStartOver(shop);
  const put = ({ id, name, brand, unit, price }: Product) =>
    startOver.ask(() =>
      add(shop, {
        key: String(id),
        itemId: id,
        name: brand === '' ? name : `${name}, ${brand}`,
        unit,
        price,
        extras: [],
        note: '',
        substitution: 'allow',
      }),
    );
  const shelves = [{ id: '', name: t('productAll') }, ...(categories.data?.categories ?? [])];
  return (
    <>
      <ShopHead
        shop={shop}
        about={store.address}
        rating={store.rating}
        minutes={String(store.averageDeliveryTime)}
        hours={store.hoursToday}
        isOpen={store.isOpen}
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
      </div>
      {startOver.dialog}
    </>
  );
}
