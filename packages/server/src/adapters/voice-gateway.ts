import * as z from 'zod/mini';
import { sealCall } from '../platform/code-message.ts';
import type { Config } from '../platform/config.ts';
import type { VoiceSettings } from '../platform/gateway-settings.ts';
import type { Deliver } from '../platform/outbox/worker.ts';

const TIMEOUT_MS = 15_000;

/** The part of a gateway's answer that says what became of the call. */
const answer = z.object({
  entries: z.optional(z.array(z.object({ status: z.string() }))),
  errorMessage: z.optional(z.nullable(z.string())),
});

/**
 * Rings a number by an HTTP gateway that speaks Africa's Talking's protocol: a form with `username`, `from` and `to`, the key in the
 * header `apiKey`. What is said when somebody answers, the gateway asks of `/voice/on-call`; of a code it hands back `clientRequestId`.
 */
export function voiceGateway(settings: VoiceSettings, config: Config): Deliver {
  return async (message) => {
    const form = new URLSearchParams({ username: settings.username, from: settings.from, to: message.recipient });
    if (message.secret === true && message.usefulUntil != null)
      form.set('clientRequestId', sealCall(config, message.body, message.usefulUntil));
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { apiKey: settings.apiKey, accept: 'application/json' },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the voice gateway answered ${response.status}`);
    const read = z.safeParse(answer, await response.json());
    if (!read.success) throw new Error('the voice gateway answered in an unknown form');
    const status = read.data.entries?.[0]?.status;
    if (status !== 'Queued') throw new Error(`the voice gateway refused: ${status ?? read.data.errorMessage ?? 'no call'}`);
    return 'sent';
  };
}
