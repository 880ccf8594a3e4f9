import type { FastifyInstance } from 'fastify';
import { textVersions } from '@safiri/rules/brand/brand.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';

/** Pages that show the same to everybody, worth finding. */
const PAGES = ['/', '/services', '/auth', '/help'] as const;
/** What is published of the law, each at its page. */
const LAW = { terms: '/terms', privacy: '/privacy', driver_agreement: '/driver-agreement' } as const;

/** After that somebody looks whether the contact still holds (RFC 9116). */
const SECURITY_DAYS = 180;
const DAY_MS = 86_400_000;

/** What other machines ask an instance for: what to read, whom to tell of a weakness, and which app of a phone is its own. */
export function wellKnownRoutes(app: FastifyInstance, ctx: Pick<Context, 'brands' | 'clock' | 'config'>): void {
  const { publicUrl, assetLinks } = ctx.config;
  const hidden = { schema: { hide: true } } as const;
  const text = 'text/plain; charset=utf-8';

  app.get('/robots.txt', hidden, async (_, reply) =>
    reply.type(text).send(`User-agent: *\nDisallow: /api/\nDisallow: /staff\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', hidden, async (_, reply) => {
    const published = textVersions(ctx.brands.current().brand);
    const law = Object.entries(LAW).flatMap(([name, path]) => (name in published ? [path] : []));
    const urls = [...PAGES, ...law].map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('');
    return reply
      .type('application/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`);
  });
  app.get('/.well-known/security.txt', hidden, async (_, reply) => {
    const { email, phone } = ctx.brands.current().brand.contact;
    const ways = [...(email === undefined ? [] : [`mailto:${email}`]), ...(phone === undefined ? [] : [`tel:${phone}`])];
    if (ways.length === 0) throw notFound();
    // To the day: whoever looks twice reads the same.
    const expires = new Date(Math.floor(ctx.clock().getTime() / DAY_MS + SECURITY_DAYS) * DAY_MS).toISOString();
    const lines = [...ways.map((way) => `Contact: ${way}`), `Expires: ${expires}`, `Canonical: ${publicUrl}/.well-known/security.txt`];
    return reply.type(text).send(`${lines.join('\n')}\n`);
  });
  app.get('/.well-known/assetlinks.json', hidden, async (_, reply) => {
    if (assetLinks === undefined) throw notFound();
    const target = { namespace: 'android_app', package_name: assetLinks.app, sha256_cert_fingerprints: assetLinks.fingerprints };
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify([{ relation: ['delegate_permission/common.handle_all_urls'], target }]));
  });
}
