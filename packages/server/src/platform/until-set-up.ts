import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Whether the instance has somebody to run it: at once where that is known, else by a look at the database. */
export type IsSetUp = () => boolean | Promise<boolean>;

/** The page of the first run, where whoever asks for any other is led. */
export const SETUP_PAGE = '/setup';

/** What answers before anything else does: the probes, that page, its calls, and what a page loads. Not the worker, which would keep copies. */
const answers = new Set(['/healthz', '/readyz', SETUP_PAGE, '/manifest.webmanifest', '/robots.txt', '/favicon.ico']);
const beginnings = ['/api/setup', '/assets/', '/fonts/', '/icon', '/brand/'] as const;

/** Somebody set it up by then, or looks again. */
const RETRY_SECONDS = 60;

const isForAPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

/**
 * An instance without an owner and without a market answers with nothing but the page of the first run: nobody registers where nobody
 * is there to answer for it.
 */
export function refuseUntilSetUp(app: FastifyInstance, isSetUp: IsSetUp): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (answers.has(path) || beginnings.some((beginning) => path.startsWith(beginning))) return;
    const known = isSetUp();
    if (known === true || (await known)) return;
    if (isForAPage(request)) return reply.header('cache-control', 'no-store').redirect(SETUP_PAGE);
    throw new Problem('not_set_up', undefined, { retryAfter: RETRY_SECONDS });
  });
}
