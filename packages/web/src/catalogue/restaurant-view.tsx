import { useEffect, useId, useRef, useState } from 'react';
import type { MenuItem, Restaurant } from '@safiri/contract/catalogue/shapes.ts';
import { lineTagNames } from '../common/line-tag-names.ts';
import { ShowPictures } from '../common/show-pictures.tsx';
import { useText } from '../platform/text.ts';
import { EmptyState, ErrorCard } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useMenu } from './api.ts';
import { add, cart, countOf, take, type CartShop } from './cart.ts';
import { ExtrasDialog } from './extras-dialog.tsx';
import { GoodsCard, GoodsSkeletons } from './goods-card.tsx';
import { priceWith } from './price-with.ts';
import { Stepper } from './quantity.tsx';
import { sectionName } from './section-names.ts';
import { ShopHead } from './shop-head.tsx';
import { useStartOver } from './start-over.tsx';
import { useSectionInView } from './use-section-in-view.ts';
import '../common/phrases.css';

function Dish({ item, shop, isOpen, onAdd }: { item: MenuItem; shop: CartShop; isOpen: boolean; onAdd: () => void }) {
  const t = useText();
  const value = cart.use();
  const lines = value !== null && value.shop.kind === 'food' && value.shop.id === shop.id ? value.lines : [];
  const mine = lines.filter(({ itemId }) => itemId === item.id);
  const quantity = mine.reduce((sum, line) => sum + line.quantity, 0);
  const { name, section, description, price, liked, praises, picture } = item;
  return (
    <GoodsCard
      shop={shop}
      item={{ name, section, about: description, price, unit: '', picture, isThere: item.isAvailable }}
      action={
        isOpen && item.isAvailable ? (
          <Stepper
            name={name}
            add={t('foodAddName', { name })}
            hint={t('foodAdd')}
            quantity={quantity}
            onMore={onAdd}
            onLess={() => take(shop, mine.at(-1)?.key ?? '')}
          />
        ) : (
          <button type="button" className="goods-gone" disabled>
            {t(item.isAvailable ? 'shopClosed' : 'foodGone')}
          </button>
        )
      }
    >
      {liked === null ? null : <span className="label goods-liked num">{t('dishLiked', { percent: liked.percent, of: liked.of })}</span>}
      {praises.length === 0 ? null : <span className="caption goods-liked">{praises.map((tag) => t(lineTagNames[tag])).join(' · ')}</span>}
    </GoodsCard>
  );
}

/** The parts of a menu as chips that lead to them; the one that is read is marked, and stays in sight. */
function SectionChips({
  sections,
  ids,
  current,
  onChoose,
}: {
  sections: readonly string[];
  ids: string;
  current: number;
  onChoose: (chosen: number) => void;
}) {
  const t = useText();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.children[current];
    if (row.current !== null && chip instanceof HTMLElement) row.current.scrollLeft = chip.offsetLeft - 16;
  }, [current]);
  return (
    <nav ref={row} className="phrases shop-chips" aria-label={t('menuSections')}>
      {sections.map((section, i) => (
        <a
          key={section}
          className="phrase"
          href={`#${ids}${i}`}
          aria-current={i === current ? 'true' : undefined}
          onClick={() => onChoose(i)}
        >
          {sectionName(t, section)}
        </a>
      ))}
    </nav>
  );
}

/** A restaurant's menu; what is tapped goes into the cart. */
export function RestaurantView({
  restaurant,
  onBack,
  onCart,
}: {
  restaurant: Restaurant;
  onBack: () => void;
  onCart: (() => void) | undefined;
}) {
  const t = useText();
  const menu = useMenu(restaurant.id);
  const value = cart.use();
  const sectionId = useId();
  const [choosing, setChoosing] = useState<MenuItem | null>(null);
  const { id, name, countryId, deliveryFee, terms, estimatedDeliveryTime } = restaurant;
  const shop: CartShop = { kind: 'food', id, name, countryId, deliveryFee, terms, minutes: estimatedDeliveryTime };
  const startOver = useStartOver(shop);
  const put = (item: MenuItem, extras: MenuItem['extras']) => {
    setChoosing(null);
    startOver.ask(() => {
      const names = extras.map((extra) => extra.name);
      const price = priceWith(item.price, extras);
      add(shop, {
        key: [item.id, ...names].join('|'),
        itemId: item.id,
        name: item.name,
        unit: '',
        picture: item.picture,
        price,
        extras: names,
        note: '',
        substitution: 'ask',
      });
      toast({ title: t('foodAdded') });
    });
  };
  const sections = [...Map.groupBy(menu.data ?? [], ({ section }) => section)];
  const list = useRef<HTMLDivElement>(null);
  const [current, choose] = useSectionInView(list, sections.length);
  return (
    <>
      <ShopHead
        shop={shop}
        picture={restaurant.picture}
        about={[restaurant.description, restaurant.address].filter((text) => text !== '')}
        rating={restaurant.rating}
        minutes={estimatedDeliveryTime}
        opening={restaurant}
        back={t('foodAll')}
        count={value?.shop.kind === 'food' ? countOf(value) : 0}
        onBack={onBack}
        onCart={onCart}
      />
      {sections.length < 2 ? null : (
        <SectionChips sections={sections.map(([section]) => section)} ids={sectionId} current={current} onChoose={choose} />
      )}
      <div ref={list} className="shop-body">
        <ShowPictures of={[restaurant, ...(menu.data ?? [])]} />
        {menu.isPending ? (
          <GoodsSkeletons />
        ) : menu.isError ? (
          <ErrorCard whole text={t('menuNotLoaded')} onRetry={() => void menu.refetch()} />
        ) : sections.length === 0 ? (
          <EmptyState text={t('menuEmpty')} />
        ) : (
          sections.map(([section, items], i) => (
            <section key={section} id={`${sectionId}${i}`} className="shop-section" aria-label={sectionName(t, section)}>
              <h2 className="h2">{sectionName(t, section)}</h2>
              <ul className="goods-list">
                {items.map((item) => (
                  <Dish
                    key={item.id}
                    item={item}
                    shop={shop}
                    isOpen={restaurant.isOpen}
                    onAdd={() => (item.extras.length > 0 ? setChoosing(item) : put(item, []))}
                  />
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
      {choosing === null ? null : (
        <ExtrasDialog item={choosing} shop={shop} onClose={() => setChoosing(null)} onAdd={(extras) => put(choosing, extras)} />
      )}
      {startOver.dialog}
    </>
  );
}
