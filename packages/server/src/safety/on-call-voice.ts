import { languageOr } from '@safiri/rules/languages.ts';
import type { Server } from '../platform/serve.ts';
import { spokenText } from './on-call-words.ts';

/** Where a voice gateway asks what to say; set as the callback of the number that calls. */
export const voicePath = '/voice/on-call';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Answers a voice gateway with what is said to whoever picks up the call of an alarm, twice. It is the same for everybody and names
 * nobody, so that it needs no secret; `?language=sw` chooses the language.
 */
export function voiceRoutes({ app }: Server): void {
  void app.register(async (scope) => {
    // Gateways tell of the call by a form; nothing of it is needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
    scope.route<{ Querystring: { language?: unknown } }>({
      method: ['GET', 'POST'],
      url: voicePath,
      exposeHeadRoute: false,
      bodyLimit: 4096,
      schema: { hide: true },
      config: { call: 'voice' },
      handler: async (request, reply) => {
        const said = escaped(spokenText(languageOr(String(request.query.language))));
        return reply
          .type('application/xml; charset=utf-8')
          .send(`<?xml version="1.0" encoding="UTF-8"?><Response><Say>${said}</Say><Say>${said}</Say></Response>`);
      },
    });
  });
}
