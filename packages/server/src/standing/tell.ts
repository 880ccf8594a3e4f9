import { notify, wordsOf, type Notice } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { mailTo } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { dialable, type UserRow } from '../users/public.ts';

/** Where all of it stands, and where it is answered. */
const PAGE = '/standing';

/** Tells a person in the app and by mail, or by a text where there is no address, in the transaction of what it tells of. */
export async function tell(ctx: Context, uow: UnitOfWork, user: UserRow, notice: Notice): Promise<void> {
  await notify(uow, user.id, notice);
  const { title, message } = wordsOf(notice.kind, notice.values ?? {}, user.language);
  const url = `${ctx.config.publicUrl}${PAGE}`;
  const { email } = user;
  if (email !== null) {
    await enqueueMessage(uow, mailTo(uow.brand, { ...user, email }, { subject: `${uow.brand.name}: ${title}`, text: message, url }));
    return;
  }
  const phone = dialable(user.phone);
  if (phone !== null && ctx.config.sms !== undefined) {
    await enqueueMessage(uow, { channel: 'sms', recipient: phone, subject: '', body: `${uow.brand.name}: ${title}. ${url}` });
  }
}
