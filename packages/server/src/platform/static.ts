import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { INSTANCE_ID } from '@safiri/contract/settings/instance.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, sendProblem } from './problem.ts';
import { createWrittenPages } from './written-pages.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Screens that exist as prerendered pages; all other known screens start from the shell. */
interface Pages {
  readonly prerendered: Record<string, string>;
  readonly screens: readonly string[];
}

function readPages(dist: string): Pages {
  return JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as Pages;
}

/**
 * Serves the built web app: hashed files for a year, pages fresh each time, an unknown path as the 404 page.
 * @param instance what this instance writes into each page (JSON); null where they stay as they were built
 */
export async function serveWeb(app: FastifyInstance, dist: string, instance: () => string | null): Promise<void> {
  if (!existsSync(join(dist, 'pages.json'))) {
    app.setNotFoundHandler((request, reply) => notFoundReply(request.url, reply));
    return;
  }
  const pages = readPages(dist);
  const asBuilt = { index: false, cacheControl: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...asBuilt,
    root: dist,
    // A route for each file, so that a path without one is answered below; those of the next folder are too many for that.
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    ...asBuilt,
    root: join(dist, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders(reply) {
      void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      // Nobody asks again whether such a file has changed, nor for a part of it, nor which request it was: many are smaller than that.
      for (const name of ['etag', 'last-modified', 'accept-ranges', 'x-request-id']) void reply.removeHeader(name);
    },
  });
  const sendWritten = createWrittenPages(dist, INSTANCE_ID);
  const page =
    (file: string, status = 200) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      void reply.code(status);
      const data = instance();
      if (data !== null) return sendWritten(request, reply, { file, data });
      return reply.type('text/html; charset=utf-8').sendFile(file);
    };
  const hidden = { schema: { hide: true } } as const;
  for (const [path, file] of Object.entries(pages.prerendered)) app.get(path, hidden, page(file));
  for (const path of pages.screens) app.get(path, hidden, page('shell.html'));
  const missing = page('404.html', 404);
  app.setNotFoundHandler((request, reply) => {
    const isScreen = !request.url.startsWith('/api/') && !request.url.startsWith('/assets/');
    if (request.method === 'GET' && isScreen && request.headers.accept?.includes('text/html') === true) {
      return missing(request, reply);
    }
    return notFoundReply(request.url, reply);
  });
}

function notFoundReply(url: string, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, new Problem('not_found', `There is nothing at ${url.split('?')[0]}`));
}
