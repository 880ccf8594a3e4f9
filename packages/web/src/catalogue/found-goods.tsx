import { Link } from 'wouter';
import { GoodsArt } from '../common/goods-art.tsx';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import type { useFoundGoods } from './api.ts';

/** What the shops around have of what was typed, each with its shop and the way there. @param typed what it is asked for, without spaces around it */
export function FoundGoodsList({
  kind,
  goods,
  typed,
}: {
  kind: 'food' | 'grocery';
  goods: ReturnType<typeof useFoundGoods>;
  typed: string;
}) {
  const t = useText();
  if (typed === '') return null;
  if (goods.isError) return <ErrorCard text={t('goodsNotLoaded')} onRetry={() => void goods.refetch()} />;
  const found = goods.data?.found ?? [];
  if (found.length === 0) return null;
  return (
    <section className="shop-section" aria-label={t('goodsFound')}>
      <h2 className="h2">{t('goodsFound')}</h2>
      <ul className="card list">
        {found.map(({ id, name, section, price, unit, picture, shop }) => (
          <li key={id}>
            <Link
              className="menu-item"
              href={kind === 'food' ? `/food-delivery?restaurant=${shop.id}` : `/grocery-delivery?store=${shop.id}`}
            >
              <GoodsArt kind={kind} name={name} section={section} picture={picture} />
              <span className="grow">
                <b>{name}</b>
                <span className="caption">
                  {shop.name}
                  {shop.isOpen ? '' : ` · ${t('shopClosed')}`}
                </span>
              </span>
              <span className="num">
                {money(price, shop.countryId, shop.decimals)}
                {unit === '' ? null : <span className="caption"> / {unit}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
