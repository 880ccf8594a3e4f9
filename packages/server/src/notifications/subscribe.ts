import { and, desc, eq, inArray } from 'drizzle-orm';
import { pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import type { Actor } from '../platform/actor.ts';
import { sha256 } from '../platform/hash.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { requireEndpoint } from './endpoint.ts';

/** A person has a few devices; what is beyond is a browser that was forgotten. */
const SUBSCRIPTIONS_AT_MOST = 10;

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Takes a browser's subscription; a browser that changed hands belongs to the new person from then on. */
export async function subscribe(uow: UnitOfWork, actor: Actor, { endpoint, keys }: Subscription): Promise<void> {
  const address = requireEndpoint(endpoint);
  const values = { userId: actor.userId, sessionId: actor.sessionId, endpoint: address, ...keys };
  await uow.tx
    .insert(pushSubscriptions)
    .values({ ...values, endpointHash: sha256(address) })
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: values });
  const rows = await uow.tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, actor.userId))
    .orderBy(desc(pushSubscriptions.id));
  const old = rows.slice(SUBSCRIPTIONS_AT_MOST).map((row) => row.id);
  if (old.length > 0) await uow.tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
}

export async function unsubscribe(uow: UnitOfWork, actor: Actor, endpoint: string): Promise<void> {
  await uow.tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpointHash, sha256(endpoint)), eq(pushSubscriptions.userId, actor.userId)));
}
