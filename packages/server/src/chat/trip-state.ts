import { and, eq, inArray } from 'drizzle-orm';
import { lostItems } from '@safiri/db/rides/after-trip-tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { tripChatState, type TripChatState } from '@safiri/rules/chat/chat.ts';
import { standingLostStates } from '@safiri/rules/rides/lost-items.ts';
import { isDriven } from '@safiri/rules/rides/trip-life.ts';

/** How it stands with the chat of a trip at this moment. */
export async function stateOfTripChat(reader: Reader, rideId: number, now: Date): Promise<TripChatState> {
  const [ride] = await reader
    .select({ status: rides.status, completedAt: rides.completedAt, cancelledAt: rides.cancelledAt })
    .from(rides)
    .where(eq(rides.id, rideId));
  if (ride === undefined) return 'gone';
  const endedAt = ride.completedAt ?? ride.cancelledAt;
  const [lost] = await reader
    .select({ id: lostItems.id })
    .from(lostItems)
    .where(and(eq(lostItems.rideId, rideId), inArray(lostItems.state, standingLostStates)))
    .limit(1);
  const at = { isDriven: isDriven(ride.status), endedAt: endedAt?.getTime() ?? null, isLost: lost !== undefined };
  return tripChatState(at, now.getTime());
}
