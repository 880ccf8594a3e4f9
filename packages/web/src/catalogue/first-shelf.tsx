import type { Store } from '@safiri/contract/catalogue/shapes.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { useProducts } from './api.ts';
import { shopOf } from './cart.ts';
import { ProductCard, usePutProduct } from './product-card.tsx';

/** Of the first shelf as many as stand in one row of a wide screen. */
const GOODS_AT_MOST = 5;

/** Where there is room below the stores: what the nearest one has first, one tap from the cart. */
export function FirstShelf({ store }: { store: Store }) {
  const t = useText();
  const { data } = useProducts(store.id, '', '');
  const shop = shopOf(store, store);
  const { put, dialog } = usePutProduct(shop);
  const goods = (data?.products ?? []).filter(({ inStock }) => inStock).slice(0, GOODS_AT_MOST);
  if (goods.length === 0) return null;
  return (
    <section className="shop-section" aria-label={t('shopFrom', { name: store.name })}>
      <div className="row spread">
        <h2 className="h2">{t('shopFrom', { name: store.name })}</h2>
        <Link className="text-link" href={`/grocery-delivery?store=${store.id}`}>
          {t('againLook', { name: store.name })}
        </Link>
      </div>
      <ul className="goods-list">
        {goods.map((product) => (
          <ProductCard key={product.id} product={product} shop={shop} onAdd={() => put(product)} />
        ))}
      </ul>
      {dialog}
    </section>
  );
}
