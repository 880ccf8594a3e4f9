import type { Actor } from '../platform/actor.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { languageFor } from '../users/public.ts';
import { append } from './send-message.ts';
import { startSession } from './sessions.ts';

/**
 * A person reports something about an own trip: a chat with support that begins with it, as if they had written it.
 * @throws Problem not_found for a stranger's trip, too_many_chats
 */
export async function reportTrip(uow: UnitOfWork, actor: Actor, rideId: number, message: string): Promise<void> {
  const language = await languageFor(uow.tx, actor.userId, undefined);
  const session = await startSession(uow, actor, { category: 'ride_issue', priority: 'normal', rideId }, language);
  await append(uow, session, { senderId: actor.userId, message });
}
