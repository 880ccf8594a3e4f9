import { product } from '@safiri/rules/product.ts';
import type { Context } from '../platform/context.ts';
import { putMessage } from '../platform/outbox/put-message.ts';
import type { Work } from '../platform/work.ts';

/** Writes to the driver, in the transaction of what it tells of. The app shows the same by itself. */
export function tellDriver(ctx: Context, work: Work, user: { name: string; email: string }, subject: string, text: string): Promise<void> {
  return putMessage(work, {
    channel: 'mail',
    recipient: user.email,
    subject: `${product.name}: ${subject}`,
    body: `Hello ${user.name},\n\n${text}\n\n${ctx.config.publicUrl}/driver-verification\n\n${product.name}\n`,
  });
}

/** A name of the code as people read it: `drivers_license` is “drivers license”. */
export const inWords = (name: string) => name.replaceAll('_', ' ');
