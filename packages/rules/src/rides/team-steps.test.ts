import { expect, it } from 'vitest';
import { rideTypes } from '../pricing/ride-types.ts';
import { isDelivery } from './deliveries.ts';
import { mayTeam, teamSteps } from './team-steps.ts';
import { isLive, rideStatuses } from './trip-life.ts';

it.each([
  ['requested', ['cancel']],
  ['accepted', ['cancel', 'put_back']],
  ['arrived', ['cancel', 'put_back']],
  ['in_progress', ['cancel', 'end']],
  ['completed', []],
  ['cancelled', []],
] as const)('the team may do about a ride that is %s: %j', (status, steps) => {
  expect(teamSteps.filter((step) => mayTeam(step, { status, rideType: 'standard' }))).toEqual(steps);
});

it('the team touches no trip that is over, and of a delivery the driver alone', () => {
  const taken = rideTypes.flatMap((rideType) =>
    rideStatuses.flatMap((status) =>
      teamSteps.filter((step) => mayTeam(step, { status, rideType })).map((step) => ({ rideType, status, step })),
    ),
  );
  expect(taken.filter(({ status }) => !isLive(status))).toEqual([]);
  expect(taken.filter(({ rideType, step }) => isDelivery(rideType) && step !== 'put_back')).toEqual([]);
});
