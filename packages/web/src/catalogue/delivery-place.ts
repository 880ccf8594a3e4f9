import { useEffect } from 'react';
import { currentPosition, mayLocate, namePoint, type ChosenPlace } from '../common/places.ts';
import { personalStored } from '../platform/stored.ts';

function decode(text: string): ChosenPlace | undefined {
  try {
    const place = JSON.parse(text) as ChosenPlace;
    return typeof place.lat === 'number' && typeof place.lng === 'number' && typeof place.address === 'string' ? place : undefined;
  } catch {
    return undefined;
  }
}

/** Where it is brought: the place that was used last. */
export const deliveryPlace = personalStored<ChosenPlace | null>('delivery-place', null, decode, (value) =>
  value === null ? null : JSON.stringify(value),
);

let asked = false;

/** The place, at first where the phone is, if it tells without asking. */
export function useDeliveryPlace(): ChosenPlace | null {
  const place = deliveryPlace.use();
  useEffect(() => {
    if (place !== null || asked) return;
    asked = true;
    void (async () => {
      const point = (await mayLocate()) ? await currentPosition() : undefined;
      if (point === undefined) return;
      const found = await namePoint(point);
      if (deliveryPlace.get() === null) deliveryPlace.set(found);
    })();
  }, [place]);
  return place;
}
