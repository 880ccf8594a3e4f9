import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, idParam } from '../fields.ts';
import { dispatchPaths } from './paths.ts';
import { missedOffer as missed, offer } from './shapes.ts';
import { whyNoTrips as why } from './why.ts';

export const getOffer = defineCall({
  key: dispatchPaths.getOffer,
  summary: "The driver's live offer, or null",
  who: 'driver',
  limit: 'read',
  underLoad: 'refused-last',
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

export const offerShown = defineCall({
  key: dispatchPaths.offerShown,
  summary: "Says that an offer is on the driver's screen; one that was never shown counts against nobody. Once is enough",
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam, offerId: idParam }),
  reply: done,
  problems: ['forbidden', 'not_found'],
});

export const missedOffer = defineCall({
  key: dispatchPaths.missedOffer,
  summary: "The driver's last offer when its time passed without an answer, for ten minutes; else null",
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: z.nullable(missed),
  problems: ['forbidden'],
});

export const takeMissed = defineCall({
  key: dispatchPaths.takeMissed,
  summary: 'Asks for a trip whose offer the driver missed. While it waits, dispatch offers it again in turn, by the same rules as ever',
  who: 'driver',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: done,
  problems: ['offer_gone'],
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
