import { CODE_MINUTES, type CodeChannel } from '@safiri/rules/auth/codes.ts';
import { languageOr } from '@safiri/rules/languages.ts';
import { SHARED_MINUTES } from '@safiri/rules/auth/shared-code.ts';
import { codeBody } from '../platform/code-message.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

interface Sending {
  readonly phone: string;
  readonly channel: CodeChannel;
  /** What it is written or said in. */
  readonly language: string;
  readonly code: string;
  readonly usefulUntil: Date;
  /** It is for every browser that waits. */
  readonly shared?: true;
}

/** Browsers read the last line and offer the code to this site alone (Web OTP). */
function textOf(ctx: Context, { language, code, shared }: Sending): string {
  const minutes = String(shared === true ? SHARED_MINUTES : CODE_MINUTES);
  // In fours, as they are typed.
  const written = shared === true ? code.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : code;
  const key = shared === true ? 'messageCodeShared' : 'messageCode';
  const words = messageText(language, key, { product: ctx.brands.current().brand.name, code: written, minutes });
  return `${words}\n\n@${new URL(ctx.config.publicUrl).hostname} #${code}`;
}

/** Puts a code into the outbox, sealed; it is not handed over when it is no longer good. */
export async function sendCode(ctx: Context, uow: UnitOfWork, sending: Sending): Promise<void> {
  const { phone, channel, language, code, usefulUntil } = sending;
  const body = channel === 'sms' ? textOf(ctx, sending) : codeBody({ language: languageOr(language), code });
  await enqueueMessage(uow, { channel, recipient: phone, subject: '', body, secret: true, usefulUntil });
}
