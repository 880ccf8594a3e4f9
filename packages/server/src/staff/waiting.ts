import { sql } from 'drizzle-orm';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { mayAsStaff, reachOf } from '../platform/permit.ts';
import type { Waiting } from '@safiri/contract/staff/calls.ts';
import { isLateAt } from '@safiri/db/orders/late.ts';
import { stuckAt } from '@safiri/db/rides/stuck.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { waitsForLook } from '@safiri/db/standing/conditions.ts';
import { andInReach, approvalWithin } from '@safiri/db/staff/reach.ts';
import { approvalKinds, permissionToApprove } from '@safiri/rules/staff/approvals.ts';
import type { ObjectKind } from '@safiri/rules/staff/objects.ts';
import type { Permission } from '@safiri/rules/staff/permissions.ts';
import { standingLostStates } from '@safiri/rules/rides/lost-items.ts';

/** As they are counted; of a screen that shows several things each is counted apart, since one may see some of them. */
interface Counts extends Omit<Waiting, 'reviews'> {
  readonly papers: number;
  readonly selfies: number;
  readonly conduct: number;
  readonly lost: number;
}

/**
 * What waits for the team, by one question to the database: the console asks for it every few seconds. Nothing is counted of what
 * the asker may not see.
 */
export async function countWaiting(
  { db: reader, clock, markets }: Pick<Context, 'db' | 'clock' | 'markets'>,
  actor: Actor,
): Promise<Waiting> {
  const now = clock();
  /** Of a role that is limited to some markets nothing else is counted. */
  const own = (permission: Permission, kind: ObjectKind, id: string) => andInReach(reachOf(markets, actor, permission), kind, sql.raw(id));
  const kinds = approvalKinds.filter((kind) => mayAsStaff(actor, permissionToApprove[kind]));
  const agreed = kinds.map((kind) => {
    const reach = reachOf(markets, actor, permissionToApprove[kind]);
    return reach === undefined ? sql`` : sql` and (kind <> ${kind} or ${approvalWithin(sql`approvals.id`, reach)})`;
  });
  const { rows } = await reader.execute<Counts & Record<string, unknown>>(sql`
    select
      (select count(*)::int from incidents where closed_at is null and not is_drill) as "emergencies",
      (select count(*)::int from chat_sessions where status = 'open' and wants_staff and claimed_by is null${own('chats.read', 'chat', 'chat_sessions.id')}) as "chats",
      (select count(*)::int from orders
        where ${isLateAt(now)}${own('boards.read', 'order', 'orders.id')}) as "lateOrders",
      (select count(*)::int from driver_documents where verification_status = 'pending' and replaced_at is null${own('drivers.read', 'driver', 'driver_documents.driver_id')})
        + (select count(*)::int from background_checks where status = 'pending'${own('drivers.read', 'driver', 'background_checks.driver_id')}) as "papers",
      (select count(*)::int from duty_selfies where sent_at is not null and verdict is null${own('photos.read', 'driver', 'duty_selfies.driver_id')}) as "selfies",
      (select count(*)::int from conduct_reviews where closed_at is null${own('conduct.read', 'person', 'conduct_reviews.user_id')}) as "conduct",
      (select count(*)::int from lost_items where state in ${oneOf(standingLostStates)}${own('lost.read', 'ride', 'lost_items.ride_id')}) as "lost",
      (select count(*)::int from driver_invitations i join users u on u.id = i.user_id
        where i.denied_at is not null and u.last_login_at is null${own('drivers.import', 'invitedDriver', 'i.user_id')}) as "deniedInvitations",
      (select count(*)::int from person_checks where status = 'pending'${own('drivers.review', 'person', 'person_checks.user_id')}) as "identity",
      (select count(*)::int from (${stuckAt(now)}) stuck where true${own('trips.read', 'ride', 'stuck.ride_id')}) as "stuckTrips",
      (select count(*)::int from rides where operator_pay = 'held'${own('trips.read', 'market', 'rides.city_id')}) as "heldTrips",
      (select count(*)::int from payouts where status = 'requested'${own('payouts.read', 'driver', 'payouts.driver_id')}) as "payouts",
      (select count(*)::int from suspensions where ${waitsForLook(now)}${own('people.read', 'person', 'suspensions.user_id')}) as "suspensions",
      (select count(*)::int from market_versions where status = 'proposed' and author_id is distinct from ${actor.userId}${own('markets.publish', 'market', 'market_versions.market_id')}) as "markets",
      (select count(*)::int from approvals
        where outcome is null and asked_by <> ${actor.userId} and ${kinds.length === 0 ? sql`false` : sql`kind in ${kinds}`}${sql.join(agreed)}) as "approvals"`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Counting gave no row');
  const seen = (permission: Permission, count: number) => (mayAsStaff(actor, permission) ? count : 0);
  return {
    emergencies: seen('emergencies.read', counts.emergencies),
    chats: seen('chats.read', counts.chats),
    lateOrders: seen('boards.read', counts.lateOrders),
    reviews:
      seen('drivers.read', counts.papers) +
      seen('photos.read', counts.selfies) +
      seen('conduct.read', counts.conduct) +
      seen('lost.read', counts.lost),
    deniedInvitations: seen('drivers.import', counts.deniedInvitations),
    identity: seen('drivers.review', counts.identity),
    stuckTrips: seen('trips.read', counts.stuckTrips),
    heldTrips: seen('trips.read', counts.heldTrips),
    payouts: seen('payouts.read', counts.payouts),
    suspensions: seen('people.read', counts.suspensions),
    markets: seen('markets.publish', counts.markets),
    approvals: seen('approvals.read', counts.approvals),
  };
}
