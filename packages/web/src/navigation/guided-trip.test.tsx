// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { findRoute } from '@safiri/contract/places/calls.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { destination, type Point } from '@safiri/rules/places/geo.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../platform/server-clock.ts';
import { forgetPerson } from '../platform/stored.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { trip, zanele } from '../testing/people.ts';
import { guidedTrip } from './guided-trip.tsx';
import { nextStop, type Stop } from './next-stop.ts';

const ride: Ride = { ...trip, status: 'in_progress', completedAt: null };
const stop = nextStop(ride) as Stop;
const start: Point = trip.pickupLocation;
const corner = destination(start, 0, 1000);

const way: ReplyOf<typeof findRoute> = {
  meters: 1600,
  seconds: 300,
  highSeconds: 500,
  path: [start, corner, destination(corner, 90, 600)],
  onStreets: true,
  steps: [
    { kind: 'depart', at: 0, meters: 1000, street: 'Jan Shoba Street', exit: null },
    { kind: 'right', at: 1, meters: 600, street: 'Lynnwood Road', exit: null },
    { kind: 'arrive', at: 2, meters: 0, street: null, exit: null },
  ],
};

let place: ((position: unknown) => void) | undefined;
let seconds = 0;
/** The phone finds itself somewhere, some seconds later. */
const drive = (point: Point, later = 2) =>
  act(async () => {
    seconds += later;
    vi.setSystemTime(new Date(Date.parse('2026-06-15T10:00:00Z') + seconds * 1000));
    place?.({ coords: { latitude: point.lat, longitude: point.lng, accuracy: 6, heading: null, speed: 12 } });
    await Promise.resolve();
  });

/** What a browser's speech was told to say. */
function speechWith(...langs: string[]) {
  const said: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
    speak: ({ text }: { text: string }) => void said.push(text),
    cancel: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return said;
}

beforeEach(() => {
  seconds = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { watchPosition: (taken: typeof place) => ((place = taken), 1), clearWatch: () => void (place = undefined) },
  });
});
afterEach(() => {
  forgetPerson();
  localStorage.clear();
  vi.useRealTimers();
});

const open = (prepare: NonNullable<Parameters<typeof openScreen>[1]['server']>, driven = ride) =>
  openScreen(
    <>
      <guidedTrip.Eta ride={driven} stop={stop} />
      <p data-testid="due">
        <guidedTrip.Due ride={driven} stop={stop} plain="by the usual" />
      </p>
      <guidedTrip.StopTiles stop={stop} />
      <guidedTrip.StopNotes stop={stop} />
    </>,
    { at: '/active-ride', rooms: ['navigation', 'rides-trip'], user: zanele, server: prepare },
  );
const banner = () => screen.getByRole('region', { name: 'Directions' }).textContent;

it('leads along the way: the next turn, the street, when one arrives, and each turn said once', async () => {
  const said = speechWith('en-ZA');
  await open(({ replies }) => replies(placePaths.findRoute, way));
  expect(banner()).toContain('Looking for the way');
  expect(screen.getByTestId('due').textContent).toBe('by the usual');
  await drive(start);
  await screen.findByText('Turn right into Lynnwood Road');
  expect(banner()).toContain('1.0 km');
  expect(banner()).toContain('You are on Jan Shoba Street');
  expect(banner()).toMatch(/Arrival \d\d:\d\d · 5 min · 1.6 km/);
  // One arrival, one time.
  const [, arrival] = /Arrival (\d\d:\d\d)/.exec(banner() ?? '') ?? [];
  expect(screen.getByTestId('due').textContent).toBe(`about ${arrival}`);
  await drive(destination(start, 0, 560), 40);
  await drive(destination(start, 0, 600));
  await drive(destination(start, 0, 985), 30);
  await drive(destination(start, 0, 990));
  expect(said).toEqual([
    'In 1 kilometre: Turn right into Lynnwood Road',
    'In 450 metres: Turn right into Lynnwood Road',
    'Turn right into Lynnwood Road',
  ]);
  await drive(destination(corner, 90, 300));
  expect(banner()).toContain('You arrive: Menlyn Park');
  expect(banner()).toContain('You are on Lynnwood Road');
});

it('says the minutes that the passenger reads, which know how the trip went so far', async () => {
  speechWith();
  await open(({ replies }) => replies(placePaths.findRoute, way), { ...ride, eta: { meters: 1600, seconds: 780, highSeconds: 1100 } });
  await drive(start);
  await screen.findByText('Turn right into Lynnwood Road');
  expect(banner()).toMatch(/Arrival \d\d:\d\d · 13 min · 1.6 km/);
  const [, arrival] = /Arrival (\d\d:\d\d)/.exec(banner() ?? '') ?? [];
  expect(screen.getByTestId('due').textContent).toBe(`about ${arrival}`);
});

it('says at the stop that one is there, where metres and minutes would only flicker', async () => {
  speechWith();
  await open(({ replies }) => replies(placePaths.findRoute, way));
  await drive(start);
  await screen.findByText('Turn right into Lynnwood Road');
  await drive(destination(stop.point, 0, 12), 300);
  await screen.findAllByText('You have arrived');
  expect(banner()).toContain('Menlyn Park');
  expect(banner()).not.toMatch(/ m\b|min/);
});

it('says the arrival by the clocks of the country, on a phone that is three hours slow', async () => {
  speechWith();
  await open(({ replies }) => replies(placePaths.findRoute, way));
  noteServerTime(new Response(null, { headers: { date: new Date(Date.now() + 3 * 3_600_000).toUTCString() } }));
  await drive(start);
  await screen.findByText('Turn right into Lynnwood Road');
  const there = new Date(Date.now() + 3 * 3_600_000 + way.seconds * 1000);
  expect(banner()).toContain(
    `Arrival ${there.toLocaleTimeString('en-GB', { timeZone: 'Africa/Johannesburg', hour: '2-digit', minute: '2-digit' })}`,
  );
  noteServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }));
});

it('asks for another way once the car has left this one, and no more often than it may', async () => {
  speechWith();
  const { server } = await open(({ replies }) => replies(placePaths.findRoute, way));
  await drive(start);
  await screen.findByText('Turn right into Lynnwood Road');
  await drive(destination(start, 0, 200));
  server.isAway(placePaths.findRoute);
  const west = (meters: number) => destination(destination(start, 0, 200), 270, meters);
  for (const meters of [80, 100, 120]) await drive(west(meters));
  expect(server.requestsOf(placePaths.findRoute)).toHaveLength(1);
  await drive(west(140));
  expect(await screen.findAllByText('You have left the way. A new one is being looked for.')).not.toHaveLength(0);
  await expect.poll(() => server.requestsOf(placePaths.findRoute)).toHaveLength(2);
  for (const meters of [160, 180, 200, 220]) await drive(west(meters));
  expect(server.requestsOf(placePaths.findRoute)).toHaveLength(2);
  server.replies(placePaths.findRoute, { ...way, path: [west(260), corner, way.path[2] as Point] });
  await drive(west(240));
  await drive(west(260));
  await expect.poll(() => server.requestsOf(placePaths.findRoute)).toHaveLength(3);
  await expect.poll(banner).toContain('Turn right into Lynnwood Road');
});

it('says that the streets are not known, and shows the direction', async () => {
  speechWith();
  await open(({ replies }) => replies(placePaths.findRoute, { ...way, onStreets: false, steps: [] }));
  await drive(start);
  await screen.findByText('The streets here are not on our map. The arrow shows the direction, not the way.');
  expect(banner()).toContain('5.3 km');
  expect(banner()).toContain('in a straight line');
});

it('says that the way could not be loaded', async () => {
  speechWith();
  await open(({ isAway }) => isAway(placePaths.findRoute));
  await drive(start);
  expect(await screen.findByText(/^The way could not be loaded/)).toBeTruthy();
});

it('never speaks in the voice of another language: it says so, and the words stand on the screen', async () => {
  const said = speechWith('de-DE', 'fr-FR');
  await open(({ replies }) => replies(placePaths.findRoute, way));
  await drive(start);
  await screen.findByText('Turn right into Lynnwood Road');
  expect(said).toEqual([]);
  expect(screen.getByText('This phone cannot speak English. It chimes before each turn.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('In 1 kilometre: Turn right into Lynnwood Road');
});

it('is mute when it is told to be, and remembers that', async () => {
  const said = speechWith('en_ZA');
  const { press } = await open(({ replies }) => replies(placePaths.findRoute, way));
  await press.click(screen.getByRole('button', { name: 'Voice: Spoken directions', pressed: true }));
  await drive(start);
  await screen.findByText('Turn right into Lynnwood Road');
  expect(said).toEqual([]);
  expect(localStorage.getItem('safiri.spoken-directions')).toBe('0');
  await press.click(screen.getByRole('button', { name: 'Voice: Spoken directions', pressed: false }));
  await drive(destination(start, 0, 900), 60);
  expect(said).toEqual(['In 100 metres: Turn right into Lynnwood Road']);
});

it('hands the stop to the map app that was chosen last', async () => {
  speechWith();
  const { press } = await open(() => {});
  await press.click(screen.getByRole('button', { name: 'Maps: Navigate with another app' }));
  const waze = screen.getByRole('link', { name: 'Waze' });
  expect(waze.getAttribute('href')).toBe('https://waze.com/ul?ll=-25.782600%2C28.275500&navigate=yes');
  waze.addEventListener('click', (event) => event.preventDefault());
  await press.click(waze);
  expect(screen.getByRole('link', { name: 'Navigate with Waze' }).getAttribute('href')).toBe(waze.getAttribute('href'));
  expect(screen.getByRole('button', { name: 'Navigate with another app' })).toBeTruthy();
});
