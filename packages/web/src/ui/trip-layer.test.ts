// @vitest-environment happy-dom
import { layerGroup, Marker } from 'leaflet';
import { expect, it } from 'vitest';
import { destination } from '@safiri/rules/places/geo.ts';
import { drawTripOn, shortenTrip } from './trip-layer.ts';

const pickup = { lat: -25.7487, lng: 28.238 };
const start = destination(pickup, 180, 1000);
const car = (meters: number) => ({ ...destination(start, 90, meters), heading: null });
const iconsOf = (vehicle: ReturnType<typeof car>) => {
  const layer = layerGroup();
  drawTripOn(layer, { pickup, vehicle }, []);
  return layer.getLayers().flatMap((one) => (one instanceof Marker ? [one.options.icon?.options.className] : []));
};

it('shows the pickup above a car that stands on it, so that both are seen', () => {
  expect(iconsOf(car(0))).toEqual(['map-pickup']);
  expect(iconsOf({ ...pickup, heading: null })).toEqual(['map-pickup-above']);
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
