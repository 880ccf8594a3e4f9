import { useEffect, useEffectEvent, useState } from 'react';
import { currentPosition, mayLocate, namePoint, type ChosenPlace } from '../common/places.ts';

/**
 * A parcel mostly leaves from where its sender stands: told once, where the phone says so without asking anybody.
 * @returns whether that is still being looked for
 */
export function usePickupHere(found: (place: ChosenPlace) => void): boolean {
  const [looks, setLooks] = useState(true);
  const tell = useEffectEvent(async (isGone: () => boolean) => {
    const point = (await mayLocate()) ? await currentPosition() : undefined;
    if (point === undefined) return;
    const place = await namePoint(point);
    if (!isGone()) found(place);
  });
  useEffect(() => {
    let gone = false;
    void tell(() => gone).finally(() => setLooks(false));
    return () => {
      gone = true;
    };
  }, []);
  return looks;
}
