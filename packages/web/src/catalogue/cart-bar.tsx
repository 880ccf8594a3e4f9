import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { countOf, type Cart } from './cart.ts';
import { shopMoney } from './shop-money.ts';
import { useSums } from './use-sums.ts';

/** Above the tabs, always in sight: how much is in the cart, what it costs with all fees, and the way to it. */
export function CartBar({ value, onOpen }: { value: Cart; onOpen: () => void }) {
  const t = useText();
  const { totalAmount, isExact, shop } = useSums(value);
  const total = shopMoney(totalAmount, shop);
  return (
    <button type="button" className="cart-bar" onClick={onOpen}>
      <span className="visually-hidden">{t('cartOpen', { n: countOf(value) })}</span>
      <span className="cart-bar-count num" aria-hidden="true">
        {countOf(value)}
      </span>{' '}
      <span className="grow">{t('cartView')}</span>{' '}
      <span className="cart-bar-sum num">
        {isExact ? total : t('priceFrom', { amount: total })} <small>{t('cartWithFees')}</small>
      </span>
      <Icon name="fwd" />
    </button>
  );
}
