// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { map as createMap, polyline } from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDataSaver } from '../platform/data-saver.ts';
import { useDrawnWay } from './draw-way.ts';

const way = [
  { lat: -25.75, lng: 28.23 },
  { lat: -25.76, lng: 28.25 },
];
const other = [...way, { lat: -25.78, lng: 28.27 }];
const animate = vi.fn<(frames: unknown, timing: KeyframeAnimationOptions) => void>();
const calm = vi.fn<() => boolean>();
let now = 0;

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' && calm() }));
  calm.mockReturnValue(false);
  animate.mockClear();
  Object.assign(Element.prototype, { animate });
});
afterEach(() => {
  setDataSaver(false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 390 }, clientHeight: { value: 400 } });
  const map = createMap(box, { zoomControl: false }).setView([-25.76, 28.25], 13);
  const { result } = renderHook(() => useDrawnWay());
  return (points: typeof way) => {
    const line = polyline(
      points.map(({ lat, lng }): [number, number] => [lat, lng]),
      { noClip: true },
    ).addTo(map);
    result.current(points, [line]);
    return line.getElement() as SVGPathElement;
  };
}

it('a new way draws itself once, within six tenths of a second, and is whole without it', () => {
  const draw = open();
  const path = draw(way);
  expect(path.getAttribute('stroke-dasharray'), 'nothing is left on the line').toBeNull();
  const timing = { duration: 600, delay: -0, easing: expect.any(String) };
  expect(animate.mock.lastCall).toEqual([{ strokeDasharray: ['1 1', '1 1'], strokeDashoffset: [1, 0] }, timing]);
  // The sheet over the map has another size: the same way is laid anew and goes on.
  now += 250;
  draw(way);
  expect(animate.mock.lastCall?.[1]).toEqual({ ...timing, delay: -250 });
  now += 350;
  draw(way);
  expect(animate).toHaveBeenCalledTimes(2);
  draw(other);
  expect(animate).toHaveBeenCalledTimes(3);
});

it.each([
  ['where motion is turned off', () => void calm.mockReturnValue(true)],
  ['where data is saved', () => setDataSaver(true)],
])('lies there at once %s', (_where, begin) => {
  begin();
  const path = open()(way);
  expect(animate).not.toHaveBeenCalled();
  expect([path.getAttribute('pathLength'), path.getAttribute('stroke-dasharray')]).toEqual([null, null]);
});
