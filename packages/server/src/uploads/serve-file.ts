import type { Actor } from '../platform/actor.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound } from '../platform/problem.ts';
import { requireActor, type Server } from '../platform/serve.ts';
import type { FileStore } from './ports.ts';
import { sendUpload } from './send-upload.ts';

/**
 * Serves a private file.
 * @param call method and path, with `:id`
 * @param find the upload that this person may see under that id, else undefined
 */
export function serveFile(
  server: Server,
  store: FileStore,
  call: string,
  find: (actor: Actor, id: string) => Promise<string | null | undefined>,
): void {
  const { app, ctx } = server;
  const [, path = ''] = call.split(' ');
  app.get<{ Params: { id: string } }>(
    path,
    { config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, call);
      const uploadId = await find(actor, request.params.id);
      if (uploadId == null) throw notFound();
      return sendUpload(ctx, reply, store, uploadId);
    },
  );
}

const ID = /^[1-9]\d{0,8}$/;

/** A row's id out of a path; undefined when it can't be one. */
export const rowId = (text: string): number | undefined => (ID.test(text) ? Number(text) : undefined);
