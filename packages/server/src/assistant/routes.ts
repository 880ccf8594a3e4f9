import * as calls from '@safiri/contract/assistant/calls.ts';
import { serveWithoutTransaction, type Server } from '../platform/serve.ts';
import type { AssistantModel } from './ports.ts';
import { planGroceries } from './smart-list.ts';
import { understandOrder } from './voice-order.ts';
import { languageFor } from '../users/public.ts';

/** @param model what proposes before our own rules, where the operator named one */
export function assistantRoutes(server: Server, model: AssistantModel | undefined): void {
  const { ctx } = server;
  serveWithoutTransaction(server, calls.voiceOrder, async ({ actor, body }) =>
    understandOrder(ctx, model, actor, body, await languageFor(ctx.db, actor.userId, body.userContext.language)),
  );
  serveWithoutTransaction(server, calls.smartList, async ({ actor, body }) =>
    planGroceries(ctx, model, actor, body, await languageFor(ctx.db, actor.userId, body.language)),
  );
}
