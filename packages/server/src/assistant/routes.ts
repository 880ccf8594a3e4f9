import { eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/assistant/calls.ts';
import { users } from '@safiri/db/users/tables.ts';
import { serveWithoutTransaction, type Server } from '../platform/serve.ts';
import type { AssistantModel } from './ports.ts';
import { planGroceries } from './smart-list.ts';
import { understandOrder } from './voice-order.ts';

/** @param model what proposes before our own rules, where the operator named one */
export function assistantRoutes(server: Server, model: AssistantModel | undefined): void {
  const { ctx } = server;
  const languageOf = async (userId: number, asked: string | undefined): Promise<string> => {
    if (asked !== undefined) return asked;
    const [row] = await ctx.db.select({ language: users.language }).from(users).where(eq(users.id, userId));
    return row?.language ?? 'en';
  };
  serveWithoutTransaction(server, calls.voiceOrder, async ({ actor, body }) =>
    understandOrder(ctx, model, actor, body, await languageOf(actor.userId, body.userContext.language)),
  );
  serveWithoutTransaction(server, calls.smartList, async ({ actor, body }) =>
    planGroceries(ctx, model, actor, body, await languageOf(actor.userId, body.language)),
  );
}
