import { Suspense } from 'react';
import { TripChatButton } from '../chat/trip-chat.tsx';
import { renewOrders } from '../orders/api.ts';
import type { OrderParts } from '../orders/orders-screen.tsx';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { ShareTile } from '../sharing/sharing-panel.tsx';

/** Comes once something was delivered. */
const RatingForm = lazyPart(async () => {
  const [{ RatingForm }] = await Promise.all([import('../rides/rating-form.tsx'), enterRoom('rides-trip')]);
  return RatingForm;
});

/** What other rooms give an order: chat with the courier, sharing where it is, rating who brought it. */
export const orderParts: OrderParts = {
  tiles: (rideId, name) => (
    <>
      <TripChatButton rideId={rideId} name={name} tile />
      <ShareTile rideId={rideId} />
    </>
  ),
  rating: ({ trip }) =>
    trip?.courier == null ? null : (
      <Suspense fallback={null}>
        <RatingForm ride={{ id: trip.rideId, myRating: trip.myRating }} name={trip.courier.name} isDelivery onRated={renewOrders} />
      </Suspense>
    ),
};
