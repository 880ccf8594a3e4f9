import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { directPayment, directWays, directWish } from '../payments/direct.ts';
import { scholarPaths } from './paths.ts';

const ofSeat = z.object({ id: idParam });

export const schoolPaymentWays = defineCall({
  key: scholarPaths.paymentWays,
  summary: 'By which providers the month of an own seat that has begun and is not paid can be paid at once, and how such a payment stands',
  who: 'passenger',
  limit: 'read',
  params: ofSeat,
  reply: z.extend(directWays, { payment: z.nullable(directPayment) }),
  problems: ['not_found'],
});

export const startSchoolPayment = defineCall({
  key: scholarPaths.startPayment,
  summary:
    'Begins to pay the month of an own seat by a provider; money that comes when the seat is gone or the month paid is in the wallet',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  params: ofSeat,
  body: z.strictObject(directWish),
  reply: directPayment,
  status: 201,
  problems: ['not_found', 'illegal_transition', 'fare_changed', 'payment_under_way', 'too_many_requests'],
});
