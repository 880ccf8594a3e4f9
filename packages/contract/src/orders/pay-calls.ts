import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { directWays, directWish } from '../payments/direct.ts';
import { orderPaths } from './paths.ts';
import { order } from './shapes.ts';

const byId = z.object({ id: idParam });

export const orderPaymentWays = defineCall({
  key: orderPaths.paymentWays,
  summary: 'By which providers an own order can be paid before the courier takes the cash; none once it is paid',
  who: 'signed-in',
  limit: 'read',
  params: byId,
  reply: directWays,
  problems: ['not_found'],
});

export const startOrderPayment = defineCall({
  key: orderPaths.startPayment,
  summary: 'Begins to pay what the courier would take of an own order by a provider; cash at the door stays possible until it has come',
  who: 'signed-in',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject(directWish),
  reply: order,
  status: 201,
  problems: ['not_found', 'illegal_transition', 'fare_changed', 'payment_under_way', 'too_many_requests'],
});
