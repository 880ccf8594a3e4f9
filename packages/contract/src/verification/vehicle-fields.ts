import * as z from 'zod/mini';
import { line } from '../fields.ts';

/** What is said of a vehicle beside its kind. */
export const vehicleFields = {
  make: line(40),
  model: line(60),
  licensePlate: line(20),
  color: line(30),
  year: z.int().check(z.minimum(1950), z.maximum(2100)),
};
