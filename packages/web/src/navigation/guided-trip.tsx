import { useMemo, type ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { lineOf, pointAlong } from '@safiri/rules/navigation/line.ts';
import { useWayAfter } from '../common/way-after.ts';
import { language } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { followVehicle } from '../ui/follow/camera.ts';
import { Compass } from '../ui/follow/compass.tsx';
import { Map } from '../ui/map.tsx';
import { useArrival } from './arrival.ts';
import type { Guidance } from './guide.ts';
import { MapAppTile, OtherMapApp } from './map-app-links.tsx';
import { nextStop, type Stop } from './next-stop.ts';
import { TurnBanner } from './turn-banner.tsx';
import { useGuidance, useOwnPosition } from './use-guidance.ts';
import { spoken, useHasVoice } from '../platform/voice.ts';
import { VoiceSwitch } from './voice-switch.tsx';
import './navigation.css';

interface Props {
  readonly ride: Ride;
  readonly stop: Stop;
  /** What is to know of the stop. */
  readonly note?: string | undefined;
}

const DIM_GLYPH_PX = 112;
/** Pixels of the map that the next turn covers. */
const BANNER_PX = 150;

/** Where the next turn is: as far before the end of the way as is left behind it. */
function useTurn(path: Guidance['path'], progress: Guidance['progress']) {
  const line = useMemo(() => (path === undefined ? undefined : lineOf(path)), [path]);
  const left = progress?.next === undefined ? undefined : progress.meters - progress.next.meters;
  return useMemo(() => (line === undefined || left === undefined ? undefined : pointAlong(line, line.length - left)), [line, left]);
}

/** The map with the way to the next stop, which it follows. */
function GuidedMap({ ride, stop }: Props) {
  const t = useText();
  const { kind, car, path, progress } = useGuidance(stop);
  const turn = useTurn(path, progress);
  const after = useWayAfter(ride);
  const isPickup = ride.status !== 'in_progress';
  // A stop on the way has its number, as in the list beside it. In a shared car the next one may be another passenger's.
  const isOnWay = ({ lat, lng, leftAt }: Ride['stops'][number]) => leftAt === null && stop.point.lat === lat && stop.point.lng === lng;
  const stops = isPickup ? [] : ride.stops.map((one) => (isOnWay(one) ? one : undefined));
  const isEnd = !isPickup && stops.every((one) => one === undefined);
  return (
    <div className="guided-map">
      <Map
        pickup={isPickup ? stop.point : undefined}
        dropoff={isEnd ? stop.point : undefined}
        stops={stops}
        vehicle={car}
        path={path}
        after={after.path}
        onStreets={kind === 'guided'}
        dashed={kind === 'straight'}
        dimsDriven={kind === 'guided'}
        follow={{ start: followVehicle, back: t('navBackToCar') }}
        turn={turn}
        coveredAbove={BANNER_PX}
      />
    </div>
  );
}

/**
 * Seconds to the stop as the passenger reads them too: the server's, which knows the pace of the car and how the trip went so far. Undefined while it
 * says none, and on the way to another passenger's stop.
 */
function sharedSeconds(ride: Ride, { point: { lat, lng } }: Stop): number | undefined {
  const own = nextStop({ ...ride, pool: null })?.point;
  return own?.lat === lat && own.lng === lng ? ride.eta?.seconds : undefined;
}

/** The next turn on the way to the stop. */
function NextTurn({ ride, stop, ...looks }: Props & { readonly glyph?: number }) {
  useOwnPosition(stop, ride.driverPosition);
  const seconds = sharedSeconds(ride, stop);
  return <TurnBanner guidance={useGuidance(stop)} place={stop.name} countryId={ride.countryId} seconds={seconds} {...looks} />;
}

/** The next turn, and how the map lies, above it. */
function GuidedEta({ ride, stop, note }: Props) {
  return (
    <>
      <NextTurn ride={ride} stop={stop} note={note} />
      <Compass />
    </>
  );
}

function DueAt({ seconds, countryId }: { seconds: number; countryId: Ride['countryId'] }) {
  return useText()('dueAbout', { time: useArrival(seconds, countryId) });
}

/** When the stop is reached, among the steps of the trip: the time that the next turn names, and `plain` where it names none. */
function GuidedDue({ ride, stop, plain }: Props & { readonly plain: ReactNode }) {
  const { kind, progress } = useGuidance(stop);
  // In a shared car the next stop may be another passenger's.
  const { lat, lng } = ride.status === 'accepted' ? ride.pickupLocation : ride.dropoffLocation;
  if (kind !== 'guided' || progress === undefined || stop.point.lat !== lat || stop.point.lng !== lng) return plain;
  return <DueAt seconds={sharedSeconds(ride, stop) ?? progress.seconds} countryId={ride.countryId} />;
}

/** The next turn for the driving view, large, and the way to the driver's own map app. */
function DimTurn({ ride, stop, note }: Props) {
  return (
    <>
      <NextTurn ride={ride} stop={stop} note={note} glyph={DIM_GLYPH_PX} />
      <MapAppTile stop={stop} />
    </>
  );
}

/** What else brings one to the stop, as tiles: another app, and spoken directions. */
function StopTiles({ stop }: Pick<Props, 'stop'>) {
  return (
    <>
      <MapAppTile stop={stop} />
      <VoiceSwitch />
    </>
  );
}

/** Which app that is, and why nothing is spoken. */
function StopNotes({ stop }: Pick<Props, 'stop'>) {
  const t = useText();
  const on = spoken.use();
  const hasVoice = useHasVoice(language.use());
  return (
    <>
      <OtherMapApp stop={stop} />
      {on && !hasVoice ? <p className="caption nav-no-voice">{t('navNoVoice')}</p> : null}
    </>
  );
}

/** The parts of screens that lead a driver, fetched together. */
export const guidedTrip = { Map: GuidedMap, Eta: GuidedEta, Due: GuidedDue, Dim: DimTurn, StopTiles, StopNotes };
