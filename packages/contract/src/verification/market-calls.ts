import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParam, line } from '../fields.ts';
import { reviewPaths } from './paths.ts';
import { review } from './shapes.ts';

const marketId = z.string().check(z.minLength(1), z.maxLength(40));
/** Kept with the act, and told the driver. */
const reason = line(1000);

export const giveMarket = defineCall({
  key: reviewPaths.giveMarket,
  summary: 'Gives a driver a market; the first one limits them to what the team gives, given again it stays as it is',
  who: 'staff',
  limit: 'write',
  params: z.object({ driverId: idParam }),
  body: z.strictObject({ marketId, reason }),
  reply: review,
  problems: ['not_found', 'illegal_transition'],
});
export const takeMarket = defineCall({
  key: reviewPaths.takeMarket,
  summary: 'Takes a market from a driver, who drives no trip there; without the last one they drive nowhere',
  who: 'staff',
  limit: 'write',
  params: z.object({ driverId: idParam, market: marketId }),
  body: z.strictObject({ reason }),
  reply: review,
  problems: ['not_found', 'illegal_transition'],
});
