import { money } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';
import type { CartShop } from './cart.ts';

type Shop = Pick<CartShop, 'countryId' | 'deliveryFee' | 'terms'>;

/** An amount as the market of a shop shows it. */
export const shopMoney = (amount: string, { countryId, terms }: Pick<Shop, 'countryId' | 'terms'>): string =>
  money(amount, countryId, terms.decimals);

/** The delivery fee in a list: "from" where it is by the way. */
export function deliveryText(t: Translate, shop: Shop): string {
  const fee = shopMoney(shop.deliveryFee, shop);
  return shop.terms.byDistance ? t('priceFrom', { amount: fee }) : fee;
}
