import { PlaceSearch } from '../common/place-search.tsx';
import { useText } from '../platform/text.ts';
import type { RideEndpoints } from './use-ride-endpoints.ts';

/** The two place boxes: where the driver comes, and where the ride goes. */
export function EndpointFields({ endpoints, onSubmit }: { endpoints: RideEndpoints; onSubmit: () => void }) {
  const t = useText();
  return (
    <div className="addr">
      <div className="address-line">
        <span className="place-mark" />
        <PlaceSearch
          label={t('pickupLocation')}
          value={endpoints.pickupText}
          placeholder={t('askPickup')}
          chosen={endpoints.pickup}
          isPickup
          onText={endpoints.typePickup}
          onChoose={endpoints.choosePickup}
          onCurrentLocation={endpoints.locatePickup}
          onSubmit={onSubmit}
        />
      </div>
      <div className="address-line">
        <span className="place-mark destination" />
        <PlaceSearch
          label={t('whereTo')}
          value={endpoints.dropoffText}
          chosen={endpoints.dropoff}
          from={endpoints.pickup}
          onText={endpoints.typeDropoff}
          onChoose={endpoints.chooseDropoff}
          onSubmit={onSubmit}
        />
      </div>
    </div>
  );
}
