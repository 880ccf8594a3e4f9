// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { routeOf } from '../testing/route.ts';
import type { MapProps } from '../ui/map-types.ts';
import { TripChecklist } from './trip-checklist.tsx';
import { TripMap } from './trip-map.tsx';

/** What the map is told: how it draws that is its own matter. */
const shown: { props: MapProps } = vi.hoisted(() => ({ props: {} }));
vi.mock('../ui/live-map.tsx', () => ({
  LiveMap: (props: MapProps) => {
    shown.props = props;
    return <p>map</p>;
  },
}));

const [first, second] = [
  { lat: -25.7679, lng: 28.2362, address: 'Brooklyn, Pretoria', arrivedAt: null, waitingSince: null, leftAt: null },
  { lat: -25.7478, lng: 28.2376, address: 'Hatfield Gautrain Station, Hatfield', arrivedAt: null, waitingSince: null, leftAt: null },
];
const at = '2026-06-15T10:00:00Z';
const driving: Ride = {
  ...trip,
  status: 'in_progress',
  completedAt: null,
  driverPosition: { lat: -25.7679, lng: 28.2362, heading: null, at },
  eta: { seconds: 600, highSeconds: 900, meters: 2800 },
};

async function open(ride: Ride) {
  const opened = await openScreen(
    <>
      <TripMap ride={ride} />
      <TripChecklist ride={ride} />
    </>,
    {
      at: '/active-ride',
      rooms: ['rides-trip'],
      user: naledi,
      server(server) {
        server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
        server.replies(placePaths.findRoute, routeOf([second, trip.dropoffLocation]));
      },
    },
  );
  await screen.findByText('map');
  return opened;
}

it('marks the stops ahead by their numbers and the destination by its pin, with the way that is driven after the next stop', async () => {
  await open({ ...driving, stops: [{ ...first, arrivedAt: at, leftAt: null }, second] });
  expect(shown.props.stops).toEqual([undefined, second]);
  expect(shown.props.dropoff).toEqual(trip.dropoffLocation);
  await expect.poll(() => shown.props.after).toEqual([second, trip.dropoffLocation]);
});

it('says when a trip with stops is at its destination: what is driven after the next stop comes on top of the minutes to that', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
  try {
    await open({ ...driving, stops: [{ ...first, arrivedAt: at, leftAt: null }, second] });
    // Ten minutes to the stop and twenty more, in Pretoria.
    expect(await screen.findByText('about 12:30')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('asks for nothing more once the last stop is behind', async () => {
  const { server } = await open({ ...driving, stops: [{ ...first, arrivedAt: at, leftAt: at }] });
  expect(shown.props.stops).toEqual([undefined]);
  expect(shown.props.after).toEqual([]);
  expect(server.requestsOf(placePaths.findRoute)).toHaveLength(1);
});
