import { callbackPath } from '@safiri/contract/payments/paths.ts';
import { notFound } from '../platform/problem.ts';
import type { Server } from '../platform/serve.ts';
import type { PaymentClock } from './payment-clock.ts';
import type { Providers } from './ports.ts';
import { takeCallback } from './take-callback.ts';

/** What providers write is small. */
const BODY_LIMIT_BYTES = 16_384;

/**
 * `/callbacks/{address}`: where providers say what became of payments. The bytes are kept as they came, for signatures are made over them.
 * Whatever its address and form are right for is answered with 200, in the words that its provider waits for; else some providers call for days.
 */
export function callbackRoute({ app, ctx }: Server, providers: Providers, clock: Pick<PaymentClock, 'wake'>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['POST', 'PUT'],
      url: callbackPath,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { hide: true },
      config: { rateLimit: false, call: 'callback', rank: 'refused-last' },
      handler: async (request, reply) => {
        const { address } = request.params as { address: string };
        if (!Buffer.isBuffer(request.body)) throw notFound();
        const said = await takeCallback(ctx, providers, address, { raw: request.body, headers: request.headers });
        clock.wake();
        return reply.code(200).send(said);
      },
    });
  });
}
