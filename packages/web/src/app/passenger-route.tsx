import { Suspense } from 'react';
import { PassengerScreen } from '../rides/passenger-screen.tsx';
import { SafetySection } from '../safety/safety-cards.tsx';
import { SharingIdle } from '../sharing/sharing-panel.tsx';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Tour } from '../tour/tour.tsx';
import { WhenSeen } from '../ui/when-seen.tsx';
import { UnderWayRoom } from './home-under-way-room.tsx';

/** Comes after the home screen stands: most people have nothing under way. */
const HomeUnderWay = lazyPart(async () => {
  const [{ HomeUnderWay }] = await Promise.all([import('./home-under-way.tsx'), enterRoom('orders')]);
  return HomeUnderWay;
});
const BusyAreas = lazyPart(async () => {
  const [{ BusyAreas }] = await Promise.all([import('../heatmap/busy-areas.tsx'), enterRoom('heatmap')]);
  return BusyAreas;
});

/**
 * `/passenger`: the passengers’ home with what is under way, safety and sharing on it. The busy areas come when they are scrolled
 * to; contacts are asked for at once: they are needed when there is no network.
 */
export function PassengerHome() {
  return (
    <PassengerScreen
      underWay={
        <Suspense fallback={<UnderWayRoom />}>
          <HomeUnderWay />
        </Suspense>
      }
      tour={<Tour page="passenger" />}
      safety={<SafetySection />}
      below={
        <>
          <SharingIdle />
          <WhenSeen className="home-busy">
            <Suspense fallback={null}>
              <BusyAreas />
            </Suspense>
          </WhenSeen>
        </>
      }
    />
  );
}
