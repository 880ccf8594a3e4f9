// @vitest-environment happy-dom
import { map as createMap } from 'leaflet';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useOtherGround } from './other-ground.ts';

it('names places where there is no map of the city, and leaves none behind when one stands after all', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 390 }, clientHeight: { value: 400 } });
  const map = createMap(box, { zoomControl: false }).setView([-25.75, 28.23], 13);
  function Ground({ tilesUrl }: { tilesUrl: null | undefined }) {
    useOtherGround(map, tilesUrl);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const places = () => box.querySelectorAll('.map-place').length;
  act(() => root.render(<Ground tilesUrl={null} />));
  await expect.poll(places).toBeGreaterThan(0);
  act(() => root.render(<Ground tilesUrl={undefined} />));
  expect(places()).toBe(0);
  act(() => void map.setView([-25.76, 28.24], 14, { animate: false }));
  expect(places()).toBe(0);
  // One that stood only while the places were on their way never shows them.
  act(() => root.render(<Ground tilesUrl={null} />));
  act(() => root.render(<Ground tilesUrl={undefined} />));
  await import('@safiri/rules/places/gazetteer.ts');
  expect(places()).toBe(0);
});
