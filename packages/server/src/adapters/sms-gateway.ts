import * as z from 'zod/mini';
import type { SmsSettings } from '../platform/gateway-settings.ts';
import type { Deliver } from '../platform/outbox/worker.ts';

const TIMEOUT_MS = 15_000;

/** The part of a gateway's answer that says what became of the message. 100 to 102: processed, sent, queued. */
const answer = z.object({
  SMSMessageData: z.object({
    Message: z.optional(z.string()),
    Recipients: z.array(z.object({ statusCode: z.number(), status: z.optional(z.string()) })),
  }),
});
const TAKEN = { from: 100, to: 102 };

/**
 * Sends text messages by an HTTP gateway that speaks Africa's Talking's protocol, as several African providers do:
 * a form with `username`, `to`, `message` and `from`, the key in the header `apiKey`.
 * @param ownSender what the operator wrote, which goes before the setting's
 */
export function smsGateway(settings: SmsSettings, ownSender: () => string | undefined = () => undefined): Deliver {
  return async (message) => {
    const sender = ownSender() ?? settings.sender;
    const form = new URLSearchParams({ username: settings.username, to: message.recipient, message: message.body });
    if (sender !== undefined) form.set('from', sender);
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { apiKey: settings.apiKey, accept: 'application/json' },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    const read = z.safeParse(answer, await response.json());
    if (!read.success) throw new Error('the SMS gateway answered in an unknown form');
    const [recipient] = read.data.SMSMessageData.Recipients;
    if (recipient === undefined || recipient.statusCode < TAKEN.from || recipient.statusCode > TAKEN.to) {
      throw new Error(`the SMS gateway refused: ${recipient?.status ?? read.data.SMSMessageData.Message ?? 'no recipient'}`);
    }
    return 'sent';
  };
}
