// @vitest-environment happy-dom
import { layerGroup, Map as LeafletMap, Marker } from 'leaflet';
import { expect, it } from 'vitest';
import { destination } from '@safiri/rules/places/geo.ts';
import { drawTripOn, shortenTrip } from './trip-layer.ts';

const pickup = { lat: -25.7487, lng: 28.238 };
const start = destination(pickup, 180, 1000);
const car = (meters: number) => ({ ...destination(start, 90, meters), heading: null });

/** Where each mark is drawn, in pixels from its point. */
function drawnAside(trip: Parameters<typeof drawTripOn>[1]) {
  const map = new LeafletMap(document.createElement('div'), { center: [pickup.lat, pickup.lng], zoom: 13 });
  const layer = layerGroup().addTo(map);
  drawTripOn(layer, trip, []).spread(map);
  const marks = layer.getLayers().flatMap((one) => (one instanceof Marker ? [one.options.icon?.options] : []));
  return marks.flatMap((icon) => {
    if (icon === undefined) return [];
    const [width] = icon.iconSize as [number, number];
    const [x] = (icon.iconAnchor ?? [width / 2]) as [number, number];
    return [[icon.className, width / 2 - x]];
  });
}

it('shows the ring of the pickup beside a car that stands on it, so that both are seen', () => {
  expect(drawnAside({ pickup, vehicle: car(0) })).toEqual([['map-pickup', 0]]);
  expect(drawnAside({ pickup, vehicle: { ...pickup, heading: null } })).toEqual([['map-pickup', 44]]);
});

it('moves the car aside in an offer, not the pickup that stands where it is', () => {
  const map = new LeafletMap(document.createElement('div'), { center: [pickup.lat, pickup.lng], zoom: 13 });
  const layer = layerGroup().addTo(map);
  const asideIn = (leg: Array<typeof pickup> | undefined, far: number) => {
    const vehicle = { ...destination(pickup, 90, far), heading: null };
    drawTripOn(layer, { pickup, vehicle, leg }, []).spread(map);
    const [ring] = layer.getLayers().flatMap((one) => (one instanceof Marker ? [one.options.icon?.options.iconAnchor] : []));
    return [ring, map.getContainer().style.getPropertyValue('--car-aside')];
  };
  expect(asideIn(undefined, 0)).toEqual([[-31, 13], '']);
  expect(asideIn([pickup, pickup], 0)).toEqual([[13, 13], '30px 0px']);
  expect(asideIn([pickup, pickup], 5000)).toEqual([[13, 13], '0px 0px']);
});

it('draws every stop, beside the pickup where it lies at it', () => {
  expect(drawnAside({ pickup, stops: [start, pickup] })).toEqual([
    ['map-pickup', 0],
    ['map-stop', 0],
    ['map-stop', 30],
  ]);
});

it('leaves a stop out that is behind, and the next one keeps its number', () => {
  const map = new LeafletMap(document.createElement('div'), { center: [pickup.lat, pickup.lng], zoom: 13 });
  const layer = layerGroup().addTo(map);
  drawTripOn(layer, { dropoff: pickup, stops: [undefined, start], after: [start, pickup] }, []).spread(map);
  expect(map.getContainer().querySelectorAll('.map-stop')).toHaveLength(1);
  expect(map.getContainer().querySelector('.map-stop')?.textContent).toBe('2');
  expect(map.getContainer().querySelectorAll('.route-after')).toHaveLength(1);
});

it('leads a car that stands beside its way to it by dots, none from another place', () => {
  const way = [start, pickup];
  const lines = drawTripOn(layerGroup(), { pickup, path: way, vehicle: car(60), dimsDriven: true }, way);
  expect(lines.link?.getLatLngs()).toHaveLength(2);
  shortenTrip(lines, car(500), way);
  expect(lines.link?.getLatLngs()).toHaveLength(0);
  expect(drawTripOn(layerGroup(), { pickup, path: way, leg: way, vehicle: car(60) }, way).link).toBeUndefined();
});

it('shortens what is left of the way and leaves the whole of it beneath', () => {
  const way = [start, pickup];
  const layer = layerGroup();
  const lines = drawTripOn(layer, { pickup, path: way, vehicle: car(0), dimsDriven: true }, way);
  expect(lines.ahead).toHaveLength(2);
  const half = destination(start, 0, 500);
  shortenTrip(lines, half, [half, pickup]);
  for (const line of lines.ahead) expect(line.getLatLngs()[0]).toMatchObject({ lat: half.lat });
});
