import { PlaceSearch } from '../common/place-search.tsx';
import { useText } from '../platform/text.ts';
import type { RideEnds } from './use-ride-ends.ts';

/** The two place boxes: where the driver comes, and where the ride goes. */
export function RideEndsBoxes({ ends, onSubmit }: { ends: RideEnds; onSubmit: () => void }) {
  const t = useText();
  return (
    <div className="addr">
      <div className="address-line">
        <span className="place-mark" />
        <PlaceSearch
          label={t('pickupLocation')}
          value={ends.pickupText}
          placeholder={t('askPickup')}
          chosen={ends.pickup}
          onText={ends.typePickup}
          onChoose={ends.choosePickup}
          onCurrentLocation={ends.locatePickup}
          onSubmit={onSubmit}
        />
      </div>
      <div className="address-line">
        <span className="place-mark destination" />
        <PlaceSearch
          label={t('whereTo')}
          value={ends.dropoffText}
          chosen={ends.dropoff}
          from={ends.pickup}
          onText={ends.typeDropoff}
          onChoose={ends.chooseDropoff}
          onSubmit={onSubmit}
        />
      </div>
    </div>
  );
}
