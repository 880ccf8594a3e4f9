import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { directWays, directWish } from '../payments/direct.ts';
import { ridePaths } from './paths.ts';
import { ride } from './shapes.ts';

const byId = z.object({ id: idParam });

export const paymentWays = defineCall({
  key: ridePaths.paymentWays,
  summary:
    'By which providers the cash of a completed ride can be paid instead, by its passenger or by a prompt that its driver asks for; none once it is paid',
  who: 'signed-in',
  limit: 'read',
  params: byId,
  reply: directWays,
  problems: ['not_found'],
});

export const startPayment = defineCall({
  key: ridePaths.startPayment,
  summary:
    'Begins to pay the cash of a completed ride by a provider: its passenger, or its driver by a prompt at the passenger’s own phone. Cash stays possible, and what comes second is never the driver’s',
  who: 'signed-in',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject(directWish),
  reply: ride,
  status: 201,
  problems: ['not_found', 'illegal_transition', 'fare_changed', 'payment_under_way', 'too_many_requests'],
});
