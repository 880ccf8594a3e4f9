import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deliver } from '../platform/outbox/worker.ts';

/**
 * Writes a message into the outbox folder of the data directory, where whoever runs the server reads it.
 * @param readableSecrets whether also those that hold a secret; else the file says only that there was one
 */
export function writtenOutbox(dataDir: string, readableSecrets: boolean): Deliver {
  const folder = join(dataDir, 'outbox');
  return async (message) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const body = message.secret === true && !readableSecrets ? '(a secret of whom it is for)\n' : message.body;
    const text = `To: ${message.recipient}\nSubject: ${message.subject}\n\n${body}`;
    await writeFile(join(folder, `${String(message.id).padStart(6, '0')}-${message.channel}.txt`), text, { mode: 0o600 });
    return 'written';
  };
}
