import type { FastifyReply } from 'fastify';
import { Problem, sendProblem } from '../platform/problem.ts';
import type { Server } from '../platform/serve.ts';
import { parseRange } from './byte-range.ts';
import type { CityMap } from './city-map.ts';
import type { MapStore } from './map-store.ts';

/** An edition never changes: whoever has a tile never asks for it again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const DEEPEST_ZOOM = 24;

interface TileParams {
  readonly city: string;
  readonly edition: string;
  readonly z: string;
  readonly x: string;
  readonly file: string;
}

/** The numbers of a tile; undefined for an address that no tile can have. */
function tileOf({ z, x, file }: TileParams): readonly [z: number, x: number, y: number] | undefined {
  const y = /^(\d{1,8})\.mvt$/.exec(file)?.[1];
  if (y === undefined || !/^\d{1,2}$/.test(z) || !/^\d{1,8}$/.test(x)) return undefined;
  const side = 2 ** Number(z);
  return Number(z) > DEEPEST_ZOOM || Number(x) >= side || Number(y) >= side ? undefined : [Number(z), Number(x), Number(y)];
}

/** Files for maps, open to everybody, as the app itself is: no session is looked up and no row is read. */
export function mapRoutes({ app, ctx }: Server, maps: MapStore): void {
  const hidden = { schema: { hide: true } } as const;
  const absent = (reply: FastifyReply) => sendProblem(reply, new Problem('not_found', 'There is no such map, or no longer.'));

  /** Reads of a file that was damaged after it was opened, or taken away: the server goes on without it. */
  async function reading<T>(map: CityMap, read: () => Promise<T>): Promise<T | 'unreadable'> {
    try {
      return await read();
    } catch (error) {
      ctx.log.warn({ err: error, map: map.edition.folder }, 'a map cannot be read');
      return 'unreadable';
    }
  }

  app.get<{ Params: TileParams }>('/map/:city/:edition/:z/:x/:file', hidden, async (request, reply) => {
    const { city, edition } = request.params;
    const tile = tileOf(request.params);
    const map = tile === undefined ? undefined : await maps.find(city, edition);
    if (tile === undefined || map === undefined) return absent(reply);
    const data = await reading(map, () => map.tile(...tile));
    if (data === 'unreadable') return absent(reply);
    void reply.header('cache-control', FOR_EVER);
    if (data === undefined) return reply.code(204).send();
    return reply.header('content-encoding', 'gzip').type('application/vnd.mapbox-vector-tile').send(data);
  });

  app.get<{ Params: { city: string; file: string } }>('/map/:city/:file', hidden, async (request, reply) => {
    const edition = /^([0-9a-f]{12})\.pmtiles$/.exec(request.params.file)?.[1];
    const map = edition === undefined ? undefined : await maps.find(request.params.city, edition);
    if (map === undefined) return absent(reply);
    const size = map.edition.sizes.tiles;
    const range = parseRange(request.headers.range, size);
    void reply.header('accept-ranges', 'bytes');
    if (range === undefined) {
      return reply.code(416).header('content-range', `bytes */${size}`).send();
    }
    const data = await reading(map, () => map.bytes(range.offset, range.length));
    if (data === 'unreadable' || data.length < range.length) return absent(reply);
    return reply
      .code(206)
      .header('cache-control', FOR_EVER)
      .header('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${size}`)
      .header('etag', `"${map.edition.edition}"`)
      .type('application/vnd.pmtiles')
      .send(data);
  });
}
