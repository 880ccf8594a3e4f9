import { useEffect, useState } from 'react';
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

async function takeWhereThePhoneIs(): Promise<void> {
  const point = (await mayLocate()) ? await currentPosition() : undefined;
  if (point === undefined) return;
  const found = await namePoint(point);
  if (deliveryPlace.get() === null) deliveryPlace.set(found);
}

let asked: Promise<void> | undefined;

/** The place, at first where the phone is, if it tells without asking. */
export function useDeliveryPlace(): ChosenPlace | null {
  const place = deliveryPlace.use();
  useEffect(() => {
    if (place === null) asked ??= takeWhereThePhoneIs();
  }, [place]);
  return place;
}

/** A place that the phone tells without asking is there within this time; who has none by then is asked. */
const SOON_MS = 2500;

/** Whether the place may still come by itself. */
export function usePlaceComes(): boolean {
  const place = useDeliveryPlace();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    const timer = setTimeout(end, SOON_MS);
    void asked?.then(end, end);
    return () => clearTimeout(timer);
  }, []);
  return place === null && !isOver;
}
