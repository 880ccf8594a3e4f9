import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

interface InlineHashes {
  readonly scripts: string[];
  readonly styles: string[];
}

function inlineHashes(dist: string): InlineHashes {
  const file = join(dist, 'csp.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as InlineHashes) : { scripts: [], styles: [] };
}

/** Strict headers: scripts and styles only from here, and the inline ones that the build made, by their hashes. */
export async function secureHeaders(app: FastifyInstance, config: Config, dist: string): Promise<void> {
  const https = config.publicUrl.startsWith('https:');
  const hashes = inlineHashes(dist);
  const quoted = (list: string[]) => list.map((hash) => `'${hash}'`);
  const tiles = config.tilesUrl === undefined ? [] : [new URL(config.tilesUrl.replaceAll(/[{}]/g, '')).origin];
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...quoted(hashes.scripts)],
        styleSrc: ["'self'", ...quoted(hashes.styles)],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https ? { maxAge: 180 * 24 * 3600 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
