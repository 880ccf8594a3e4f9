import { Suspense, type ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ActiveRideScreen } from '../rides/active-ride-screen.tsx';
import { useLegNote } from '../rides/leg-note.ts';
import type { TripParts } from '../rides/live-trip.tsx';
import { carLooks } from '../common/car-looks.ts';
import { TripChatButton } from '../chat/trip-chat.tsx';
import { OfferAlong, useAskedOnTheWay } from '../drivers/live-offer.tsx';
import { LocationTroubleNote, MayDarkenNote } from '../drivers/seen-notes.tsx';
import { useCacheTrip, useEmergencyKit } from '../safety/kit.ts';
import { SosButton } from '../safety/sos-button.tsx';
import { TripCheckSheet } from '../safety/trip-check.tsx';
import { ShareTile, SharingPanel } from '../sharing/sharing-panel.tsx';
import { Icon } from '../ui/svg.tsx';
import { Link } from 'wouter';
import { nextStop, type Stop } from '../navigation/next-stop.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { MapBoundary } from '../ui/map.tsx';
import { session } from '../platform/session.ts';
import { enterRoom, useText } from '../platform/text.ts';

/** Keeps on the phone what an emergency needs when the network is gone. */
function CacheTrip({ ride }: { ride: Ride }) {
  const t = useText();
  const vehicle = ride.driver?.vehicleInfo ?? null;
  useCacheTrip(ride, vehicle === null ? '' : carLooks(t, vehicle));
  useEmergencyKit(ride.id);
  return null;
}

/** Both write to each other from the moment there are two. */
function Chat({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const other = isDriver ? ride.passenger : ride.driver;
  // An older version of the app kept rides that say nothing of it.
  if (ride.status === 'requested' || other === null || ride.chat === false) return null;
  const plate = isDriver ? null : (ride.driver?.vehicleInfo?.licensePlate ?? null);
  return <TripChatButton rideId={ride.id} name={other.name} phone={other.phone} plate={plate} tile />;
}

/** While a share ride is on its way, others may be offered that lie on it; near the end of any trip the next one. */
function RidesAlong() {
  const driverId = session.use()?.driver?.id;
  return driverId === undefined ? null : <OfferAlong driverId={driverId} />;
}

function ReportLink({ rideId }: { rideId: number }) {
  const t = useText();
  return (
    <Link className="button soft full" href={`/live-chat?ride=${rideId}`}>
      <Icon name="flag" size={22} />
      {t('reportIssue')}
    </Link>
  );
}

function DrivingLink() {
  const t = useText();
  return (
    <Link className="button soft full" href="/driving">
      <Icon name="wheel" size={22} />
      {t('drivingView')}
    </Link>
  );
}

/** Who asked for somebody else is not in the car, but may be the only one with the app: the alert names that ride. */
const emergency: Pick<TripParts, 'over' | 'help'> = {
  over: (ride) => <SosButton rideId={ride.id} />,
  help: (ride) => <SosButton rideId={ride.id} short />,
};

const passengerParts: TripParts = {
  ...emergency,
  tiles: (ride) => (
    <>
      <Chat ride={ride} isDriver={false} />
      <ShareTile rideId={ride.id} />
    </>
  ),
  below: (ride) =>
    ride.side === 'booker' ? null : (
      <>
        <CacheTrip ride={ride} />
        {ride.status === 'requested' ? <SharingPanel rideId={ride.id} /> : null}
        {ride.status === 'in_progress' ? <TripCheckSheet rideId={ride.id} /> : null}
      </>
    ),
};

const navigation = async () => {
  const [{ guidedTrip }] = await Promise.all([import('../navigation/guided-trip.tsx'), enterRoom('navigation')]);
  return guidedTrip;
};

interface Led {
  readonly ride: Ride;
  readonly stop: Stop;
  /** What stands there until the code has come. */
  readonly plain: ReactNode;
}
function Plain({ plain }: Led) {
  return plain;
}
const GuidedMap = lazyPart<Led>(async () => (await navigation()).Map, Plain);
const GuidedEta = lazyPart<Led & { readonly note?: string | undefined }>(async () => (await navigation()).Eta, Plain);
const GuidedDue = lazyPart<Led>(async () => (await navigation()).Due, Plain);
const StopTiles = lazyPart(async () => (await navigation()).StopTiles);
const StopNotes = lazyPart(async () => (await navigation()).StopNotes);

/** The next turn, with what is to know of where it leads. */
function DriversEta(props: Led) {
  return <GuidedEta {...props} note={useLegNote(props.ride)} />;
}

/** The room of the two tiles that are still to come. */
const tilesToCome = (
  <>
    <div className="skeleton" />
    <div className="skeleton" />
  </>
);

/** What leads the driver to the next stop, once its code has come; until then, and where it never comes, the plain part stands. */
function led(ride: Ride, plain: ReactNode, part: (stop: Stop) => ReactNode): ReactNode {
  const stop = nextStop(ride);
  return stop === undefined ? plain : <MapBoundary fallback={plain}>{part(stop)}</MapBoundary>;
}

const driverParts: TripParts = {
  ...emergency,
  map: (ride, plain) => led(ride, plain, (stop) => <GuidedMap ride={ride} stop={stop} plain={plain} />),
  eta: (ride, plain) => led(ride, plain, (stop) => <DriversEta ride={ride} stop={stop} plain={plain} />),
  due: (ride, plain) => led(ride, plain, (stop) => <GuidedDue ride={ride} stop={stop} plain={plain} />),
  above: (ride) => (
    <>
      <LocationTroubleNote />
      {ride.pool === null && ride.status !== 'in_progress' ? null : <RidesAlong />}
    </>
  ),
  tiles: (ride) => (
    <>
      <Chat ride={ride} isDriver />
      {led(ride, null, (stop) => (
        <Suspense fallback={tilesToCome}>
          <StopTiles stop={stop} />
        </Suspense>
      ))}
    </>
  ),
  below: (ride) => (
    <>
      {led(ride, null, (stop) => (
        <StopNotes stop={stop} />
      ))}
      <MayDarkenNote />
      <CacheTrip ride={ride} />
      <div className="trip-more">
        <ReportLink rideId={ride.id} />
        <DrivingLink />
      </div>
    </>
  ),
};

/** `/active-ride`: the trip with the emergency button, and for the passenger sharing and the safety question. */
export function ActiveRide() {
  const isAsked = useAskedOnTheWay(session.use()?.driver?.id);
  return <ActiveRideScreen parts={{ passenger: passengerParts, driver: { ...driverParts, isAsked } }} />;
}
