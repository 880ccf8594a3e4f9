import { buffer } from 'node:stream/consumers';
import { notFound } from '../platform/problem.ts';
import type { Server } from '../platform/serve.ts';
import type { FileStore } from '../uploads/public.ts';
import { PICTURE_TYPE } from './receive-picture.ts';

const FILE = /^([\da-f]{16}-[1-9]\d{0,9}-\d{2,4})\.webp$/;

/** An address holds the hash of what it shows: whoever has a picture never asks for it again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures of shops and of what they sell, open to everybody: no session is looked up and no row is read. */
export function servePictures({ app }: Pick<Server, 'app'>, store: FileStore): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', { schema: { hide: true } }, async (request, reply) => {
    const name = FILE.exec(request.params.file)?.[1];
    const stream = name === undefined ? undefined : await store.open(name);
    if (stream === undefined) throw notFound();
    // Small, and whole or not at all: half a picture would be kept for a year.
    const content = await buffer(stream);
    return reply.header('cache-control', FOR_EVER).type(PICTURE_TYPE).send(content);
  });
}
