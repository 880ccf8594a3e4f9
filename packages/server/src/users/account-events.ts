import type { Context } from '../platform/context.ts';
import type { StreamHub } from '../platform/stream.ts';
import { presentOwnUser } from './present.ts';
import { findAccountById } from './queries.ts';

/** What the `account` event carries: the person as their own browser knows them. */
export function accountEvents(ctx: Context, hub: StreamHub): void {
  hub.provide('account', async (actor) => {
    const account = await findAccountById(ctx.db, actor.userId);
    return account === undefined ? undefined : { user: presentOwnUser(account) };
  });
}
