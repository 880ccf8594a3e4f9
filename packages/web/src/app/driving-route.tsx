import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { aboutMinutes } from '../common/minute-range.ts';
import { DrivingView } from '../drivers/driving-view.tsx';
import { nextStop, type Stop } from '../navigation/next-stop.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { money } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { enterRoom, useText } from '../platform/text.ts';
import { ACTIVE_POLL_MS, useActiveRide } from '../rides/api.ts';
import { useLegNote } from '../rides/leg-note.ts';
import { isHandedWhole, paidText } from '../rides/paid-text.ts';
import { PositionNotice } from '../rides/position-notice.tsx';
import { useIsChangeAsked } from '../rides/use-change-asked.ts';
import { askedTitle, tripTitle } from '../rides/trip-title.ts';
import { SosButton } from '../safety/sos-button.tsx';
import { DialogHelp } from '../ui/dialog-help.ts';

const DimTurn = lazyPart(async () => {
  const [{ guidedTrip }] = await Promise.all([import('../navigation/guided-trip.tsx'), enterRoom('navigation')]);
  return guidedTrip.Dim;
});

/** What the trip pays its driver; where that is all of the fare and handed over in cash, what is in hand then. */
function netText(ride: Ride): string | null {
  if (ride.pay === null) return null;
  return isHandedWhole(ride) && ride.pay.net === ride.fare ? paidText(ride, ride.fare) : money(ride.pay.net, ride.countryId);
}

/** The next turn, with what is to know of where it leads. */
function Turn(props: { readonly ride: Ride; readonly stop: Stop }) {
  return (
    <Suspense fallback={null}>
      <DimTurn {...props} note={useLegNote(props.ride)} />
    </Suspense>
  );
}

const NewDestination = lazyPart(
  async () => (await Promise.all([import('../rides/new-destination.tsx'), enterRoom('rides-way')]))[0].NewDestination,
);

const Step = lazyPart(async () => (await import('../rides/driver-next-step.tsx')).DriverNextStep);

/** `/driving`: the driving view with the trip under way. When that trip is over, the dashboard has what follows. */
export function Driving() {
  const t = useText();
  const [, go] = useLocation();
  const isOnline = session.use()?.isOnline ?? false;
  const ride = useActiveRide(ACTIVE_POLL_MS).data;
  const isAsked = useIsChangeAsked(ride ?? {});
  const wasDriving = useRef(false);
  useEffect(() => {
    if (ride === null && wasDriving.current) go('/driver', { replace: true });
    wasDriving.current = ride != null;
  }, [ride, go]);
  if (ride == null) return <DrivingView isOnline={isOnline} trip={null} help={<SosButton rideId={null} />} notice={null} />;
  const stop = nextStop(ride);
  return (
    <DrivingView
      isOnline={isOnline}
      trip={{
        title: isAsked ? askedTitle(t, ride, true) : tripTitle(t, ride, true),
        turn: stop === undefined ? null : <Turn ride={ride} stop={stop} />,
        eta: ride.status === 'arrived' || ride.eta === null ? null : aboutMinutes(t, ride.eta),
        question: isAsked ? (
          <Suspense fallback={<div className="skeleton step" />}>
            <NewDestination ride={ride} />
          </Suspense>
        ) : null,
        step: isAsked ? null : (
          <DialogHelp value={<SosButton rideId={ride.id} short />}>
            <Suspense fallback={<div className="skeleton step" />}>
              <Step ride={ride} />
            </Suspense>
          </DialogHelp>
        ),
        // Until it is agreed, the question has the sum that it is about.
        net: isAsked ? null : netText(ride),
      }}
      help={<SosButton rideId={ride.id} />}
      notice={<PositionNotice ride={ride} isDriver />}
    />
  );
}
