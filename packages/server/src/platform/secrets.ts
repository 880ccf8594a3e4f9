import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what must be read again (second factors) so that a copy of the database alone tells nothing. */
export interface Secrets {
  seal(plain: Buffer): Buffer;
  /** @throws when the key is another one or the bytes were changed */
  unseal(sealed: Buffer): Buffer;
  /** A signature that only this key makes; one of another purpose never fits. */
  sign(purpose: string, data: Buffer): Buffer;
}

/** The key of the setting, else one made once in the data directory, readable by this user alone. */
function keyOf(config: Config): Buffer {
  if (config.secretsKey !== undefined) return Buffer.from(config.secretsKey, 'hex');
  const file = join(config.dataDir, 'secrets.key');
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true });
    // Whole or not there: several servers of one folder may come here at once, and all must have the same key.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600 });
    try {
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(own);
    }
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}

export function openSecrets(config: Config): Secrets {
  let key: Buffer | undefined;
  const theKey = () => (key ??= keyOf(config));
  return {
    sign: (purpose, data) => createHmac('sha256', theKey()).update(`${purpose}\0`).update(data).digest(),
    seal(plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, theKey(), iv);
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    unseal(sealed) {
      const decipher = createDecipheriv(ALGORITHM, theKey(), sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

const opened = new WeakMap<Config, Secrets>();

/** The secrets of a server, whose key is read once. */
export function secretsOf(config: Config): Secrets {
  const secrets = opened.get(config) ?? openSecrets(config);
  opened.set(config, secrets);
  return secrets;
}
