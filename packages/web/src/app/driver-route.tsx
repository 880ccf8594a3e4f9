import { ConsentRoom } from './consent-room.tsx';
import { HOME_POLL_MS, useActiveRide, useRideHistory } from '../rides/api.ts';
import { timeThere } from '../common/trip-clock.ts';
import { km } from '../platform/format.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { drivenMinutes } from '@safiri/rules/rides/elapsed.ts';
import { nearestCity } from '@safiri/rules/places/gazetteer.ts';
import { instanceMarkets, marketAround } from '../platform/instance.ts';
import { useHere } from '../common/search-center.ts';
import { BusyNear } from '../heatmap/busy-near.tsx';
import { AfterTrips } from '../rides/after-trips.tsx';
import { useCashFirst } from '../rides/cash-first.ts';
import { HailLink } from '../rides/hail-link.tsx';
import { RideRow } from '../rides/ride-row.tsx';
import { SafetyRow } from '../safety/safety-row.tsx';
import { SosButton } from '../safety/sos-button.tsx';
import { DialogHelp } from '../ui/dialog-help.ts';
import { Tour } from '../tour/tour.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { lazyPart, retryFailedLoads } from '../platform/lazy-screen.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard } from '../ui/states.tsx';
import type { SelfieProps } from '../drivers/status-card.tsx';
import { DriverHome } from '../drivers/driver-screen.tsx';

/** In place of the step whose code did not come. */
function NoSelfie({ onClose }: SelfieProps) {
  const t = useText();
  return (
    <Dialog open onClose={onClose} title={t('selfieTitle')}>
      <ErrorCard text={t('selfieNotLoaded')} onRetry={retryFailedLoads} />
    </Dialog>
  );
}
const DutySelfie = lazyPart(async () => {
  const [{ DutySelfie: Step }] = await Promise.all([import('./duty-selfie.tsx'), enterRoom('selfies'), enterRoom('verification-picture')]);
  return Step;
}, NoSelfie);

/** The city that a place is in or near: of this instance, in the demo of the gazetteer. */
const cityAround = (here: Point) => (instanceMarkets === null ? nearestCity(here).id : marketAround(here)?.id);

/** `/driver`: the drivers' home with the rides that belong on it. */
export function DriverScreen() {
  const t = useText();
  const active = useActiveRide(HOME_POLL_MS);
  const rides = useRideHistory();
  const here = useHere();
  const cashFirst = useCashFirst();
  return (
    <>
      <DriverHome
        active={active.data}
        rides={rides}
        cashFirst={cashFirst}
        after={(below) => (
          // The cash of a trip covers the whole screen while money is in the open.
          <DialogHelp value={<SosButton rideId={null} short />}>
            <AfterTrips>{below}</AfterTrips>
          </DialogHelp>
        )}
        hail={<HailLink />}
        sos={<SosButton rideId={null} short />}
        safety={<SafetyRow />}
        tour={<Tour page="driver" />}
        Selfie={DutySelfie}
        busyAreas={<BusyNear here={here} city={here === undefined ? undefined : cityAround(here)} />}
        row={(ride) => (
          <RideRow
            ride={ride}
            name={ride.passenger.name}
            facts={[[ride.startedAt, ride.completedAt].map((at) => (at === null ? '' : timeThere(ride, at))).join('–')]}
            side={
              <span className="caption num">
                {km(ride.distance)} · {t('minutes', { n: drivenMinutes(ride) })}
              </span>
            }
          />
        )}
      />
      {/* Not in the tour’s row: there its button would be as wide as the list. */}
      <ConsentRoom userType="driver" />
    </>
  );
}
