import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { sumsOf } from './api.ts';
import { countOf, type Cart } from './cart.ts';

/** Above the tabs, always in sight: how much is in the cart, what it costs with all fees, and the way to it. */
export function CartBar({ value, onOpen }: { value: Cart; onOpen: () => void }) {
  const t = useText();
  return (
    <button type="button" className="cart-bar" onClick={onOpen}>
      <span className="visually-hidden">{t('cartOpen', { n: countOf(value) })}</span>
      <span className="cart-bar-count num" aria-hidden="true">
        {countOf(value)}
      </span>{' '}
      <span className="grow">{t('cartView')}</span>{' '}
      <span className="cart-bar-sum num">
        {money(sumsOf(value).totalAmount, value.shop.countryId)} <small>{t('cartWithFees')}</small>
      </span>
      <Icon name="fwd" />
    </button>
  );
}
