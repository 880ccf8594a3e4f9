import { ASSISTANT_CURRENCY } from '@safiri/rules/assistant/household.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { AiFeaturesScreen } from '../assistant/ai-features-screen.tsx';
import { useStores } from '../shopping/api.ts';
import { shopOf } from '../shopping/cart.ts';
import { useDeliveryPlace } from '../shopping/delivery-place.ts';
import { PutInCart } from '../shopping/put-in-cart.tsx';
import { useNear } from '../common/near.ts';
import '../styles/shopping.css';

/** `/ai-features`, with the stores around and the cart of groceries. */
export function AiFeatures() {
  const place = useDeliveryPlace();
  const near = useNear();
  const { data } = useStores(place ?? near.point);
  const stores = (data?.stores ?? []).filter(({ countryId }) => countryById(countryId).currency === ASSISTANT_CURRENCY);
  return (
    <AiFeaturesScreen
      stores={stores}
      cart={({ store, lines }) => (
        <PutInCart
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
