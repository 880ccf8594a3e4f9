import { Suspense } from 'react';
import { PassengerScreen } from '../rides/passenger-screen.tsx';
import { SafetyRow } from '../safety/safety-row.tsx';
import { SosButton } from '../safety/sos-button.tsx';
import { useContacts } from '../sharing/api.ts';
import { useMustChooseMarket } from '../common/search-center.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Tour } from '../tour/tour.tsx';
import { WhenSeen } from '../ui/when-seen.tsx';
import { ConsentRoom } from './consent-room.tsx';
import { useMayBeUnderWay } from './use-may-be-under-way.ts';
import { UnderWayRoom } from './home-under-way-room.tsx';

/** Comes after the home screen stands, and only to those who may have something under way. */
const HomeUnderWay = lazyPart(async () => {
  const [{ HomeUnderWay }] = await Promise.all([import('./home-under-way.tsx'), enterRoom('orders')]);
  return HomeUnderWay;
});
/** Only where an instance has several cities, until one is known to be this person's. */
const AskMarket = lazyPart(async () => {
  const [{ AskMarket }] = await Promise.all([import('../countries/ask-market.tsx'), enterRoom('landing-pages')]);
  return AskMarket;
});
const SharingIdle = lazyPart(async () => {
  const [{ SharingIdle }] = await Promise.all([import('../sharing/sharing-idle.tsx'), enterRoom('sharing')]);
  return SharingIdle;
});
const BusyAreas = lazyPart(async () => {
  const [{ BusyAreas }] = await Promise.all([import('../heatmap/busy-areas.tsx'), enterRoom('heatmap')]);
  return BusyAreas;
});

/**
 * `/passenger`: the passengers’ home with what is under way, safety and sharing on it. Sharing and the busy areas come when
 * they are scrolled to; contacts are asked for at once: they are needed when there is no network.
 */
export function PassengerHome() {
  useContacts();
  const mayBeUnderWay = useMayBeUnderWay();
  const mustChoose = useMustChooseMarket();
  return (
    <PassengerScreen
      underWay={
        mayBeUnderWay ? (
          <Suspense fallback={<UnderWayRoom />}>
            <HomeUnderWay />
          </Suspense>
        ) : null
      }
      whichCity={
        mustChoose ? (
          <Suspense fallback={null}>
            <AskMarket />
          </Suspense>
        ) : null
      }
      tour={
        <>
          <Tour page="passenger" />
          <ConsentRoom userType="passenger" />
        </>
      }
      sos={<SosButton rideId={null} short />}
      safety={<SafetyRow />}
      below={
        <>
          <WhenSeen className="home-sharing">
            <Suspense fallback={null}>
              <SharingIdle />
            </Suspense>
          </WhenSeen>
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
