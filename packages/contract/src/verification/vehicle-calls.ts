import * as z from 'zod/mini';
import { vehicleClasses, vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { decisions } from '@safiri/rules/verification/documents.ts';
import { defineCall } from '../call.ts';
import { idParam, line } from '../fields.ts';
import { reviewPaths, verificationPaths } from './paths.ts';
import { ownVehicle, review } from './shapes.ts';
import { vehicleFields } from './vehicle-fields.ts';

const ownOnes = z.array(ownVehicle);
const said = z.strictObject({ ...vehicleFields, kind: z.enum(vehicleKinds) });

export const ownVehicles = defineCall({
  key: verificationPaths.ownVehicles,
  summary: 'The vehicles that the signed-in driver may go online with',
  who: 'driver',
  limit: 'read',
  reply: ownOnes,
  problems: [],
});
export const addVehicle = defineCall({
  key: verificationPaths.addVehicle,
  summary: 'Adds a vehicle; staff approve it by its papers before it drives',
  who: 'driver',
  passwordAgain: true,
  limit: 'write',
  idempotent: true,
  body: said,
  reply: ownOnes,
  status: 201,
  problems: ['plate_taken', 'illegal_transition'],
});
export const changeOwnVehicle = defineCall({
  key: verificationPaths.changeOwnVehicle,
  summary: 'Corrects an own vehicle that is not approved yet',
  who: 'driver',
  passwordAgain: true,
  limit: 'write',
  params: z.object({ id: idParam }),
  body: said,
  reply: ownOnes,
  problems: ['forbidden', 'not_found', 'plate_taken', 'illegal_transition'],
});
export const dropVehicle = defineCall({
  key: verificationPaths.dropVehicle,
  summary: 'Removes an own vehicle; its plate is free from then on',
  who: 'driver',
  passwordAgain: true,
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: ownOnes,
  problems: ['forbidden', 'not_found', 'illegal_transition', 'vehicle_in_fleet'],
});

const ofDriver = z.object({ driverId: idParam, vehicleId: idParam });
const { make, model, licensePlate, color, year } = vehicleFields;

export const correctVehicle = defineCall({
  key: reviewPaths.correctVehicle,
  summary: 'Corrects a vehicle by its papers: kind, class, plate, looks',
  who: 'staff',
  limit: 'write',
  params: ofDriver,
  body: z.strictObject({
    kind: z.optional(z.enum(vehicleKinds)),
    vehicleClass: z.optional(z.enum(vehicleClasses)),
    make: z.optional(make),
    model: z.optional(model),
    licensePlate: z.optional(licensePlate),
    color: z.optional(color),
    year: z.optional(year),
  }),
  reply: review,
  problems: ['not_found', 'plate_taken'],
});
export const decideVehicle = defineCall({
  key: reviewPaths.decideVehicle,
  summary: 'Approves or rejects a vehicle, with a note its driver sees',
  who: 'staff',
  limit: 'write',
  params: ofDriver,
  body: z
    .strictObject({ decision: z.enum(decisions), note: z.optional(line(1000)) })
    .check(z.refine((body) => body.decision === 'approved' || body.note !== undefined, { path: ['note'], error: 'Say why' })),
  reply: review,
  problems: ['not_found', 'illegal_transition'],
});
export const shareVehicle = defineCall({
  key: reviewPaths.shareVehicle,
  summary: 'Lets a driver drive somebody else’s vehicle, named by its plate, or no more',
  who: 'staff',
  limit: 'write',
  params: z.object({ driverId: idParam }),
  body: z.strictObject({ licensePlate, mayDrive: z.boolean() }),
  reply: review,
  problems: ['not_found', 'illegal_transition'],
});
