import { useEffect, useRef, useState } from 'react';
import type { FareQuote } from '@safiri/contract/pricing/calls.ts';
import { useLocation } from 'wouter';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { ApiError, fieldMessage, isRetryable, serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { rememberPlace } from '../common/search-center.ts';
import type { ChosenPlace } from '../common/places.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { newKey, useRequestRide } from './api.ts';
import type { Rider } from './rider-row.tsx';
import { searchNotice } from './search-notice.ts';
import { usualType } from './goal-from-home.ts';
import { rememberedTrip } from './remembered-trip.ts';
import { pickupTime, useScheduleRide } from './scheduled-api.ts';
import { wantsFast } from './wants-fast.ts';

/** A ride as it stands on the screen, with the price that the person sees. */
export interface WantedRide {
  readonly pickup: ChosenPlace;
  readonly dropoff: ChosenPlace;
  /** On the way, in their order. */
  readonly stops: readonly ChosenPlace[];
  readonly rideType: string;
  readonly paymentMethod: string;
  /** Of a ride in cash: what the wallet pays of it, as the person sees it; null for nothing. */
  readonly walletPart: string | null;
  /** A moment for a ride that is booked ahead, null for now. */
  readonly pickupAt: string | null;
  readonly fare: FareQuote;
  /** Somebody else who rides. */
  readonly rider: Rider | null;
  /** What stands beside the price as owed from earlier trips, and is paid with this one; null for nothing. */
  readonly owed: string | null;
}

const location = ({ lat, lng, address }: ChosenPlace) => ({ lat, lng, address });

/** Requests a ride, or books it ahead; a tap again, or a lost answer, repeats it harmlessly. */
export function useSendRequest({
  intention,
  zone,
  onNewPrice,
  onPackageSpent,
}: {
  intention: string;
  /** Of the city at the pickup, as the IANA names it; known with the price. */
  zone: string | undefined;
  onNewPrice: () => void;
  /** The package does not pay this ride now: it is to be paid otherwise. */
  onPackageSpent: () => void;
}) {
  const t = useText();
  const [, go] = useLocation();
  const user = session.use();
  const request = useRequestRide();
  const booking = useScheduleRide();
  const key = useRef(newKey());
  /** Nobody answered: whether the request arrived is not known. */
  const [isUnsure, setUnsure] = useState(false);

  // Another way, type, method or time is a new intention: the next request is no repetition of the last.
  useEffect(() => {
    key.current = newKey();
  }, [intention]);

  function refused(error: unknown): void {
    // A lost answer is asked for again under the same key: the ride may be requested.
    if (!isRetryable(error)) key.current = newKey();
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === 'live_ride_exists') go('/active-ride');
    if (code === 'fare_changed' || code === 'quote_expired' || code === 'owed_changed' || code === 'promotion_refused') onNewPrice();
    if (code === 'package_budget_spent') onPackageSpent();
    // Less is in the wallet than was seen: the amounts come anew.
    if (fieldMessage(error, 'walletPart') !== undefined) void queryClient.invalidateQueries({ queryKey: [walletPaths.getWallet] });
    toast({ title: t('requestFailedTitle'), text: serverMessage(error, t('requestFailed')), tone: 'bad' });
  }

  function send({
    pickup,
    dropoff,
    stops,
    rideType,
    paymentMethod,
    walletPart,
    pickupAt,
    fare: { fare, quoteId },
    rider,
    owed,
  }: WantedRide): void {
    setUnsure(false);
    rememberPlace(dropoff);
    const body = {
      pickupLocation: location(pickup),
      dropoffLocation: location(dropoff),
      ...(stops.length === 0 ? {} : { stops: stops.map(location) }),
      rideType,
      paymentMethod,
      fare,
    };
    if (pickupAt !== null) {
      booking.mutate(
        { key: key.current, body: { ...body, pickupAt, ...(quoteId === null ? {} : { quoteId }) } },
        {
          onSuccess: (booked) => {
            const values = { when: pickupTime(booked.pickupAt, zone), fare: money(booked.fare, booked.countryId) };
            toast({ title: t('laterBooked'), text: t('laterBookedText', values) });
            go('/passenger');
          },
          onError: refused,
        },
      );
      return;
    }
    rememberedTrip.set({ pickup, dropoff, stops, rideType });
    usualType.set(rideType);
    request.mutate(
      {
        key: key.current,
        body: {
          ...body,
          passengerId: user?.id ?? 0,
          ...(quoteId === null ? {} : { quoteId }),
          ...(wantsFast.get() ? { fast: true } : {}),
          ...(rider === null ? {} : { rider }),
          ...(owed === null ? {} : { owed }),
          ...(walletPart === null ? {} : { walletPart }),
        },
      },
      {
        onSuccess: ({ id, side }) => {
          toast({ title: t('rideRequestedTitle'), text: t('rideRequested'), about: searchNotice(id) });
          go(side === 'booker' ? `/active-ride?ride=${id}` : '/active-ride');
        },
        onError: (error) => {
          refused(error);
          // A ride of one's own is looked for at once; one for somebody else is found by asking again.
          if (!isRetryable(error) || rider !== null) return;
          setUnsure(true);
        },
      },
    );
  }

  return { send, busy: request.isPending || booking.isPending, isUnsure };
}
