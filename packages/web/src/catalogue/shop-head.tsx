import { IconButton } from '../ui/button.tsx';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { Stars } from '../ui/person.tsx';
import { money } from '../platform/format.ts';
import type { CartShop } from './cart.ts';
import { openingText, type Opening } from './opening-words.ts';

/** Stays at the end of a line with what it follows. */
const POINT = '\u00A0·';

/** The head of a shop in the colour of its service: the way back, its name, what people ask first; the cart. */
export function ShopHead({
  shop,
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
  about: string;
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
  return (
    <header className="shop-head">
      <div className="row spread">
        <button type="button" className="shop-back" onClick={onBack}>
          <Icon name="back" />
          {back}
        </button>
        {onCart === undefined || count > 0 ? null : <IconButton label={t('cartOpen', { n: 0 })} icon="cart" onClick={onCart} />}
      </div>
      <h1 className="h1">{shop.name}</h1>
      <p className="label num shop-about">
        {about.replaceAll(' · ', `${POINT} `)}
        {opening.isOpen ? (
          <>
            {`${POINT} `}
            <span className="shop-hours">{openingText(t, opening)}</span>
          </>
        ) : null}
      </p>
      <ul className="shop-facts num">
        <li>
          <Stars rating={rating} />
        </li>
        <li>
          <Icon name="clock" size={16} />
          {t('minutesRange', { range: minutes })}
        </li>
        <li>{t('shopDelivery', { fee: money(shop.deliveryFee, shop.countryId) })}</li>
        {opening.isOpen ? null : (
          <li className="shop-shut" role="status">
            {openingText(t, opening)}
          </li>
        )}
      </ul>
    </header>
  );
}
