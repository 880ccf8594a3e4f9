// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { trip, zanele } from '../testing/people.ts';
import { routeOf } from '../testing/route.ts';
import type { MapProps } from '../ui/map-types.ts';
import { guidedTrip } from './guided-trip.tsx';
import { nextStop, type Stop } from './next-stop.ts';

/** What the map is told: how it draws that is its own matter. */
const shown: { props: MapProps } = vi.hoisted(() => ({ props: {} }));
vi.mock('../ui/live-map.tsx', () => ({
  LiveMap: (props: MapProps) => {
    shown.props = props;
    return <p>map</p>;
  },
}));

const brooklyn = { lat: -25.7679, lng: 28.2362, address: 'Brooklyn, Pretoria', arrivedAt: null, waitingSince: null, leftAt: null };

async function open(ride: Ride) {
  await openScreen(<guidedTrip.Map ride={ride} stop={nextStop(ride) as Stop} />, {
    at: '/active-ride',
    rooms: ['navigation'],
    user: zanele,
    server(server) {
      server.replies(placePaths.findRoute, routeOf([brooklyn, trip.dropoffLocation]));
    },
  });
  await screen.findByText('map');
}

it('draws before a stop on the way how the trip goes on from there', async () => {
  await open({ ...trip, status: 'in_progress', completedAt: null, stops: [brooklyn] });
  await waitFor(() => expect(shown.props.after).toHaveLength(2));
  expect(shown.props.stops).toEqual([brooklyn]);
  expect(shown.props.after?.at(-1)).toEqual(trip.dropoffLocation);
});

it('draws nothing after the place where the trip ends', async () => {
  await open({ ...trip, status: 'in_progress', completedAt: null, stops: [] });
  expect(shown.props.after).toEqual([]);
});
