import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { openSecrets, type Secrets } from '../platform/secrets.ts';

/** Makes and reads the addresses of links: the database finds them by hash alone, their owner gets them again unsealed. */
export interface Links {
  make(): { shareId: string; tokenHash: Buffer; sealedToken: Buffer };
  idOf(sealedToken: Buffer): string;
  urlOf(shareId: string): string;
}

export function createLinks(ctx: Context, secrets: Secrets = openSecrets(ctx.config)): Links {
  return {
    make() {
      const shareId = ctx.random.linkId();
      return { shareId, tokenHash: sha256(shareId), sealedToken: secrets.seal(Buffer.from(shareId)) };
    },
    idOf: (sealedToken) => secrets.unseal(sealedToken).toString(),
    urlOf: (shareId) => `${ctx.config.publicUrl}/track/${shareId}`,
  };
}
