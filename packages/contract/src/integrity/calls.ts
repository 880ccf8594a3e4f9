import * as z from 'zod/mini';
import { PAY_ANSWER_AT_MOST } from '@safiri/rules/integrity/reviews.ts';
import { defineCall } from '../call.ts';
import { idParam, line } from '../fields.ts';
import { heldPayPaths } from './paths.ts';
import { heldPay } from './shapes.ts';

export const ownHeldPay = defineCall({
  key: heldPayPaths.own,
  summary: 'Own trips whose bonus, goals, referral or package pay waits for a person, or was decided lately: why, and what was answered',
  who: 'driver',
  limit: 'read',
  reply: z.array(heldPay),
  problems: [],
});

export const answerHeldPay = defineCall({
  key: heldPayPaths.answer,
  summary: 'Answers once what was found of an own trip whose pay waits; the team reads it before it decides',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  params: z.object({ id: idParam }),
  body: z.strictObject({ answer: line(PAY_ANSWER_AT_MOST) }),
  reply: z.array(heldPay),
  problems: ['not_found', 'illegal_transition'],
});
