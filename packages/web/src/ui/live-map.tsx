import { Browser, latLngBounds, map as createMap, marker, type LayerGroup, layerGroup, type Map as LeafletMap, type Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './live-map.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapSettings } from '@safiri/contract/settings/calls.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { mainCity } from '@safiri/rules/places/main-cities.ts';
import { homeMarket } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';
import { savesData } from '../platform/data-saver.ts';
import { country } from '../platform/preferences.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { IconButton } from './button.tsx';
import { carIcon, personIcon } from './car-icon.ts';
import { useDrawnWay } from './draw-way.ts';
import { drawnAt, splitWay } from './driven-way.ts';
import { useHereMark } from './here-mark.ts';
import { arrowIcon, pinDrawing } from './map-icons.ts';
import { MapOver } from './map-over.tsx';
import { Art, Icon } from './svg.tsx';
import { lookAtVisible, tripPadding, useCover } from './map-cover.ts';
import { TURN } from './map-frame.ts';
import { DEFAULT_ZOOM, type FollowCamera, type MapProps } from './map-types.ts';
import { useCityMap } from './city-map/use-city-map.ts';
import { useNearbyCars } from './nearby-cars.ts';
import { useOtherGround } from './other-ground.ts';
import { removerOf } from './remove-map.ts';
import { turnTo } from './turn-marker.ts';
import { drawTripOn, shortenTrip, type TripLines } from './trip-layer.ts';

const pair = ({ lat, lng }: Point): [number, number] => [lat, lng];

/** As near as a whole trip is shown. */
const CLOSE_ZOOM = 17;
/** The streets from which a driver comes. */
const SEARCH_ZOOM = 14;

/** The streets around a car that nobody waits for, or around a place. */
const ALONE_ZOOM = 15;

const NO_MAPS: readonly MapSettings[] = [];

/** Near enough to tell one house from the next. */
const AIM_ZOOM = 16;

/** Room for half of the largest thing that stands at a point. */
const FIT_PADDING_PX = 44;

/** Room for half of a handle: what is drawn on is as large as it can be. */
const DRAW_PADDING_PX = 26;

export function LiveMap({
  pickup,
  dropoff,
  stops,
  names,
  path,
  after,
  leg,
  vehicle: reported,
  paint,
  kind,
  isPerson = false,
  dimsDriven = false,
  searching = false,
  cars,
  center,
  here,
  aim,
  onStreets,
  dashed: isDirection = false,
  follow,
  turn,
  fit,
  draws = false,
  over,
  named,
  coveredAbove,
}: MapProps) {
  const t = useText();
  const isStraight = onStreets === false && path !== undefined && path.length > 1;
  const dashed = isDirection || isStraight;
  // Nobody drives along a straight line.
  const vehicle = reported === undefined || isPerson || dashed ? reported : drawnAt(leg ?? path, reported);
  const cover = useCover(coveredAbove);
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(null);
  const trip = useRef<LayerGroup>(null);
  const car = useRef<Marker>(null);
  const camera = useRef<FollowCamera>(undefined);
  const [strayed, setStrayed] = useState(false);
  const lines = useRef<TripLines>({ ahead: [], link: undefined, spread: () => undefined });
  const [shown, setShown] = useState<LeafletMap | null>(null);
  const [size, setSize] = useState('');
  /** Leaflet takes no other view while it moves to one by zooming: what was to be shown meanwhile is looked at afterwards. */
  const zooming = useRef({ now: false, missed: false });
  const [missed, setMissed] = useState(0);
  const { tilesUrl, maps } = useAppSettings();
  const moved = useEffectEvent(({ lat, lng }: Point) => aim?.onMove({ lat, lng }));
  /** The map is made once; what it shows is changed by the effects below. */
  const firstView = useEffectEvent(() => ({
    start: aim?.at ?? center ?? pickup ?? (homeMarket() ?? mainCity(country.get())).center,
    zoom: aim?.zoom ?? (aim === undefined && !isPerson ? DEFAULT_ZOOM : AIM_ZOOM),
  }));

  /** A map that is one part of a page lets the page scroll under the finger and under the wheel. */
  const hold = useEffectEvent(() => (fit === undefined || draws ? {} : { scrollWheelZoom: false, dragging: !Browser.mobile }));
  const startFollowing = useEffectEvent((created: LeafletMap) => follow?.start(created, setStrayed));

  useEffect(() => {
    if (box.current === null) return undefined;
    const { start, zoom } = firstView();
    // The size is watched below: Leaflet's own look at the window's would hide from it that there is a new one.
    const bare = { zoomControl: false, attributionControl: false, fadeAnimation: false, trackResize: false };
    const created = createMap(box.current, { ...bare, ...hold() });
    const remove = removerOf(created);
    created.setView([start.lat, start.lng], zoom);
    const tell = () => moved(created.getCenter());
    created.on('moveend', tell);
    created.on('zoomanim', () => (zooming.current.now = true));
    created.on(TURN, () => lines.current.spread(created));
    created.on('zoomend', () => {
      lines.current.spread(created);
      if (zooming.current.missed) setMissed((times) => times + 1);
      zooming.current = { now: false, missed: false };
    });
    // Within a dialog it is made before the dialog opens, of no size; a phone that is turned gives it another one.
    const resized = new ResizeObserver(() => {
      const before = created.getSize();
      created.invalidateSize({ animate: false });
      // What was fitted into the other size may lie anywhere now.
      if (!created.getSize().equals(before)) setSize(String(created.getSize()));
    });
    resized.observe(box.current);
    map.current = created;
    camera.current = startFollowing(created);
    setShown(created);
    trip.current = layerGroup().addTo(created);
    return () => {
      map.current = null;
      setShown(null);
      car.current = null;
      created.off('moveend', tell);
      camera.current?.remove();
      resized.disconnect();
      remove();
    };
  }, []);

  // Under data saver the map is drawn from what is on the phone; tiles would cost more than everything else.
  const ownMaps = tilesUrl === undefined ? undefined : tilesUrl === null && !savesData() ? maps : NO_MAPS;
  const coverKey = `${cover.above},${cover.below},${size},${missed}`;
  const { state: cityMap, isBusy } = useCityMap(shown, ownMaps, {
    path: [...(leg ?? []), ...(path ?? []), ...(after ?? [])],
    named: names === undefined ? named : [names.pickup, names.dropoff],
    pickup,
    dropoff,
    vehicle,
    coverKey,
  });
  useOtherGround(shown, cityMap === 'none' ? tilesUrl : undefined);

  useNearbyCars(shown, cars);
  useHereMark(shown, here);
  const drawWay = useDrawnWay();
  const lookAtVehicle = () =>
    camera.current?.look({ vehicle, goal: pickup ?? dropoff ?? stops?.find((stop) => stop !== undefined), turn, cover }) === true;

  const wayAhead = (): readonly Point[] => {
    if (!dimsDriven || vehicle === undefined || path === undefined || path.length < 2) return path ?? [];
    return dashed ? [vehicle, ...path.slice(-1)] : splitWay(path, vehicle).rest;
  };

  const drawTrip = useEffectEvent(() => {
    const shown = map.current;
    const layer = trip.current;
    if (shown === null || layer === null) return;
    zooming.current.missed = zooming.current.now;
    const ahead = wayAhead();
    const drawn = { pickup, dropoff, stops, names, path, after, leg, dashed, dimsDriven, searching, vehicle };
    lines.current = drawTripOn(layer, drawn, ahead);
    lines.current.spread(shown);
    // Whoever drives looks at the street.
    if (!dashed && follow === undefined) drawWay(path ?? [], lines.current.ahead);
    const approach = (leg ?? []).map(pair);
    const ends = [pickup, dropoff, ...(stops ?? [])].flatMap((end) => (end === undefined ? [] : [pair(end)]));
    if (vehicle !== undefined) ends.push(pair(vehicle));
    // Whoever chooses a point moves the map.
    if (aim !== undefined || fit !== undefined) return;
    const all = [...ends, ...ahead.map(pair), ...approach];
    if (lookAtVehicle()) return;
    if (all.length > 1) {
      const isPinAbove = dropoff !== undefined && all.every(([lat]) => lat <= dropoff.lat);
      shown.fitBounds(latLngBounds(all), {
        ...tripPadding(shown, cover, { isNamed: names !== undefined, isPinAbove }),
        maxZoom: CLOSE_ZOOM,
        animate: follow === undefined ? undefined : false,
      });
    } else if (ends[0] !== undefined) {
      // A car alone, or one place: the streets around it.
      const near = searching ? SEARCH_ZOOM : Math.max(shown.getZoom(), pickup === undefined ? ALONE_ZOOM : DEFAULT_ZOOM);
      lookAtVisible(shown, { lat: ends[0][0], lng: ends[0][1] }, near, cover, follow === undefined);
    }
  });

  const fitAll = useEffectEvent(() => {
    if (fit === undefined || fit.length === 0) return;
    const room = draws ? DRAW_PADDING_PX : FIT_PADDING_PX;
    const aside = !draws && (map.current?.getSize().x ?? 0) < 480 ? room - 12 : room;
    map.current?.fitBounds(latLngBounds(fit.map(pair)), {
      paddingTopLeft: [aside, room],
      // The makers of the map are named below.
      paddingBottomRight: [aside, room + (draws ? 30 : 20)],
      maxZoom: 14,
      animate: false,
    });
  });

  /** Where the phone is may be known later than the map stands; a trip or a car on it stays in view. */
  const lookAt = useEffectEvent(() => {
    if (center === undefined || fit !== undefined || vehicle !== undefined || pickup !== undefined || dropoff !== undefined) return;
    if (map.current !== null) lookAtVisible(map.current, center, DEFAULT_ZOOM, cover);
  });

  /** A point chosen by the buttons beside the map; what the map itself told stands where it is. */
  const aimAt = useEffectEvent(() => {
    const shown = map.current;
    if (shown === null || aim === undefined || distanceMeters(shown.getCenter(), aim.at) < 1) return;
    shown.panTo([aim.at.lat, aim.at.lng], { animate: false });
  });

  const moveVehicle = useEffectEvent(() => {
    const shown = map.current;
    if (shown === null) return;
    if (vehicle === undefined) {
      car.current?.remove();
      car.current = null;
      return;
    }
    if (car.current === null)
      car.current = marker([vehicle.lat, vehicle.lng], {
        icon: isPerson ? personIcon : follow === undefined ? carIcon(paint, kind) : arrowIcon,
        interactive: false,
        keyboard: false,
        // No pin lies on it.
        zIndexOffset: 1000,
      }).addTo(shown);
    else car.current.setLatLng([vehicle.lat, vehicle.lng]);
    if (dimsDriven) shortenTrip(lines.current, vehicle, wayAhead());
    turnTo(car.current, vehicle.heading);
    lookAtVehicle();
  });

  // Only what is shown counts, not the objects it comes in: the view must not jump with every report of the car.
  const ends = [pickup, dropoff, ...(stops ?? []), path?.[0], path?.at(-1)]
    .map((point) => (point === undefined ? '' : `${point.lat},${point.lng}`))
    .join(';');
  // As a car comes nearer, and as less is left of the way, the map comes nearer too: each time the distance has halved.
  const to = pickup ?? dropoff;
  const nearness = vehicle === undefined || to === undefined ? '' : Math.round(Math.log2(distanceMeters(vehicle, to) + 50));
  const tripKey = `${ends};${nearness};${searching};${path?.length ?? 0};${after?.length};${leg?.length ?? 0};${dashed};${vehicle === undefined ? 'no car' : 'car'};${coverKey}`;
  useEffect(() => drawTrip(), [tripKey]);
  const fitKey = [size, ...(fit ?? []).map(({ lat, lng }) => `${lat},${lng}`)].join(';');
  useEffect(() => fitAll(), [fitKey]);
  const centerKey = center === undefined ? '' : `${center.lat},${center.lng};${coverKey}`;
  useEffect(() => lookAt(), [centerKey]);
  const aimKey = aim === undefined ? '' : `${aim.at.lat},${aim.at.lng}`;
  useEffect(() => aimAt(), [aimKey]);
  const vehicleKey = vehicle === undefined ? '' : `${vehicle.lat},${vehicle.lng},${vehicle.heading ?? ''}`;
  useEffect(() => moveVehicle(), [vehicleKey]);

  const locate = () => {
    navigator.geolocation?.getCurrentPosition(({ coords }) => map.current?.setView([coords.latitude, coords.longitude], 15));
  };
  return (
    <div className="live-map" aria-busy={isBusy}>
      <div ref={box} className="live-map-box" role="application" aria-label={t('map')} />
      {isBusy ? <span className="map-loading">{t('loading')}</span> : null}
      {over === undefined || shown === null ? null : <MapOver map={shown} draw={over} />}
      {aim === undefined ? null : <Art svg={pinDrawing} className="pin-mark" />}
      {onStreets === true || cityMap === 'shown' ? (
        <a className="map-credit" href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
          {t('mapCredit')}
        </a>
      ) : null}
      {isStraight ? <span className="map-straight">{t('mapStraight')}</span> : null}
      {strayed ? (
        <button type="button" className="map-recenter" onClick={() => camera.current?.comeBack()}>
          <Icon name="locate" />
          {follow?.back}
        </button>
      ) : null}
      <div className="map-buttons">
        <IconButton label={t('zoomIn')} icon="plus" floating onClick={() => map.current?.zoomIn()} />
        <IconButton label={t('zoomOut')} icon="minus" floating onClick={() => map.current?.zoomOut()} />
        <IconButton label={t('locateMe')} icon="locate" floating onClick={locate} />
      </div>
    </div>
  );
}
