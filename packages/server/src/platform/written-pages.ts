import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A built page with the instance's own data in it, ready for the wire. */
interface Written {
  readonly data: string;
  readonly etag: string;
  readonly bytes: Readonly<Record<(typeof ENCODINGS)[number], Buffer>>;
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** A page is made once and sent often, but not while people wait: the highest level takes a second. */
const BROTLI_QUALITY = 6;
/** Before it stands what the browser must know first: the encoding of the page. */
const TITLE = '<title>';

/**
 * Answers with built pages into which an element of data is written: made when first asked for and whenever the data has changed, and
 * kept compressed.
 * @param dist holds the built pages
 * @param id of the element, `<script type="application/json">`: never run, so that it needs no hash in the policy
 */
export function createWrittenPages(dist: string, id: string) {
  const made = new Map<string, Written>();

  function write(file: string, data: string): Written {
    const known = made.get(file);
    if (known?.data === data) return known;
    const element = `<script type="application/json" id="${id}">${data.replaceAll('<', '\\u003c')}</script>`;
    const html = readFileSync(join(dist, file), 'utf8').replace(TITLE, () => element + TITLE);
    const identity = Buffer.from(html);
    const written = {
      data,
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

  return (request: FastifyRequest, reply: FastifyReply, { file, data }: { file: string; data: string }): FastifyReply => {
    const { etag, bytes } = write(file, data);
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'];
    const asked = accepted === undefined ? 'identity' : negotiate(accepted, [...ENCODINGS]);
    const encoding = ENCODINGS.find((one) => one === asked) ?? 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bytes[encoding]);
  };
}
