import { ASSISTANT_CURRENCY } from '@safiri/rules/assistant/household.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { AiFeaturesScreen } from '../assistant/ai-features-screen.tsx';
import { useStores } from '../shopping/api.ts';
import { useDeliveryPlace } from '../shopping/delivery-place.ts';
import { PutInCart } from '../shopping/put-in-cart.tsx';
import { session } from './session.ts';
import { DEFAULT_CENTER } from '../ui/map-types.ts';
import '../styles/shopping.css';

/** `/ai-features`, with the stores around and the cart of groceries. */
export function AiFeatures() {
  // Groceries are ordered by passengers; drivers see what they would get.
  const isPassenger = session.use()?.userType === 'passenger';
  const place = useDeliveryPlace();
  const { data } = useStores(place ?? { ...DEFAULT_CENTER, address: '' });
  const stores = (data?.stores ?? []).filter(({ countryId }) => countryById(countryId).currency === ASSISTANT_CURRENCY);
  return (
    <AiFeaturesScreen
      stores={stores}
      cart={({ store, lines }) =>
        isPassenger ? (
          <PutInCart
            shop={{ kind: 'grocery', id: store.id, name: store.name, countryId: store.countryId, deliveryFee: store.deliveryFee }}
            lines={lines.map(({ productId: itemId, name, brand, unit, price, quantity }) => ({
              itemId,
              name,
              brand,
              unit,
              price,
              quantity,
            }))}
          />
        ) : null
      }
    />
  );
}
