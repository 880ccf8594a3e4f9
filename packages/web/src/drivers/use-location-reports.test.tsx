// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../platform/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { zanele } from '../testing/people.ts';
import { useLocationTrouble } from './location-trouble.ts';
import { useLocationReports } from './use-location-reports.ts';

let found: PositionCallback = () => {};
let lost: PositionErrorCallback = () => {};
let visible: DocumentVisibilityState = 'visible';
let server: ReturnType<typeof fakeServer>;
const stand = { lat: -25.74, lng: 28.22 };

function Phone({ standIn }: { standIn?: { lat: number; lng: number } }) {
  useLocationReports(3, true, standIn);
  return <p>{useLocationTrouble() ?? 'none'}</p>;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const trouble = () => document.querySelector('p')?.textContent;
const posts = () => server.requestsOf(driverPaths.reportLocation).length;
const find = () =>
  act(() =>
    found({ timestamp: 0, coords: { latitude: -25.75, longitude: 28.24, heading: null, speed: null, accuracy: 8 } } as GeolocationPosition),
  );
const lose = (code: number) => act(() => lost({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));

beforeEach(() => {
  vi.useFakeTimers();
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  const geolocation = {
    watchPosition: (onFound: PositionCallback, onLost: PositionErrorCallback) => {
      [found, lost] = [onFound, onLost];
      return 1;
    },
    clearWatch: () => {},
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  server = fakeServer();
  // No socket opens: positions are posted.
  vi.stubGlobal(
    'WebSocket',
    class {
      static OPEN = 1;
      readyState = 0;
      close() {}
    },
  );
  const counted = { accepted: 1, outOfOrder: 0, tooOld: 0, fromFuture: 0, nowhere: 0, suspect: 0, otherSource: 0 };
  server.replies(driverPaths.reportLocation, counted);
  session.set(zanele);
});
afterEach(() => {
  cleanup();
  session.set(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says again where a standing phone is, so that dispatch goes on knowing it', async () => {
  render(<Phone />);
  find();
  await pass(16_000);
  expect(posts()).toBe(4);
});

it('says nothing again from a hidden page: the phone may be elsewhere by now', async () => {
  render(<Phone />);
  find();
  await pass(1000);
  visible = 'hidden';
  await pass(30_000);
  expect(posts()).toBe(1);
  visible = 'visible';
  await pass(5000);
  expect(posts()).toBe(2);
});

it.each([
  [1, 'notAllowed'],
  [2, 'notFound'],
] as const)('stops and tells the driver when the phone answers with error %i', async (code, why) => {
  render(<Phone />);
  find();
  await pass(1000);
  lose(code);
  await pass(30_000);
  expect([posts(), trouble()]).toEqual([1, why]);
  find();
  await pass(5000);
  expect([posts(), trouble()]).toEqual([2, 'none']);
});

it('leaves the demo’s driver where the demo puts them', async () => {
  render(<Phone standIn={stand} />);
  lose(1);
  await pass(6000);
  expect([posts() > 0, trouble()]).toEqual([true, 'none']);
});

it('begins where the demo’s driver stood last on this phone, when a page is loaded anew and the phone is slow to find itself', async () => {
  render(<Phone standIn={stand} />);
  find();
  await pass(6000);
  cleanup();
  render(<Phone standIn={stand} />);
  await pass(2000);
  const last = server.requestsOf(driverPaths.reportLocation).at(-1)?.body as { lat: number; lng: number }[];
  expect(last.at(-1)).toMatchObject({ lat: -25.75, lng: 28.24 });
});
