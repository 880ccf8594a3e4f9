import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, idParam } from '../fields.ts';
import { dispatchPaths } from './paths.ts';
import { offer } from './shapes.ts';
import { whyNoTrips as why } from './why.ts';

export const getOffer = defineCall({
  key: dispatchPaths.getOffer,
  summary: "The driver's live offer, or null",
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: z.nullable(offer),
  problems: [],
});

export const declineOffer = defineCall({
  key: dispatchPaths.declineOffer,
  summary: 'Decline the offer of this ride; it goes to the next driver at once',
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: done,
  problems: ['not_found', 'offer_gone'],
});

export const whyNoTrips = defineCall({
  key: dispatchPaths.whyNoTrips,
  summary: 'What became of the requests near the driver in the last hours, gate by gate',
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: why,
  problems: [],
});
