import type { FastifyInstance } from 'fastify';
import type { Admission } from './admission.ts';
import { sendProblem } from './problem.ts';

/** How long a refusal is held back: a client that asks again at once must not take the processor from what is served. */
const HOLD_MS = 1000;
/** And up to so much longer, so that those refused together do not come back together. */
const HOLD_SPREAD_MS = 1000;
/** Refusals held back at once; beyond that they go out at once, so that memory stays bounded. */
const HELD_AT_MOST = 5000;

const later = (send: () => void, milliseconds: number): void => {
  setTimeout(send, milliseconds);
};

/**
 * Turns requests away before a limit counts them, a session is looked up or a body is read. The answer takes a second or two:
 * a refusal is cheap, but thousands a second of them fill each turn of the event loop, and emergencies wait for their turn in it.
 * @param hold calls its first argument after so many milliseconds
 */
export function turnAwayEarly(app: FastifyInstance, admission: Admission, hold: typeof later = later): void {
  let held = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { rank } = request.routeOptions.config;
    if (rank === undefined || !admission.full(rank)) {
      done();
      return;
    }
    const refusal = admission.refusal(rank);
    if (held >= HELD_AT_MOST) {
      void sendProblem(reply, refusal);
      return;
    }
    held += 1;
    const send = () => {
      held -= 1;
      void sendProblem(reply, refusal);
    };
    hold(send, HOLD_MS + (held % 100) * (HOLD_SPREAD_MS / 100));
  });
}
