import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { INSTANCE_ID } from '@safiri/contract/settings/instance.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brands } from './brand.ts';
import { iconFiles, serveBrandIcons } from './brand-icons.ts';
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

/** Files beside the pages that an operator's brand changes. */
const BRANDED = ['shell.html', 'manifest.webmanifest', 'sw.js'];

/** Whose web app it is. */
interface Whose {
  /** What this instance writes into each page (JSON); null where they stay as they were built. */
  readonly instance: () => string | null;
  readonly brands: Brands;
}

/**
 * Serves the built web app: hashed files for a year, pages fresh each time and in the operator's brand, an unknown path as the 404 page.
 */
export async function serveWeb(app: FastifyInstance, dist: string, { instance, brands }: Whose): Promise<void> {
  const ownIcon = serveBrandIcons(app, brands);
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
    globIgnore: ['assets/**', ...BRANDED, ...iconFiles],
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
  /** A file as this instance writes it; as it was built where it writes nothing. */
  const send = (file: string, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const data = file.endsWith('.html') ? instance() : null;
    const inForce = brands.current();
    if (data !== null || inForce.number > 0) return sendWritten(request, reply, { file, data, inForce });
    return file.endsWith('.html') ? reply.type('text/html; charset=utf-8').sendFile(file) : reply.sendFile(file);
  };
  const page =
    (file: string, status = 200) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      send(file, request, reply.code(status));
  const hidden = { schema: { hide: true } } as const;
  for (const [path, file] of Object.entries(pages.prerendered)) app.get(path, hidden, page(file));
  for (const file of BRANDED) app.get(`/${file}`, hidden, (request, reply) => send(file, request, reply));
  for (const file of iconFiles) app.get(`/${file}`, hidden, async (_, reply) => (await ownIcon(file, reply)) || reply.sendFile(file));
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
