import { useEffect, useState } from 'react';
import type { Product, Store } from '@safiri/contract/catalogue/shapes.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useCategories, useProducts } from './api.ts';
import { CartBody, Quantity } from './cart-body.tsx';
import { add, cart, countOf, shopOf, take, type CartShop } from './cart.ts';
import { useStartOver } from './start-over.tsx';

/** Milliseconds without a key before it is searched. */
const TYPING_MS = 300;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function ProductCard({ product, shop, onAdd }: { product: Product; shop: CartShop; onAdd: () => void }) {
  const t = useText();
  const value = cart.use();
  const key = String(product.id);
  const inCart = value !== null && value.shop.id === shop.id ? value.lines.find((line) => line.key === key) : undefined;
  return (
    <li className="card product">
      {product.organic ? <span className="chip organic">{t('productOrganic')}</span> : null}
      <b>{product.name}</b>
      <span className="caption">{[product.brand, product.description].filter((text) => text !== '').join(' · ')}</span>
      <span className="num strong">
        {money(product.price, shop.countryId)}
        {product.unit === '' ? '' : ` / ${product.unit}`}
      </span>
      <span className="caption">{t(product.inStock ? 'productInStock' : 'productNotInStock')}</span>
      {inCart !== undefined ? (
        <Quantity name={product.name} quantity={inCart.quantity} onLess={() => take(shop, key)} onMore={onAdd} />
      ) : (
        <Button
          small
          kind={product.inStock ? 'primary' : 'soft'}
          disabled={!product.inStock}
          aria-label={product.inStock ? t('productAddName', { name: product.name }) : undefined}
          onClick={onAdd}
        >
          {t(product.inStock ? 'productAdd' : 'productOut')}
        </Button>
      )}
    </li>
  );
}

/** The shelves of one store with the cart beside them. */
export function StoreView({ store, cartOpen = false, onBack }: { store: Store; cartOpen?: boolean; onBack: () => void }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const [category, setCategory] = useState('');
  const [open, setOpen] = useState(cartOpen);
  const categories = useCategories(store.id);
  const products = useProducts(store.id, category, search);
  const value = cart.use();
  const shop = shopOf(store, store);
  const startOver = useStartOver(shop);
  const count = value?.shop.kind === 'grocery' ? countOf(value) : 0;
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
  return (
    <>
      <div className="row spread">
        <Button kind="plain" small icon="back" className="order-back" onClick={onBack}>
          {t('storeBack')}
        </Button>
        <Button kind="soft" small aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="cart" size={20} />
          {t('cartOpen', { n: count })}
        </Button>
      </div>
      <div>
        <h1 className="h1">{store.name}</h1>
        <p className="muted">{store.address}</p>
      </div>
      {store.isOpen ? null : <p className="chip bad">{t('foodClosedNow')}</p>}
      {open ? (
        <section className="card doc" aria-label={t('cartTitle')}>
          <h2 className="h2">{t('cartTitle')}</h2>
          {value !== null && value.shop.kind !== 'grocery' ? (
            <p className="label muted">{t('cartEmpty')}</p>
          ) : (
            <CartBody onPlaced={() => setOpen(false)} />
          )}
        </section>
      ) : null}
      <div className="store-find">
        <Field
          label={t('productSearch')}
          placeholder={t('productSearchHint')}
          type="search"
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField label={t('productCategory')} value={category} onChange={(event) => setCategory(event.target.value)}>
          <option value="">{t('productAll')}</option>
          {(categories.data?.categories ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {products.isPending ? (
        <div className="products" aria-busy="true">
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <Skeleton key={n} height={170} />
          ))}
        </div>
      ) : products.isError ? (
        <ErrorCard text={t('storesNotLoaded')} onRetry={() => void products.refetch()} />
      ) : products.data.products.length === 0 ? (
        <EmptyState text={t('productsNone')} />
      ) : (
        <ul className="products">
          {products.data.products.map((product) => (
            <ProductCard key={product.id} product={product} shop={shop} onAdd={() => put(product)} />
          ))}
        </ul>
      )}
      {startOver.dialog}
    </>
  );
}
