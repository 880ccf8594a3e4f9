import { HOME_POLL_MS, useActiveRide, useRideHistory } from '../rides/api.ts';
import { clockTime, km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { nearestCity } from '@safiri/rules/places/gazetteer.ts';
import { useHere } from '../common/search-center.ts';
import { BusyNear } from '../heatmap/busy-near.tsx';
import { AfterTrips } from '../rides/after-trips.tsx';
import { useCashFirst } from '../rides/cash-first.ts';
import { RideRow } from '../rides/ride-row.tsx';
import { SafetyRow } from '../safety/safety-row.tsx';
import { SosButton } from '../safety/sos-button.tsx';
import { Tour } from '../tour/tour.tsx';
import { DriverHome } from '../drivers/driver-screen.tsx';

/** `/driver`: the drivers' home with the rides that belong on it. */
export function DriverScreen() {
  const t = useText();
  const active = useActiveRide(HOME_POLL_MS);
  const rides = useRideHistory();
  const here = useHere();
  const cashFirst = useCashFirst();
  return (
    <DriverHome
      active={active.data}
      rides={rides}
      cashFirst={cashFirst}
      after={(below) => <AfterTrips>{below}</AfterTrips>}
      sos={<SosButton rideId={null} short />}
      safety={<SafetyRow />}
      tour={<Tour page="driver" />}
      busyAreas={<BusyNear here={here} city={here === undefined ? undefined : nearestCity(here).id} />}
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
