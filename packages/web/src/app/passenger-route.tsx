import { Suspense } from 'react';
import { BusyAreas } from '../heatmap/busy-areas.tsx';
import { PassengerScreen } from '../rides/passenger-screen.tsx';
import { SafetySection } from '../safety/safety-cards.tsx';
import { SharingIdle } from '../sharing/sharing-panel.tsx';
import { Tour } from '../tour/tour.tsx';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

/** Comes after the home screen stands: most people have nothing under way. */
const LiveOrders = lazyPart(async () => {
  const [{ LiveOrders }] = await Promise.all([import('../orders/live-orders.tsx'), enterRoom('orders')]);
  return LiveOrders;
});

/** `/passenger`: the passengers' home with safety and sharing on it. */
export function PassengerHome() {
  return (
    <PassengerScreen
      orders={
        <Suspense fallback={null}>
          <LiveOrders />
        </Suspense>
      }
      tour={<Tour page="passenger" />}
      busyAreas={<BusyAreas />}
      safety={
        <>
          <SafetySection />
          <SharingIdle />
        </>
      }
    />
  );
}
