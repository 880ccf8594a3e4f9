import * as z from 'zod/mini';
import { readCodeBody } from '../platform/code-message.ts';
import type { WhatsAppSettings } from '../platform/gateway-settings.ts';
import type { Deliver } from '../platform/outbox/worker.ts';

const TIMEOUT_MS = 15_000;

/** The part of a gateway's answer that says that it took the message. */
const answer = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/**
 * Sends codes by WhatsApp, by whatever speaks the protocol of its Cloud API, as the providers of businesses do: a template that WhatsApp
 * approved, with the code in its text and in the button that copies it.
 */
export function whatsAppGateway({ url, token, template, languages }: WhatsAppSettings): Deliver {
  return async (message) => {
    const { language, code } = readCodeBody(message.body);
    // `sw` stands for `sw_KE`, too: templates are of a language or of one in a country.
    const approved = languages.find((one) => one.split('_')[0] === language) ?? languages[0];
    const parameters = [{ type: 'text', text: code }];
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: message.recipient,
        type: 'template',
        template: {
          name: template,
          language: { code: approved },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the WhatsApp gateway answered ${response.status}`);
    if (!z.safeParse(answer, await response.json()).success) throw new Error('the WhatsApp gateway answered in an unknown form');
    return 'sent';
  };
}
