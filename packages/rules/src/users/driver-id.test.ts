import { expect, it } from 'vitest';
import { driverIdLabel } from './driver-id.ts';

it('a driver’s id is padded to three digits and grows beyond', () => {
  expect([7, 42, 123, 1234].map(driverIdLabel)).toEqual(['DR007', 'DR042', 'DR123', 'DR1234']);
});
