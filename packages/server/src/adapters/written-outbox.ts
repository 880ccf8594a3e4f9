import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deliver } from '../platform/outbox/worker.ts';

/** Writes a message into the outbox folder of the data directory, where whoever runs the server reads it. */
export function writtenOutbox(dataDir: string): Deliver {
  const folder = join(dataDir, 'outbox');
  return async (message) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const text = `To: ${message.recipient}\nSubject: ${message.subject}\n\n${message.body}`;
    await writeFile(join(folder, `${String(message.id).padStart(6, '0')}-${message.channel}.txt`), text, { mode: 0o600 });
    return 'written';
  };
}
