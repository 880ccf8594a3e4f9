import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { Config, VapidSettings } from '../platform/config.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of the setting, else a pair made once in the data directory, readable by this user alone. */
export function vapidOf(config: Config): VapidSettings {
  if (config.vapid !== undefined) return config.vapid;
  const file = join(config.dataDir, 'vapid.json');
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
  }
  const keys = JSON.parse(readFileSync(file, 'utf8')) as Keys;
  return { ...keys, subject: config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:operator@example.org' };
}
