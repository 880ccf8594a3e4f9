// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import { NEARBY_CARS, NEARBY_SECONDS } from '@safiri/rules/dispatch/nearby-cars.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { setDataSaver } from '../platform/data-saver.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { CarsNear } from './cars-near.tsx';

const hatfield = { lat: -25.7487123, lng: 28.238, address: 'Hatfield Plaza' };
const sedan = { kind: 'sedan' as const, lat: -25.75, lng: 28.24, heading: 90 };
const onCars = vi.fn<(cars: readonly unknown[] | undefined) => void>();

afterEach(() => {
  onCars.mockClear();
  setDataSaver(false);
  vi.useRealTimers();
});

async function open(count: number, firstMinutes: number | null, changes: Partial<Parameters<typeof CarsNear>[0]> = {}) {
  const near = { point: { lat: -1, lng: 36 }, name: 'Nairobi' };
  const cars = Array.from({ length: count }, () => sedan);
  const props = { pickup: hatfield, near, rideType: 'standard' as const, onCars, isSilent: false, ...changes };
  const opened = await openScreen(<CarsNear {...props} />, {
    at: '/ride-request',
    rooms: ['rides', 'rides-pickup'],
    user: naledi,
    server: (server) => server.replies(dispatchPaths.nearbyCars, { cars, firstMinutes }),
  });
  return { ...opened, cars, asked: () => opened.server.requestsOf(dispatchPaths.nearbyCars) };
}

it.each([
  [5, 3, '5 cars near · from 3 min'],
  [1, 2, '1 car near · from 2 min'],
  [NEARBY_CARS, 1, `${NEARBY_CARS}+ cars near · from 1 min`],
  [0, 9, 'Nearest car 9 min away'],
  [1, 14, 'Nearest car 14 min away'],
  [0, null, 'No car near'],
])('says of %i cars, the first in %s minutes, what is true', async (count, minutes, words) => {
  const { cars, asked } = await open(count, minutes);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(onCars).toHaveBeenLastCalledWith(cars);
  expect(asked().map(({ query }) => [query.get('near'), query.get('rideType')])).toEqual([['-25.74871,28.23800', 'standard']]);
});

it('says nothing once each type tells of its own car, and still gives the map its cars', async () => {
  const { cars } = await open(2, 3, { isSilent: true });
  await expect.poll(() => onCars.mock.lastCall).toEqual([cars]);
  expect(screen.queryByText(/near/)).toBeNull();
});

it.each([
  ['for a ride of later, or of a type that is not for this person', { rideType: undefined }],
  ['while nobody knows where the ride begins', { pickup: null }],
])('asks nothing %s', async (_when, changes) => {
  const { asked } = await open(5, 3, changes);
  expect(asked()).toEqual([]);
  expect(onCars).toHaveBeenLastCalledWith(undefined);
  expect(screen.queryByText(/near/)).toBeNull();
});

it('asks where the phone is while there is no pickup', async () => {
  const { asked } = await open(5, 3, { pickup: null, near: { point: { lat: -26, lng: 28 }, name: undefined } });
  await screen.findByText('5 cars near · from 3 min');
  expect(asked()[0]?.query.get('near')).toBe('-26.00000,28.00000');
});

const pass = (spans: number) => act(() => vi.advanceTimersByTimeAsync(spans * NEARBY_SECONDS * 1000));

it('asks again while somebody looks, not behind another tab', async () => {
  vi.useFakeTimers();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { asked } = await open(5, 3);
  await pass(2);
  expect(asked()).toHaveLength(3);
  seen.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await pass(2);
  expect(asked()).toHaveLength(3);
  seen.mockRestore();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
});

it('asks once where data is saved, and forgets what was told after a while', async () => {
  setDataSaver(true);
  vi.useFakeTimers();
  const { asked } = await open(5, 3);
  await pass(1);
  expect(screen.getByText('5 cars near · from 3 min')).toBeTruthy();
  await pass(4);
  expect(asked()).toHaveLength(1);
  expect(screen.queryByText(/near/)).toBeNull();
  expect(onCars).toHaveBeenLastCalledWith(undefined);
});
