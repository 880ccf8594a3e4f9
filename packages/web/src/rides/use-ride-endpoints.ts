import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentPosition, mayLocate, namePoint, type ChosenPlace } from '../common/places.ts';
import { useSavedPlaces } from '../common/saved-places.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';

/** Where a ride begins and ends, as far as the person has said it. */
export interface RideEndpoints {
  readonly pickup: ChosenPlace | null;
  readonly pickupText: string;
  /** The pickup is where the phone is, and was chosen by nobody. */
  readonly isHere: boolean;
  /** The phone is looking for its position. */
  readonly isFinding: boolean;
  readonly dropoff: ChosenPlace | null;
  readonly dropoffText: string;
  readonly typePickup: (text: string) => void;
  readonly choosePickup: (place: ChosenPlace) => void;
  readonly locatePickup: () => void;
  readonly typeDropoff: (text: string) => void;
  readonly chooseDropoff: (place: ChosenPlace) => void;
}

/**
 * The pickup is where the phone is, once that is known: at once where the phone may tell, else when the destination is
 * chosen. A position that can't be had leaves the pickup empty; it is never invented (product §7).
 * @param to the id of a saved place that the ride goes to
 * @param goal the place itself, where it is known at once
 */
export function useRideEndpoints(
  first: { pickup: ChosenPlace; dropoff: ChosenPlace } | null,
  to: string | null,
  goal: ChosenPlace | null = null,
): RideEndpoints {
  const t = useText();
  const [pickup, setPickup] = useState<ChosenPlace | null>(first?.pickup ?? null);
  const [dropoff, setDropoff] = useState<ChosenPlace | null>(first?.dropoff ?? goal);
  // Null for where the phone is: said in the language that is chosen by then.
  const [pickupText, setPickupText] = useState(first?.pickup.address ?? null);
  const [dropoffText, setDropoffText] = useState(first?.dropoff.address ?? goal?.address ?? '');
  const [isFinding, setFinding] = useState(false);
  const isAsked = useRef(false);
  /** Counts what the person says of the pickup: a position that comes later than the next word is dropped. */
  const turn = useRef(0);

  function setBy(place: ChosenPlace | null, text: string | null): void {
    turn.current += 1;
    setFinding(false);
    setPickup(place);
    setPickupText(text);
  }

  async function locate(): Promise<void> {
    setBy(null, null);
    isAsked.current = true;
    setFinding(true);
    const own = turn.current;
    const here = await currentPosition();
    const place = here === undefined ? null : await namePoint(here);
    if (own !== turn.current) return;
    if (place === null) {
      setBy(null, '');
      toast({ title: t('positionUnknownTitle'), text: t('positionUnknown'), tone: 'bad' });
      return;
    }
    setFinding(false);
    setPickup(place);
  }

  const locateFirst = useEffectEvent(async () => {
    if (first !== null) return;
    if ((goal !== null || (await mayLocate())) && turn.current === 0) await locate();
  });
  useEffect(() => void locateFirst(), []);

  function chooseDropoff(place: ChosenPlace): void {
    setDropoff(place);
    setDropoffText(place.address);
    if (pickup === null && !isAsked.current && turn.current === 0) void locate();
  }

  const { data: saved } = useSavedPlaces();
  const savedGoal = to === null ? undefined : saved?.find(({ id }) => String(id) === to);
  const chooseGoal = useEffectEvent(() => {
    if (savedGoal !== undefined && dropoffText === '')
      chooseDropoff({ lat: savedGoal.lat, lng: savedGoal.lng, address: savedGoal.address });
  });
  useEffect(() => chooseGoal(), [savedGoal?.id]);

  return {
    pickup,
    pickupText: pickupText ?? t('currentLocation'),
    isHere: pickupText === null,
    isFinding,
    dropoff,
    dropoffText,
    typePickup: (text) => setBy(null, text),
    choosePickup: (place) => setBy(place, place.address),
    locatePickup: () => void locate(),
    typeDropoff: (text) => {
      setDropoffText(text);
      setDropoff(null);
    },
    chooseDropoff,
  };
}
