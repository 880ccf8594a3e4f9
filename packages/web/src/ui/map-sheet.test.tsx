// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { MapSheet } from './map-sheet.tsx';

/** Happy-dom lays nothing out: the sizes of a phone, by the class of the part. */
const heightOf: Record<string, number> = { 'map-frame': 844, 'sheet-top': 70, 'sheet-in': 900, 'sheet-foot': 100 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf[this.className.split(' ')[0] ?? ''] ?? 0;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
});
afterEach(() => vi.restoreAllMocks());

async function open() {
  const { press } = await openScreen(
    <MapSheet
      map={null}
      over={<button type="button">EMERGENCY</button>}
      label="Trip"
      head={<h1>On the way</h1>}
      foot={<button type="button">Start</button>}
    >
      <button type="button">Message</button>
    </MapSheet>,
    { at: '/active-ride', rooms: [] },
  );
  const height = () => Math.round(Number.parseFloat(document.querySelector<HTMLElement>('.sheet-panel')?.style.height ?? ''));
  return { press, height };
}

/** Of the sheet above its foot: the head alone, 58 % of the screen, and all but what lies over the map. */
const PEEK = 70;
const HALF = Math.round(844 * 0.58 - 100);
const FULL = 844 - 100 - 10;

it('opens stop by stop with its button, and from the highest shows the map again', async () => {
  const { press, height } = await open();
  expect(height()).toBe(HALF);
  await press.click(screen.getByRole('button', { name: 'Open the sheet further' }));
  expect(height()).toBe(FULL);
  await press.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(height()).toBe(PEEK);
});

it('fades what has gone up below its head, once it has', async () => {
  await open();
  const body = document.querySelector<HTMLElement>('.sheet-body');
  if (body === null) throw new Error('no body');
  expect(body.dataset['scrolled']).toBe('false');
  body.scrollTop = 40;
  fireEvent.scroll(body);
  expect(body.dataset['scrolled']).toBe('true');
});

it('moves with the arrow keys, and opens for whoever reaches something in it by keys', async () => {
  const { press, height } = await open();
  screen.getByRole('button', { name: 'Open the sheet further' }).focus();
  await press.keyboard('{ArrowDown}');
  expect(height()).toBe(PEEK);
  await press.keyboard('{ArrowDown}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Message' }));
  expect(height()).toBe(HALF);
});

it('follows a finger on its head, and rests at the nearest stop', async () => {
  const { height } = await open();
  HTMLElement.prototype.setPointerCapture = () => {};
  const head = screen.getByRole('heading', { name: 'On the way' });
  const finger = (y: number) => ({ pointerId: 1, button: 0, clientY: y, bubbles: true });
  fireEvent.pointerDown(head, finger(500));
  fireEvent.pointerMove(head, finger(480));
  fireEvent.pointerMove(head, finger(240));
  const panel = document.querySelector<HTMLElement>('.sheet-panel');
  expect(height(), 'its height does not change under the finger').toBe(FULL);
  expect(panel?.style.transform).toMatch(/^translateY\(84/);
  fireEvent.pointerMove(head, finger(500));
  fireEvent.pointerUp(head, finger(500));
  expect(panel?.style.transform).toBe('');
  expect([PEEK, HALF]).toContain(height());
});

it('needs no stops beside the map', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { height } = await open();
  expect(height()).toBeNaN();
});
