import { and, eq, isNull } from 'drizzle-orm';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { MerchantRow } from '../catalogue/public.ts';
import { notifyEach } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessages } from '../platform/outbox/enqueue-message.ts';
import { mailTo, messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { SettlementRow } from './settlements.ts';

/** A shop's own people who are there. */
const peopleOf = ({ tx }: UnitOfWork, merchantId: number) =>
  tx
    .selectDistinct({ userId: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .innerJoin(staffMembers, eq(staffMembers.userId, users.id))
    .innerJoin(staffRoleRows, eq(staffRoleRows.userId, users.id))
    .where(and(eq(staffRoleRows.merchantId, merchantId), isNull(staffMembers.disabledAt), isNull(users.deletedAt)));

const weeksOf = (merchantId: number) => `/staff/boards/${merchantId}/settlements`;

/** Tells a shop's own people, by mail too, that its money goes to another account now: they did not set it themselves. */
export async function tellPaidTo(
  ctx: Context,
  uow: UnitOfWork,
  shop: Pick<MerchantRow, 'id' | 'name'>,
  destination: string,
): Promise<void> {
  const people = await peopleOf(uow, shop.id);
  const values = { shop: shop.name, destination };
  const opens = weeksOf(shop.id);
  await notifyEach(
    uow,
    'toldShopPaidTo',
    people.map(({ userId }) => ({ userId, values, opens })),
  );
  await enqueueMessages(
    uow,
    people.flatMap(({ name, email, language }) => {
      if (email === null) return [];
      const letter = {
        subject: messageText(language, 'messagePaidToSubject', values),
        text: messageText(language, 'messagePaidTo', values),
        url: `${ctx.config.publicUrl}${opens}`,
      };
      return [mailTo(uow.brand, { name, email, language }, letter)];
    }),
  );
}

/** Tells a shop's own people that a week which had gone back into the balance was paid after all. */
export async function tellPaidAfterAll(uow: UnitOfWork, { merchantId, paidMinor, currency }: SettlementRow): Promise<void> {
  const [shop] = await uow.tx.select({ name: merchants.name }).from(merchants).where(eq(merchants.id, merchantId));
  const values = { shop: shop?.name ?? '', amount: uow.money(paidMinor, currency) };
  await notifyEach(
    uow,
    'toldShopAfterAll',
    (await peopleOf(uow, merchantId)).map(({ userId }) => ({ userId, values, opens: weeksOf(merchantId) })),
  );
}
