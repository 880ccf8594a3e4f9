import { BusyAreas } from '../heatmap/busy-areas.tsx';
import { PassengerScreen } from '../rides/passenger-screen.tsx';
import { SafetySection } from '../safety/safety-cards.tsx';
import { SharingIdle } from '../sharing/sharing-panel.tsx';
import { Tour } from '../tour/tour.tsx';

/** `/passenger`: the passengers' home with safety and sharing on it. */
export function PassengerHome() {
  return (
    <PassengerScreen
      tour={<Tour page="passenger" />}
      busyAreas={<BusyAreas forDriver={false} />}
      safety={
        <>
          <SafetySection />
          <SharingIdle />
        </>
      }
    />
  );
}
