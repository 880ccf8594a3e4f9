import { ASSISTANT_CURRENCY } from '@safiri/rules/assistant/household.ts';
import { useSearch } from 'wouter';
import { countryHere } from '../common/country-here.ts';
import { AiFeaturesScreen } from '../assistant/ai-features-screen.tsx';
import { useStores } from '../catalogue/api.ts';
import { shopOf } from '../catalogue/cart.ts';
import { useDeliveryPlace } from '../catalogue/delivery-place.ts';
import { AddToCart } from '../catalogue/add-to-cart.tsx';
import { useSearchCenter } from '../common/search-center.ts';
import '../catalogue/cart.css';

/** `/ai-features`, with the stores around and the cart of groceries. */
export function AiFeatures() {
  const place = useDeliveryPlace();
  const near = useSearchCenter();
  const { data, isError } = useStores(place ?? near.point);
  const wanted = Number(new URLSearchParams(useSearch()).get('store'));
  // The first is chosen until another is: that of the shop one comes from.
  const around = data?.stores
    .filter(({ countryId }) => countryHere(countryId).currency === ASSISTANT_CURRENCY)
    .toSorted((a, b) => Number(b.id === wanted) - Number(a.id === wanted));
  return (
    <AiFeaturesScreen
      stores={around ?? (isError ? null : undefined)}
      cart={({ store, lines }) => (
        <AddToCart
          shop={shopOf(
            store,
            data?.stores.find(({ id }) => id === store.id),
          )}
          lines={lines.map(({ productId: itemId, name, brand, unit, price, quantity }) => ({
            itemId,
            name,
            brand,
            unit,
            price,
            quantity,
          }))}
        />
      )}
    />
  );
}
