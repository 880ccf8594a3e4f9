// @vitest-environment happy-dom
import { map as createMap } from 'leaflet';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { Point } from '@safiri/rules/places/geo.ts';
import { useHereMark } from './here-mark.ts';

it('marks where the phone is once that is known, once', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 390 }, clientHeight: { value: 400 } });
  const map = createMap(box, { zoomControl: false }).setView([-25.76, 28.25], 13);
  function Mark({ here }: { here: Point | undefined }) {
    useHereMark(map, here);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const marks = () => box.querySelectorAll('.map-here').length;
  act(() => root.render(<Mark here={undefined} />));
  expect(marks()).toBe(0);
  act(() => root.render(<Mark here={{ lat: -25.75, lng: 28.24 }} />));
  act(() => root.render(<Mark here={{ lat: -25.751, lng: 28.24 }} />));
  expect(marks()).toBe(1);
  act(() => root.unmount());
  expect(marks()).toBe(0);
});
