// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepScreenAwake, useScreenAwake } from './screen-awake.ts';

class Lock extends EventTarget {
  released = false;
  async release(): Promise<void> {
    this.released = true;
    this.dispatchEvent(new Event('release'));
  }
}
let locks: Lock[] = [];
let visible: DocumentVisibilityState = 'visible';
let mayLock = true;
let stop = () => {};

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
async function turn(to: DocumentVisibilityState): Promise<void> {
  visible = to;
  // Phones take the lock away from a hidden page.
  if (to === 'hidden') for (const lock of locks) if (!lock.released) await lock.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}
function State() {
  return <p>{useScreenAwake()}</p>;
}

beforeEach(() => {
  [locks, visible, mayLock] = [[], 'visible', true];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  const request = async () => {
    if (!mayLock) throw new DOMException('low battery', 'NotAllowedError');
    const lock = new Lock();
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  render(<State />);
});
afterEach(() => {
  stop();
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
});

it('keeps one lock, and asks for it again whenever the page is back', async () => {
  stop = keepScreenAwake();
  await settled();
  expect([locks.length, screen.getByText('on')]).toEqual([1, expect.anything()]);
  await turn('hidden');
  expect(locks).toHaveLength(1);
  await turn('visible');
  await turn('visible');
  expect(locks.map(({ released }) => released)).toEqual([true, false]);
});

it('asks again when the phone takes it away from a page that is seen, and not for ever', async () => {
  stop = keepScreenAwake();
  await settled();
  mayLock = false;
  await locks[0]?.release();
  await settled();
  expect([locks.length, screen.getByText('refused')]).toEqual([1, expect.anything()]);
  mayLock = true;
  await turn('visible');
  expect(screen.getByText('on')).toBeTruthy();
});

it('lets the screen go off afterwards, also when the lock comes late', async () => {
  stop = keepScreenAwake();
  stop();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
  expect(screen.getByText('idle')).toBeTruthy();
  await turn('visible');
  expect(locks).toHaveLength(1);
});

it('breaks nothing where the browser has no such lock', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  stop = keepScreenAwake();
  await settled();
  expect(screen.getByText('none')).toBeTruthy();
});
