// @vitest-environment happy-dom
import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onScreen } from '../map-frame.ts';
import { followVehicle } from './camera.ts';
import { northUp } from './north-up.ts';
import { shownBearing } from './shown-bearing.ts';

const HATFIELD = { lat: -25.7487, lng: 28.238 };
/** The next turn above, a sheet below. */
const cover = { above: 150, below: 340 };
let map: LeafletMap;
let wide = 390;
let strayed: boolean[] = [];
let camera: ReturnType<typeof followVehicle>;

beforeEach(() => {
  const frame = document.createElement('div');
  const box = document.createElement('div');
  wide = 390;
  Object.defineProperties(frame, { clientWidth: { get: () => wide }, clientHeight: { value: 844 } });
  for (const [side, of] of [
    ['clientWidth', 'width'],
    ['clientHeight', 'height'],
  ] as const)
    Object.defineProperty(box, side, { get: () => Number.parseFloat(box.style[of]) || 390 });
  frame.append(box);
  document.body.append(frame);
  map = createMap(box, { zoomControl: false, fadeAnimation: false, zoomAnimation: false }).setView([-26, 28], 13);
  strayed = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  camera = followVehicle(map, (isAway) => strayed.push(isAway));
});
afterEach(() => {
  camera.remove();
  map.remove();
  northUp.set(false);
  vi.unstubAllGlobals();
});

const follow = (heading: number | null, lng = HATFIELD.lng, covered = cover) =>
  camera.look({ vehicle: { ...HATFIELD, lng, heading }, goal: undefined, turn: undefined, cover: covered });
const seenAt = (lat: number, lng: number) => {
  const { x, y } = onScreen(map, map.latLngToContainerPoint([lat, lng]));
  return { x: Math.round(x), y: Math.round(y) };
};

it('has the vehicle low in what is free and what lies before it above, whichever way it heads', () => {
  for (const [heading, north, east] of [
    [0, 0.001, 0],
    [90, 0, 0.001],
    [180, -0.001, 0],
    [270, 0, -0.001],
  ] as const) {
    expect(follow(heading)).toBe(true);
    const car = seenAt(HATFIELD.lat, HATFIELD.lng);
    expect(car.x).toBe(195);
    expect(car.y).toBeGreaterThan(cover.above + 200);
    expect(car.y).toBeLessThan(844 - cover.below);
    const ahead = seenAt(HATFIELD.lat + north, HATFIELD.lng + east);
    expect(ahead.x).toBe(195);
    expect(ahead.y).toBeLessThan(car.y - 20);
  }
});

it('has all of the vehicle’s mark in sight where a small phone leaves little of the map free', () => {
  const [above, free] = [430, 80];
  follow(0, HATFIELD.lng, { above, below: 844 - above - free });
  expect(seenAt(HATFIELD.lat, HATFIELD.lng).y).toBeGreaterThanOrEqual(above + 36);
  expect(seenAt(HATFIELD.lat, HATFIELD.lng).y).toBeLessThanOrEqual(above + free - 36);
});

it('has map in each corner of what is seen, however it is turned', () => {
  follow(45);
  const { left, top, width } = map.getContainer().style;
  const middle = { x: Number.parseFloat(left) + Number.parseFloat(width) / 2, y: Number.parseFloat(top) + Number.parseFloat(width) / 2 };
  for (const [x, y] of [
    [0, 0],
    [390, 0],
    [0, 844],
    [390, 844],
  ] as const)
    expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThanOrEqual(Number.parseFloat(width) / 2);
});

it('has map in each corner also where the vehicle stands at the side of a wide map', () => {
  wide = 900;
  camera.look({
    vehicle: { ...HATFIELD, heading: 45 },
    goal: { lat: HATFIELD.lat - 0.006, lng: HATFIELD.lng + 0.006 },
    turn: undefined,
    cover,
  });
  const { left, top, width } = map.getContainer().style;
  const reach = Number.parseFloat(width) / 2;
  const middle = { x: Number.parseFloat(left) + reach, y: Number.parseFloat(top) + reach };
  expect(middle.x, 'beside the middle').not.toBe(450);
  for (const x of [0, 900]) for (const y of [0, 844]) expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThanOrEqual(reach);
});

it('stays where a finger moves it, in the direction of the finger, until it is called back', () => {
  follow(180);
  const before = seenAt(HATFIELD.lat, HATFIELD.lng);
  const box = map.getContainer();
  box.setPointerCapture = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    return 0;
  });
  const finger = (type: string, clientX: number, clientY: number) =>
    box.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX, clientY }));
  finger('pointerdown', 100, 300);
  finger('pointermove', 102, 301);
  expect(strayed).toEqual([]);
  finger('pointermove', 130, 340);
  finger('pointerup', 130, 340);
  expect(strayed).toEqual([true]);
  expect(seenAt(HATFIELD.lat, HATFIELD.lng)).toEqual({ x: before.x + 30, y: before.y + 40 });
  // A new place of the car moves nothing now.
  follow(180, HATFIELD.lng + 0.01);
  expect(seenAt(HATFIELD.lat, HATFIELD.lng)).toEqual({ x: before.x + 30, y: before.y + 40 });
  camera.comeBack();
  expect(strayed).toEqual([true, false]);
  expect(seenAt(HATFIELD.lat, HATFIELD.lng + 0.01)).toEqual(before);
});

it('is moved and zoomed by keys as the screen lies', () => {
  follow(90);
  const box = map.getContainer();
  const press = (key: string, ctrlKey = false) => box.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey }));
  press('+', true);
  expect(map.getZoom()).toBe(16);
  press('+');
  expect(map.getZoom()).toBe(17);
  press('-');
  vi.spyOn(map, 'panBy');
  press('ArrowUp');
  expect(strayed).toEqual([true]);
  const [moved] = vi.mocked(map.panBy).mock.calls[0] ?? [];
  // East is up: what was above comes into sight.
  expect(moved).toEqual([expect.closeTo(80), expect.closeTo(0)]);
});

it('keeps north up where that is chosen, with the vehicle in the middle, and turns with it again after', () => {
  follow(200);
  follow(350);
  northUp.set(true);
  // By the shorter way, from wherever it lay.
  expect(shownBearing.get()).toBe(360);
  follow(90);
  const car = seenAt(HATFIELD.lat, HATFIELD.lng);
  expect(car).toEqual({ x: 195, y: cover.above + (844 - cover.above - cover.below) / 2 });
  expect(seenAt(HATFIELD.lat + 0.001, HATFIELD.lng).x).toBe(195);
  expect(seenAt(HATFIELD.lat + 0.001, HATFIELD.lng).y).toBeLessThan(car.y - 20);
  northUp.set(false);
  expect(shownBearing.get()).toBe(450);
  camera.remove();
  expect(shownBearing.get()).toBeUndefined();
});

it('shows a desktop all that is left of the way, and moves nothing while that is in sight', () => {
  wide = 600;
  const goal = { lat: HATFIELD.lat, lng: HATFIELD.lng - 0.006 };
  const look = (lng: number) =>
    camera.look({ vehicle: { lat: HATFIELD.lat, lng, heading: 0 }, goal, turn: undefined, cover: { above: 150, below: 28 } });
  look(HATFIELD.lng);
  const [car, end] = [seenAt(HATFIELD.lat, HATFIELD.lng), seenAt(goal.lat, goal.lng)];
  expect(map.getZoom()).toBe(16);
  expect(car.x + end.x).toBeCloseTo(600, -1);
  expect(car.y).toBe(150 + (844 - 150 - 28) / 2);
  look(HATFIELD.lng - 0.001);
  expect(seenAt(HATFIELD.lat, HATFIELD.lng - 0.001)).toEqual(car);
});
