import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import { useOnline } from '../platform/connection.ts';
import { timeThere } from '../common/trip-clock.ts';
import { useStreamState } from '../platform/stream.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { DialogHelp } from '../ui/dialog-help.ts';
import { MapSheet } from '../ui/map-sheet.tsx';
import { dismissToastAbout } from '../ui/toast-store.ts';
import { toast } from '../ui/toast.tsx';
import { BookedPart } from './booked-part.tsx';
import { CancelButton } from './cancel-button.tsx';
import { ChangeQuestion, ChangeToGive } from './cash-change.tsx';
import { changedKind } from './change-words.ts';
import { CounterpartCard } from './counterpart-card.tsx';
import { DeliveryCard } from './courier-steps.tsx';
import { useIsChangeAsked } from './use-change-asked.ts';
import { DestinationPart, DestinationSaid } from './destination-part.tsx';
import { DriverOnBoard } from './driver-on-board.tsx';
import { DriverNextStep } from './driver-next-step.tsx';
import { FastDemoMark } from './fast-demo-mark.tsx';
import { EtaBox } from './eta-box.tsx';
import { MeetNote } from './meet-note.tsx';
import { MeterCard } from './meter-card.tsx';
import { NextTripCard } from './next-trip-card.tsx';
import { PickupHintMore, PickupHintWords } from './pickup-hint-card.tsx';
import { CarStops, PoolNote } from './pool-cards.tsx';
import { PositionNotice } from './position-notice.tsx';
import { RiderNote } from './rider-note.tsx';
import { searchNotice } from './search-notice.ts';
import { SearchingCard } from './searching-card.tsx';
import { TripChecklist } from './trip-checklist.tsx';
import { TripStops, TripSummary } from './trip-facts.tsx';
import { StopWaiting } from './stop-waiting.tsx';
import { TripCar } from './trip-car.tsx';
import { isAtStop, TripHead } from './trip-head.tsx';
import { TripMap } from './trip-map.tsx';
import { DriverOutside, WaitingForPassenger } from './waiting-card.tsx';
import { WaysOut } from './ways-out.tsx';
import './map-screen.css';
import './active-ride.css';

/** Says it when the driver gives the trip back: a heading that changes by itself is easily missed. */
function useReopenedNotice({ id, status, reopened }: Ride, isDriver: boolean): void {
  const t = useText();
  const before = useRef<{ id: number; status: Ride['status'] }>(undefined);
  useEffect(() => {
    const driven = before.current?.id === id && (before.current.status === 'accepted' || before.current.status === 'arrived');
    if (driven && status === 'requested' && reopened && !isDriver) {
      toast({ title: t('driverGaveBackTitle'), text: t('driverGaveBack'), tone: 'bad' });
    }
    before.current = { id, status };
  }, [id, status, reopened, isDriver, t]);
}

/** Closes the message that drivers are looked for as soon as nobody is looked for any more. */
function useSearchNoticeClosed({ id, status, search }: Ride): void {
  const isOver = status !== 'requested' || search?.next != null;
  useEffect(() => {
    if (isOver) dismissToastAbout(searchNotice(id));
  }, [id, isOver]);
}

/** What other rooms put on the screen of a live trip. */
export interface TripParts {
  /** Over the map, beside the ETA. */
  readonly over: (ride: Ride) => ReactNode;
  /** The same in the head of each dialog: nothing may cover it. */
  readonly help: (ride: Ride) => ReactNode;
  /** In the sheet, before all else: short. */
  readonly above?: (ride: Ride) => ReactNode;
  /** Beside calling: what else one does with the other person, or on the way to the stop. */
  readonly tiles: (ride: Ride) => ReactNode;
  /** In the sheet, below the person. */
  readonly below: (ride: Ride) => ReactNode;
  /** In place of the map and of the ETA, which are handed over as `plain`. */
  readonly map?: (ride: Ride, plain: ReactNode) => ReactNode;
  readonly eta?: (ride: Ride, plain: ReactNode) => ReactNode;
  /** Another trip is offered above: the sheet opens for it, and holds its answers over the next step of this one. */
  readonly isAsked?: boolean;
  /** In place of when the step that comes next is due. */
  readonly due?: (ride: Ride, plain: ReactNode) => ReactNode;
}

interface LiveTripProps {
  readonly ride: Ride;
  readonly isDriver: boolean;
  readonly parts: TripParts;
}

/** What comes next, always in sight: the driver's step, or the way out of a search. */
function NextStep({ ride, isDriver }: Pick<LiveTripProps, 'ride' | 'isDriver'>) {
  if (isDriver) return <DriverNextStep ride={ride} />;
  return ride.status === 'requested' ? <CancelButton ride={ride} isDriver={false} /> : null;
}

/** What a driver reads of a trip with somebody who stood before the vehicle: where it began, and where it goes if that was said. */
function HailSheet({ ride, parts }: Omit<LiveTripProps, 'isDriver'>) {
  const t = useText();
  return (
    <>
      {parts.above?.(ride)}
      {ride.hail === 'to_place' ? (
        <TripStops ride={ride} />
      ) : (
        <p className="label" data-row="10">
          {t('hailOpenEnd')}
        </p>
      )}
    </>
  );
}

/** What a driver reads of a trip, in the order in which it is needed. */
function DriversSheet({ ride, parts }: Omit<LiveTripProps, 'isDriver'>) {
  const t = useText();
  const isAsked = useIsChangeAsked(ride);
  const isBefore = ride.delivery === null && (ride.status === 'accepted' || ride.status === 'arrived');
  return (
    <>
      {isBefore ? <MeetNote meet={ride.meet} toDriver /> : null}
      {isBefore ? <PickupHintWords ride={ride} /> : null}
      {ride.status === 'arrived' && ride.delivery === null ? <WaitingForPassenger ride={ride} /> : null}
      <StopWaiting ride={ride} isDriver />
      {parts.above?.(ride)}
      <NextTripCard ride={ride} />
      {ride.pickupAt !== null && ride.startedAt === null ? (
        <p className="label strong num">{t('laterAt', { time: timeThere(ride, ride.pickupAt) })}</p>
      ) : null}
      {isBefore ? <PickupHintMore ride={ride} /> : null}
      {ride.delivery === null ? null : <DeliveryCard delivery={ride.delivery} countryId={ride.countryId} />}
      {ride.pool === null ? null : <CarStops pool={ride.pool} />}
      {isAsked ? null : <ChangeToGive ride={ride} to="driver" />}
      <TripStops ride={ride} ahead={ride.status === 'in_progress'} asked={isAsked ? changedKind(ride) : undefined} />
      <TripChecklist ride={ride} due={parts.due} />
      <TripSummary ride={ride} />
    </>
  );
}

/** What a passenger reads of a trip: whom to meet, then the money, then the rest. In the car the money comes before the steps: nobody is looked for any more. */
function PassengersSheet({ ride, parts }: Omit<LiveTripProps, 'isDriver'>) {
  const isAsked = useIsChangeAsked(ride);
  if (ride.status === 'requested') {
    return (
      <>
        <SearchingCard ride={ride} />
        <MeetNote meet={ride.meet} />
        <RiderNote ride={ride} />
        {ride.pool === null ? null : <PoolNote pool={ride.pool} />}
        <TripStops ride={ride} />
      </>
    );
  }
  const onBoard = ride.status === 'in_progress';
  return (
    <>
      <DestinationSaid ride={ride} />
      {ride.status === 'arrived' && ride.delivery === null ? <DriverOutside ride={ride} /> : null}
      <StopWaiting ride={ride} isDriver={false} />
      <MeetNote meet={ride.meet} />
      <RiderNote ride={ride} />
      {onBoard ? (
        <DriverOnBoard ride={ride} tiles={parts.tiles(ride)} />
      ) : (
        <CounterpartCard ride={ride} isDriver={false} tiles={parts.tiles(ride)} />
      )}
      {onBoard && !isAsked ? <ChangeQuestion ride={ride} /> : null}
      {ride.pool === null ? null : <PoolNote pool={ride.pool} />}
      <TripChecklist ride={ride} />
      {onBoard ? null : <ChangeQuestion ride={ride} />}
      <TripStops ride={ride} asked={isAsked ? changedKind(ride) : undefined} />
      <DestinationPart ride={ride} />
      <TripSummary ride={ride} />
    </>
  );
}

/** The rides that the person asked for others, and the way to ask for one more. */
function OtherRides({ ride }: { ride: Ride }) {
  const t = useText();
  return (
    <>
      <BookedPart but={ride.id} />
      <Link className="button soft full" href="/ride-request">
        {t(ride.side === 'booker' ? 'askForAnother' : 'askForSomebody')}
      </Link>
    </>
  );
}

/** A trip under way: the map, and over it a sheet that begins with what matters now. */
export function LiveTrip({ ride, isDriver, parts }: LiveTripProps) {
  const t = useText();
  // Without any network the banner has said it already.
  const online = useOnline();
  const lost = useStreamState() === 'lost' && online;
  useReopenedNotice(ride, isDriver);
  useSearchNoticeClosed(ride);
  // Asked above the next step where the trip goes now, the driver looks at the way there.
  const isWayAsked = useIsChangeAsked(ride);
  const isChangeAsked = isWayAsked && isDriver;
  const map = <TripMap ride={ride} />;
  // A car that stands outside is told of by the heading.
  const isAwaited = ride.status === 'accepted' || (ride.status === 'in_progress' && ride.hail !== 'open');
  const eta = isAwaited ? <EtaBox ride={ride} isDriver={isDriver} /> : <span className="grow" />;
  return (
    <AppShell bare className="map-shell trip">
      <DialogHelp value={parts.help(ride)}>
        <MapSheet
          map={parts.map?.(ride, map) ?? map}
          overClass="trip-over"
          over={
            <>
              {parts.eta?.(ride, eta) ?? eta}
              {parts.over(ride)}
            </>
          }
          label={t('activeRide')}
          head={<TripHead ride={ride} isDriver={isDriver} />}
          // To a passenger the car to look for, to a driver the passenger.
          pinned={
            parts.isAsked || isChangeAsked ? undefined : ride.hail != null ? (
              <MeterCard ride={ride} />
            ) : isDriver ? (
              <CounterpartCard ride={ride} isDriver tiles={parts.tiles(ride)} />
            ) : (
              <TripCar ride={ride} />
            )
          }
          first={parts.isAsked ? 'full' : isChangeAsked ? 'peek' : 'half'}
          moment={`${ride.id} ${ride.status} ${nextStop(ride.stops) ?? ''} ${parts.isAsked ? 'asked' : ''} ${isWayAsked ? 'changed' : ''}`}
          // Under way both look at the way; a passenger who waits looks for the car.
          mapFirst={!parts.isAsked && !isAtStop(ride) && (ride.status === 'in_progress' || (isDriver && ride.status === 'accepted'))}
          bodyClass="trip-bd"
          // Whoever is asked for another trip may come to the end of this one at that moment; where this one ends is answered first.
          foot={isChangeAsked ? null : <NextStep ride={ride} isDriver={isDriver} />}
        >
          {lost ? (
            <p className="caption" role="status">
              {t('reconnecting')}
            </p>
          ) : null}
          {ride.fast ? <FastDemoMark /> : null}
          <PositionNotice ride={ride} isDriver={isDriver} />
          {ride.hail != null ? (
            <HailSheet ride={ride} parts={parts} />
          ) : isDriver ? (
            <DriversSheet ride={ride} parts={parts} />
          ) : (
            <PassengersSheet ride={ride} parts={parts} />
          )}
          {parts.below(ride)}
          {isDriver ? null : <OtherRides ride={ride} />}
          <WaysOut ride={ride} isDriver={isDriver} />
        </MapSheet>
      </DialogHelp>
    </AppShell>
  );
}
