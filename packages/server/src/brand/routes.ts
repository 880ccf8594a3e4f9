import * as calls from '@safiri/contract/brand/calls.ts';
import { textIn } from '@safiri/rules/brand/brand.ts';
import { languageOr } from '@safiri/rules/languages.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { dueConsents, recordConsents } from './consents.ts';
import { htmlOf } from './markdown.ts';

/** The texts of the law, and who agreed to them. */
export function brandRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.readText, async ({ params: { text }, query }) => {
    const written = ctx.brands.current().brand.texts[text];
    const found = textIn(written, languageOr(query.language ?? ''));
    if (written === undefined || found === undefined) throw notFound();
    return { text, version: written.version, language: found.language, html: htmlOf(found.markdown) };
  });
  serveRead(server, calls.dueConsents, async ({ actor }) => ({ due: await dueConsents(ctx.db, ctx.brands.current().brand, actor) }));
  serveWrite(server, calls.agree, async (uow, { actor, body }) => {
    await recordConsents(uow, actor.userId, body);
    return { ok: true } as const;
  });
}
