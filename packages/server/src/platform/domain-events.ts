import type { Context } from './context.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * What a room tells the others inside the transaction in which it happened, by name. A room adds its own beside the code that
 * emits them, by declaration merging; whoever reacts depends on that room, and never the other way round.
 */
export interface DomainEvents {}
export type DomainEventName = keyof DomainEvents;

/** What a room does when something happens elsewhere. A reaction that throws undoes the whole transaction. */
export type Reactions = { readonly [N in DomainEventName]?: (uow: UnitOfWork, event: DomainEvents[N], ctx: Context) => Promise<void> };

/** Lets every room react, one after the other, in the order of the rooms. */
export async function react<N extends DomainEventName>(
  all: ReadonlyArray<{ readonly reactions?: Reactions }>,
  uow: UnitOfWork,
  name: N,
  event: DomainEvents[N],
  ctx: Context,
): Promise<void> {
  for (const { reactions } of all) await reactions?.[name]?.(uow, event, ctx);
}
