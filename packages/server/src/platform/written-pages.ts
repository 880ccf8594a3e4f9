import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownBrands, type BrandInForce } from './brand.ts';
import { brandedManifest, brandedPage, brandedWorker } from './branded-page.ts';

/** A built file with the instance's own data and brand in it, ready for the wire. */
interface Written {
  readonly data: string | null;
  /** The version of the brand; 0 where the product's own stands. */
  readonly brand: number;
  readonly etag: string;
  readonly bytes: Readonly<Record<(typeof ENCODINGS)[number], Buffer>>;
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** A page is made once and sent often, but not while people wait: the highest level takes a second. */
const BROTLI_QUALITY = 6;
/** Before it stands what the browser must know first: the encoding of the page. */
const TITLE = '<title>';

const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', webmanifest: 'application/manifest+json' };
const endingOf = (file: string) => file.split('.').at(-1) ?? '';

/** What is asked for. */
interface Wanted {
  readonly file: string;
  /** JSON that is written into a page; nothing where it is null. */
  readonly data: string | null;
  /** The product's own when not given. */
  readonly inForce?: BrandInForce;
}

/** A file of the build as the brand makes it. */
function brandedFile(file: string, built: string, { number, brand }: BrandInForce): string {
  if (number === 0) return built;
  const ending = endingOf(file);
  if (ending === 'js') return brandedWorker(built, number);
  return ending === 'webmanifest' ? brandedManifest(built, brand) : brandedPage(built, brand);
}

/**
 * Answers with built pages into which an element of data is written, and with what else of the build is in the operator's brand: made when
 * first asked for and whenever data or brand have changed, and kept compressed.
 * @param dist holds the built pages
 * @param id of the element, `<script type="application/json">`: never run, so that it needs no hash in the policy
 */
export function createWrittenPages(dist: string, id: string) {
  const made = new Map<string, Written>();

  function write(file: string, data: string | null, inForce: BrandInForce): Written {
    const known = made.get(file);
    if (known !== undefined && known.data === data && known.brand === inForce.number) return known;
    const built = brandedFile(file, readFileSync(join(dist, file), 'utf8'), inForce);
    const element = data === null ? '' : `<script type="application/json" id="${id}">${data.replaceAll('<', '\\u003c')}</script>`;
    const identity = Buffer.from(built.replace(TITLE, () => element + TITLE));
    const written = {
      data,
      brand: inForce.number,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bytes: {
        identity,
        gzip: gzipSync(identity),
        br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      },
    };
    made.set(file, written);
    return written;
  }

  return (request: FastifyRequest, reply: FastifyReply, { file, data, inForce = ownBrands.current() }: Wanted): FastifyReply => {
    const { etag, bytes } = write(file, data, inForce);
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'];
    const asked = accepted === undefined ? 'identity' : negotiate(accepted, [...ENCODINGS]);
    const encoding = ENCODINGS.find((one) => one === asked) ?? 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(types[endingOf(file)] ?? 'text/html; charset=utf-8').send(bytes[encoding]);
  };
}
