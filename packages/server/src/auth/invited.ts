import { and, eq, isNull } from 'drizzle-orm';
import type { Invitation } from '@safiri/contract/auth/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { driverInvitations } from '@safiri/db/onboarding/tables.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { giveUpNumber, shortName } from '../users/public.ts';

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** Whoever has the number of an invited driver is somebody else: the account goes on without it. */
    invitation_denied: { readonly userId: number };
  }
}

/** A driver whom the team brought along, as long as they have never signed in: the number may be somebody else's. */
export async function findInvited({ markets }: Pick<Context, 'markets'>, reader: Reader, userId: number): Promise<Invitation | undefined> {
  const [found] = await reader
    .select({ name: users.name, vehicle: vehicles.kind, plate: vehicles.licensePlate, marketId: drivers.marketId })
    .from(driverInvitations)
    .innerJoin(users, eq(users.id, driverInvitations.userId))
    .innerJoin(drivers, eq(drivers.userId, users.id))
    .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .where(and(eq(driverInvitations.userId, userId), isNull(users.lastLoginAt), isNull(users.deletedAt)));
  if (found === undefined) return undefined;
  const { name, marketId, ...vehicle } = found;
  return { name: shortName(name), ...vehicle, city: markets.byId(marketId ?? '')?.document.name ?? '' };
}

/** The number goes from an account to whoever proved it; an invited driver's is told to the team, who correct it. */
export async function loseNumber(ctx: Context, uow: UnitOfWork, userId: number): Promise<void> {
  const invited = await findInvited(ctx, uow.tx, userId);
  await giveUpNumber(uow, userId);
  if (invited !== undefined) await uow.emit('invitation_denied', { userId });
}
