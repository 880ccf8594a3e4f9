// @vitest-environment happy-dom
import { latLng, type Marker } from 'leaflet';
import { expect, it } from 'vitest';
import { turnTo } from './turn-marker.ts';

const HATFIELD = [-25.7487, 28.238] as const;

function car([lat, lng]: readonly [number, number] = HATFIELD) {
  const element = document.createElement('div');
  element.innerHTML = '<svg><g class="turn"></g></svg>';
  const turn = element.querySelector<SVGGElement>('.turn') as SVGGElement;
  return {
    marker: { getElement: () => element, getLatLng: () => latLng(lat, lng) } as unknown as Marker,
    turned: () => turn.style.transform,
  };
}

it('stands on the next map as it stood on the last, where its phone does not say how', () => {
  const before = car();
  turnTo(before.marker, 85);
  const next = car();
  turnTo(next.marker, null);
  expect(next.turned()).toBe('rotate(85deg)');
  // Once it is known, it is not taken back.
  turnTo(next.marker, 100);
  turnTo(next.marker, null);
  expect(next.turned()).toBe('rotate(100deg)');
});

it('is no other vehicle, somewhere else', () => {
  turnTo(car().marker, 85);
  const other = car([HATFIELD[0] + 0.01, HATFIELD[1]]);
  turnTo(other.marker, null);
  expect(other.turned()).toBe('');
});

it('turns the shorter way round', () => {
  const { marker, turned } = car();
  turnTo(marker, 350);
  turnTo(marker, 10);
  expect(turned()).toBe('rotate(370deg)');
});
