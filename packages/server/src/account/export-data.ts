import { strToU8, zipSync } from 'fflate';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { findAccountById } from '../users/public.ts';

/** Everything that the rooms keep of a person, as a ZIP of JSON files, and of what they said in other files, those. */
export async function exportData(ctx: Context, actor: Actor): Promise<Uint8Array> {
  const account = await findAccountById(ctx.db, actor.userId);
  if (account === undefined) throw new Problem('not_signed_in');
  const { email, phone } = account.user;
  const person = { userId: actor.userId, driverId: actor.driverId, email, phone };
  const files = new Map<string, object>();
  for (const room of ctx.rooms)
    for (const [name, content] of Object.entries((await room.exportOf?.(ctx, person)) ?? {})) {
      const known = files.get(name);
      files.set(name, known === undefined ? content : { ...known, ...content });
    }
  const packed = (content: object): Uint8Array | [Uint8Array, { level: 0 }] =>
    // A photo or a sound is as small as it gets.
    content instanceof Uint8Array ? [content, { level: 0 }] : strToU8(`${JSON.stringify(content, null, 2)}\n`);
  return zipSync(Object.fromEntries([...files].map(([name, content]) => [name, packed(content)])));
}
