// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** What Leaflet asks before it animates. */
class Matrix {
  m11 = 1;
}

// Once for all: Leaflet keeps the timers that it found when it was loaded.
beforeAll(() => {
  vi.useFakeTimers();
  Object.assign(window, { WebKitCSSMatrix: Matrix });
});
afterAll(() => vi.useRealTimers());

async function shownMap() {
  const { map: createMap } = await import('leaflet');
  const { removerOf } = await import('./remove-map.ts');
  const box = document.createElement('div');
  Object.defineProperties(box, { clientWidth: { value: 390 }, clientHeight: { value: 400 } });
  document.body.append(box);
  const map = createMap(box, { zoomControl: false });
  const remove = removerOf(map);
  map.setView([-25.75, 28.24], 13);
  return { map, remove, box };
}

it('takes a map away at once while it stands still', async () => {
  const { map, remove, box } = await shownMap();
  const gone = vi.fn<() => void>();
  map.on('unload', gone);
  remove();
  expect(gone).toHaveBeenCalledOnce();
  expect(box.querySelector('.leaflet-pane')).toBeNull();
});

it('takes a map away after it has zoomed, without an error', async () => {
  const { map, remove } = await shownMap();
  const begun = vi.fn<() => void>();
  const gone = vi.fn<() => void>();
  map.on('zoomanim', begun).on('unload', gone);
  map.zoomIn();
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toHaveBeenCalled();
  remove();
  expect(gone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(gone).toHaveBeenCalledOnce();
});
