import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../platform/context.ts';
import type { FileStore } from './ports.ts';

/**
 * The folder of files on their way in; emptied at start. It lies beside the files that are kept, and not in the system's
 * temporary folder: that one is often another file system, and a file can't be renamed into its place from there.
 */
export const incoming = (ctx: Context) => join(ctx.config.dataDir, 'uploads', 'incoming');

/** Keeps what this server made itself. */
export async function storeContent(ctx: Context, store: FileStore, id: string, content: Buffer, mediaType: string): Promise<void> {
  const path = join(incoming(ctx), `${id}.own`);
  await mkdir(incoming(ctx), { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, content, { mode: 0o600 });
    await store.put(id, path, mediaType);
  } finally {
    await rm(path, { force: true });
  }
}
