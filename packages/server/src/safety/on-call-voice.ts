import { languageOr, type Language } from '@safiri/rules/languages.ts';
import { wordsOfCall } from '../platform/code-message.ts';
import type { Server } from '../platform/serve.ts';
import { messageText } from '../platform/texts.ts';
import { spokenText } from './on-call-words.ts';

/** Where a voice gateway asks what to say; set as the callback of the number that calls. */
export const voicePath = '/voice/on-call';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Answers a voice gateway with what is said to whoever picks up a call, twice. A call with a code has a tag that only this server made
 * and reads. Any other is of an alarm: what is said then is the same for everybody and names nobody, so that it needs no secret;
 * `?language=sw` chooses its language.
 */
export function voiceRoutes({ app, ctx }: Server): void {
  const nameNow = () => ctx.brands.current().brand.name;
  const wordsFor = (tag: string | null, language: Language) =>
    tag === null
      ? spokenText(nameNow(), language)
      : (wordsOfCall({ config: ctx.config, product: nameNow() }, tag, ctx.clock()) ?? messageText(language, 'messageCodeSpokenOver'));
  void app.register(async (scope) => {
    // Gateways tell of the call by a form; only the tag of it is needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, { tag: new URLSearchParams(String(body)).get('clientRequestId') }),
    );
    scope.route<{ Querystring: { language?: unknown }; Body: { tag: string | null } | undefined }>({
      method: ['GET', 'POST'],
      url: voicePath,
      exposeHeadRoute: false,
      bodyLimit: 4096,
      schema: { hide: true },
      config: { call: 'voice' },
      handler: async (request, reply) => {
        const said = escaped(wordsFor(request.body?.tag ?? null, languageOr(String(request.query.language))));
        return reply
          .type('application/xml; charset=utf-8')
          .send(`<?xml version="1.0" encoding="UTF-8"?><Response><Say>${said}</Say><Say>${said}</Say></Response>`);
      },
    });
  });
}
