import type { Product } from '@safiri/contract/catalogue/shapes.ts';
import { useText } from '../platform/text.ts';
import { add, cart, take, type CartShop } from './cart.ts';
import { GoodsCard } from './goods-card.tsx';
import { Stepper } from './quantity.tsx';
import { useStartOver } from './start-over.tsx';

/** A product on its shelf, with what of it is in the cart. */
export function ProductCard({ product, shop, onAdd }: { product: Product; shop: CartShop; onAdd: () => void }) {
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

/** Puts a product of a store into the cart; a cart of another shop is asked about first. */
export function usePutProduct(shop: CartShop) {
  const startOver = useStartOver(shop);
  const put = ({ id, name, brand, unit, price, picture }: Product) =>
    startOver.ask(() =>
      add(shop, {
        key: String(id),
        itemId: id,
        name: brand === '' ? name : `${name}, ${brand}`,
        unit,
        picture,
        price,
        extras: [],
        note: '',
        substitution: 'allow',
      }),
    );
  return { put, dialog: startOver.dialog };
}
