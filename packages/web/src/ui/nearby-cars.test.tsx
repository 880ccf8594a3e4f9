// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { expect, it } from 'vitest';
import type { MapCar } from './map-types.ts';
import { useNearbyCars } from './nearby-cars.ts';

function shownMap(): LeafletMap {
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 390 }, clientHeight: { value: 400 } });
  document.body.append(box);
  return createMap(box, { zoomControl: false, zoomAnimation: false, fadeAnimation: false }).setView([-25.75, 28.24], 13);
}

const car = (lat: number, changes: Partial<MapCar> = {}): MapCar => ({ kind: 'sedan', lat, lng: 28.24, heading: 45, ...changes });

function Cars({ map, cars }: { map: LeafletMap; cars: readonly MapCar[] | undefined }) {
  useNearbyCars(map, cars);
  return null;
}

const drawn = () => [...document.querySelectorAll<HTMLElement>('.map-free-car')];

it('draws each car by its kind, along its street, for eyes alone; one that moved a little stays the same and glides', () => {
  const map = shownMap();
  const { rerender } = render(<Cars map={map} cars={[car(-25.75), car(-25.76, { kind: 'minibus', heading: null })]} />);
  expect(drawn().map(({ className }) => /sedan|minibus/.exec(className)?.[0])).toEqual(['sedan', 'minibus']);
  const [first] = drawn();
  expect(first?.querySelector<SVGGElement>('.turn')?.style.transform).toBe('rotate(45deg)');
  for (const one of drawn()) {
    expect([one.tabIndex, one.getAttribute('role'), one.firstElementChild?.getAttribute('aria-hidden')]).toEqual([-1, null, 'true']);
  }
  expect(screen.queryAllByRole('button')).toEqual([]);

  rerender(<Cars map={map} cars={[car(-25.752), car(-25.78, { kind: 'minibus' })]} />);
  expect(drawn()[0]).toBe(first);
  expect(drawn()).toHaveLength(2);
  rerender(<Cars map={map} cars={undefined} />);
  expect(drawn()).toEqual([]);
});

it('of cars that lie on each other shows the first, and both once there is room', () => {
  const map = shownMap();
  render(<Cars map={map} cars={[car(-25.75), car(-25.7505), car(-25.765)]} />);
  const seen = () => drawn().map(({ style }) => style.opacity);
  expect(seen()).toEqual(['1', '0', '1']);
  map.setZoom(17);
  expect(seen()).toEqual(['1', '1', '1']);
});
