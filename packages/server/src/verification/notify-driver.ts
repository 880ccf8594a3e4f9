import type { Language } from '@safiri/rules/languages.ts';
import { paperName, type Paper } from '@safiri/rules/verification/papers.ts';
import { notify, wordsOf, type Notice } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { mailTo, type Letter } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { UserRow } from '../users/public.ts';

const pageOf = (ctx: Context) => `${ctx.config.publicUrl}/driver-verification`;

/** Who gave no address reads it in the app alone. */
async function mail(uow: UnitOfWork, { email, ...user }: UserRow, letter: Letter): Promise<void> {
  if (email !== null) await enqueueMessage(uow, mailTo(uow.brand, { ...user, email }, letter));
}

/** Tells the driver in the app and by mail, in the same words and the driver's language, in the transaction of what it tells of. */
export async function notifyDriver(ctx: Context, uow: UnitOfWork, user: UserRow, notice: Notice): Promise<void> {
  const { title, message } = wordsOf(notice.kind, notice.values ?? {}, user.language);
  await notify(uow, user.id, notice);
  await mail(uow, user, { subject: `${uow.brand.name}: ${title}`, text: message, url: pageOf(ctx) });
}

/** A paper as the value of a notice: the product's own words follow the reader's language, an operator's are written in it. */
export const toldPaper = (paper: Pick<Paper, 'type' | 'name'>, language: Language): string =>
  paperName(paper, language) ?? `@told_${paper.type}`;
