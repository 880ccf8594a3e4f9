// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { DeskTrip } from '@safiri/contract/desk/trip-shapes.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { StaffRoles } from './may.tsx';
import { TripSteps } from './trip-steps.tsx';

it.each([
  ['accepted', ['Give it to other drivers', 'Write a note', 'Cancel the trip']],
  ['in_progress', ['Write a note', 'Cancel the trip', 'End the trip here']],
] as const)('offers last what ends a trip that is %s', async (status, said) => {
  // Of a trip the steps read these facts alone.
  const trip = { rideId: 1, status, rideType: 'standard' } as DeskTrip['trip'];
  await openScreen(
    <StaffRoles roles={['owner']}>
      <TripSteps page={{ trip, version: 1 }} />
    </StaffRoles>,
    { at: '/staff/trip/1', rooms: ['staff'] },
  );
  const buttons = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
  expect(buttons).toEqual(said);
});
