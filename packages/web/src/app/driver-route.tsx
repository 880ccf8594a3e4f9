import { HOME_POLL_MS, useActiveRide, useRideHistory } from '../rides/api.ts';
import { clockTime, km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { BusyAreas } from '../heatmap/busy-areas.tsx';
import { AfterTrips } from '../rides/after-trips.tsx';
import { RideRow } from '../rides/ride-row.tsx';
import { SafetySection } from '../safety/safety-cards.tsx';
import { Tour } from '../tour/tour.tsx';
import { DriverHome } from '../drivers/driver-screen.tsx';

/** `/driver`: the drivers' home with the rides that belong on it. */
export function DriverScreen() {
  const t = useText();
  const active = useActiveRide(HOME_POLL_MS);
  const rides = useRideHistory();
  return (
    <DriverHome
      active={active.data}
      rides={rides}
      after={<AfterTrips />}
      safety={<SafetySection />}
      tour={<Tour page="driver" />}
      busyAreas={<BusyAreas forDriver />}
      row={(ride) => (
        <RideRow
          ride={ride}
          name={ride.passenger.name}
          lines={
            <div className="caption num">
              {ride.startedAt === null ? '' : clockTime(ride.startedAt)}–{ride.completedAt === null ? '' : clockTime(ride.completedAt)}
            </div>
          }
          side={
            <span className="caption num">
              {km(ride.distance)} · {t('minutes', { n: ride.duration })}
            </span>
          }
        />
      )}
    />
  );
}
