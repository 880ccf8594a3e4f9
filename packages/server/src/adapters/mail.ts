import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import type { Deliver } from '../platform/jobs.ts';

/**
 * Delivers messages: mail by SMTP when it is set. Without a provider a message is written into the outbox folder of
 * the data directory, where whoever runs the server reads it; it is then `written`, never `sent`.
 */
export function createDelivery(config: Config): Deliver {
  const smtp = config.smtpUrl === undefined ? undefined : createTransport(config.smtpUrl);
  const folder = join(config.dataDir, 'outbox');
  return async (message) => {
    if (message.channel === 'mail' && smtp !== undefined) {
      await smtp.sendMail({ from: config.mailFrom, to: message.recipient, subject: message.subject, text: message.body });
      return 'sent';
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const text = `To: ${message.recipient}\nSubject: ${message.subject}\n\n${message.body}`;
    await writeFile(join(folder, `${String(message.id).padStart(6, '0')}-${message.channel}.txt`), text, { mode: 0o600 });
    return 'written';
  };
}
