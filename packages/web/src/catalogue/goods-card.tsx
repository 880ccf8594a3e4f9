import type { ReactNode } from 'react';
import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import { GoodsArt } from '../common/goods-art.tsx';
import { useText } from '../platform/text.ts';
import type { CartShop } from './cart.ts';
import { shopMoney } from './shop-money.ts';

interface Shown {
  readonly name: string;
  readonly section: string;
  /** What stands below the name: a brand, what is in it. */
  readonly about: string;
  readonly price: string;
  readonly unit: string;
  readonly picture: Picture | null;
  readonly organic?: boolean;
  /** False for what can't be had now. */
  readonly isThere: boolean;
}

/** How wide the pictures of a list of goods stand: in two columns on a phone, in more where there is room. */
const SIZES = '(min-width: 900px) 240px, 50vw';

/** A dish or a product with its picture or drawing; `action` puts it into the cart, on its corner. */
export function GoodsCard({ shop, item, action, children }: { shop: CartShop; item: Shown; action: ReactNode; children?: ReactNode }) {
  const t = useText();
  return (
    <li className="card goods" data-out={!item.isThere}>
      <div className="goods-top">
        <GoodsArt kind={shop.kind} name={item.name} section={item.section} picture={item.picture} sizes={SIZES} />
        {item.organic === true ? <span className="chip organic">{t('productOrganic')}</span> : null}
      </div>
      <div className="goods-in">
        <b>{item.name}</b>
        <span className="num">
          <b className="goods-price">{shopMoney(item.price, shop)}</b>
          {item.unit === '' ? null : <span className="caption"> / {item.unit}</span>}
        </span>
        {item.about === '' ? null : <span className="caption">{item.about}</span>}
        {children}
        {action}
      </div>
    </li>
  );
}

/** Cards that are not here yet, as tall as those that come. */
export function GoodsSkeletons() {
  return (
    <div className="goods-list" aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <div key={n} className="card goods">
          <div className="skeleton goods-art-skeleton" />
          <div className="goods-in">
            <div className="skeleton line" />
            <div className="skeleton line short" />
          </div>
        </div>
      ))}
    </div>
  );
}
