import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Publisher } from '@safiri/rules/markets/versions.ts';
import type { Actor } from '../platform/actor.ts';
import { staffWho } from '../staff/public.ts';

/** Somebody of the team as the rule of two people sees them, in a market. */
export async function publisherOf(reader: Reader, { userId, staff }: Actor, marketId: string): Promise<Publisher> {
  const others = (await staffWho(reader, 'markets.publish', marketId)).filter((id) => id !== userId);
  return { userId, isOwner: staff?.roles.includes('owner') === true, isAlone: others.length === 0 };
}
