import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../uploads/ports.ts';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder of their own, readable by this user alone. A file is there whole or not at all. */
export function diskFiles(root: string): FileStore {
  const place = (id: string) => join(root, id.slice(0, 2), id);
  return {
    async put(id, path) {
      const target = place(id);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, target);
      await flush(dirname(target));
    },
    async open(id) {
      const stream = createReadStream(place(id));
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream));
        stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(undefined) : reject(error)));
      });
    },
    remove: (id) => rm(place(id), { force: true }),
  };
}
