// @vitest-environment happy-dom
import type { Map as LeafletMap } from 'leaflet';
import { expect, it } from 'vitest';
import { coveredBoxes } from './covered-boxes.ts';

const boxAt = (element: Element, left: number, top: number, width: number, height: number) => {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
};

/** Boxes of the map that is called so. */
function boxesOf(id: string) {
  const container = document.querySelector(`#${id}`) as HTMLElement;
  return coveredBoxes({ getContainer: () => container } as LeafletMap, undefined);
}

it('counts what lies over the map of a screen, and not what a dialog over that screen covers', () => {
  document.body.innerHTML = `
    <div class="map-frame">
      <div class="live-map"><div id="screen"></div></div>
      <main><div class="sheet-panel"></div></main>
      <dialog><div class="small-map"><div class="live-map"><div id="dialog"></div><div class="map-credit"></div></div></div></dialog>
    </div>`;
  boxAt(document.querySelector('.sheet-panel') as Element, 0, 400, 390, 444);
  boxAt(document.querySelector('.map-credit') as Element, 20, 300, 100, 20);
  expect(boxesOf('screen')).toContainEqual({ minX: 0, minY: 400, maxX: 390, maxY: 844 });
  expect(boxesOf('dialog')).toEqual([{ minX: 20, minY: 300, maxX: 120, maxY: 320 }]);
});
