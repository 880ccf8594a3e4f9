import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { openSecrets, type Secrets } from '../platform/secrets.ts';

/** Makes and reads the addresses of links: the database finds them by hash alone, their owner gets them again unsealed. */
export interface Links {
  make(): { shareId: string; tokenHash: Buffer; sealedToken: Buffer };
  idOf(sealedToken: Buffer): string;
  urlOf(shareId: string): string;
  /** The page on which a receiver of our messages says stop. */
  stopUrlOf(recipientId: number): string;
  /** Whose page it is; undefined when we did not make the token. */
  recipientOf(token: string): number | undefined;
}

/** Four bytes of id and nine of signature: short enough for a text message, far too long to guess. */
const ID_BYTES = 4;
const SIGNATURE_BYTES = 9;

export function createLinks(ctx: Context, secrets: Secrets = openSecrets(ctx.config)): Links {
  const tokenOf = (recipientId: number) => {
    const id = Buffer.alloc(ID_BYTES);
    id.writeUInt32BE(recipientId);
    return Buffer.concat([id, secrets.sign('stop', id).subarray(0, SIGNATURE_BYTES)]);
  };
  return {
    stopUrlOf: (recipientId) => `${ctx.config.publicUrl}/stop/${tokenOf(recipientId).toString('base64url')}`,
    recipientOf(token) {
      const given = Buffer.from(token, 'base64url');
      if (given.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
      const id = given.readUInt32BE();
      return timingSafeEqual(given, tokenOf(id)) ? id : undefined;
    },
    make() {
      const shareId = ctx.random.linkId();
      return { shareId, tokenHash: sha256(shareId), sealedToken: secrets.seal(Buffer.from(shareId)) };
    },
    idOf: (sealedToken) => secrets.unseal(sealedToken).toString(),
    urlOf: (shareId) => `${ctx.config.publicUrl}/track/${shareId}`,
  };
}
