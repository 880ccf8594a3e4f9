import { useRef } from 'react';
import type { Picture as PictureOf } from '@safiri/contract/catalogue/shapes.ts';
import { Picture } from '../common/picture.tsx';
import { usePictures } from '../common/pictures-shown.ts';
import { IconButton } from '../ui/button.tsx';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { Stars } from '../ui/person.tsx';
import type { CartShop } from './cart.ts';
import { deliveryText } from './shop-money.ts';
import { openingText, type Opening } from './opening-words.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import './shop-head.css';

/** The head of a shop in the colour of its service: the way back and the cart, which stay in sight and take its name along; what people ask first. */
export function ShopHead({
  shop,
  picture,
  about,
  rating,
  minutes,
  opening,
  back,
  count,
  onBack,
  onCart,
}: {
  shop: CartShop;
  /** What the shop shows of itself, where it does. */
  picture: PictureOf | null;
  /** What it sells, where it is: parts that a dot stands between. */
  about: readonly string[];
  rating: number | null;
  /** As the shop says it, such as "25-40". */
  minutes: string;
  opening: Opening;
  back: string;
  count: number;
  onBack: () => void;
  /** Undefined where the cart stands beside the shop; once something lies in it, the bar below leads there. */
  onCart: (() => void) | undefined;
}) {
  const t = useText();
  const name = useRef<HTMLHeadingElement>(null);
  const pictures = usePictures();
  const isPast = useScrolledPast(name);
  return (
    <>
      <div className="row spread shop-top">
        <button type="button" className="shop-back" aria-label={back} onClick={onBack}>
          <Icon name="back" />
          {isPast ? (
            <b className="title" aria-hidden="true">
              {shop.name}
            </b>
          ) : (
            back
          )}
        </button>
        {onCart === undefined || count > 0 ? null : <IconButton label={t('cartOpen', { n: 0 })} icon="cart" onClick={onCart} />}
      </div>
      {picture == null || pictures === 'none' ? null : (
        <div className="shop-banner">
          <Picture picture={picture} sizes="(min-width: 1100px) calc(100vw - 620px), 100vw" />
        </div>
      )}
      <header className="shop-head">
        <h1 ref={name} className="h1">
          {shop.name}
        </h1>
        {about.length === 0 ? null : (
          <p className="label num shop-about">
            {about.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </p>
        )}
        <ul className="shop-facts num">
          <li>
            <Stars rating={rating} />
          </li>
          {opening.isOpen ? (
            <li>
              <Icon name="clock" size={16} />
              {t('minutesRange', { range: minutes })}
            </li>
          ) : null}
          <li>{t('shopDelivery', { fee: deliveryText(t, shop) })}</li>
          <li className={opening.isOpen ? undefined : 'shop-shut'} role={opening.isOpen ? undefined : 'status'}>
            {openingText(t, opening)}
          </li>
        </ul>
      </header>
    </>
  );
}
