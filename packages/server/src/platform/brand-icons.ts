import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import type { Brands } from './brand.ts';
import { notFound } from './problem.ts';

/** What is made of a logo: as it is, and as icons. */
const kinds = {
  logo: { side: 256, padding: 0, opaque: false },
  '192': { side: 192, padding: 0, opaque: false },
  '512': { side: 512, padding: 0, opaque: false },
  // A phone cuts a shape out of it: what matters lies within four fifths of the side.
  maskable: { side: 512, padding: 0.2, opaque: true },
} as const;
type Kind = keyof typeof kinds;

/** Files of the build that browsers ask for by these names, and phones for messages. */
const NAMED: Readonly<Record<string, Kind>> = { 'icon-192.png': '192', 'icon-512.png': '512', 'favicon.ico': '192' };

export const iconFiles = Object.keys(NAMED);

const FILE = /^([0-9a-f]{16})-(logo|192|512|maskable)\.png$/;
/** An address holds the hash of what it shows. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };

async function made(logo: Buffer, kind: Kind): Promise<Buffer> {
  const { side, padding, opaque } = kinds[kind];
  const inner = Math.round(side * (1 - padding));
  // Beside other words a logo keeps its shape; an icon is a square.
  if (kind === 'logo') return sharp(logo).resize({ width: side, height: side, fit: 'inside' }).png().toBuffer();
  const [before, after] = [Math.floor((side - inner) / 2), Math.ceil((side - inner) / 2)];
  const background = opaque ? '#ffffff' : CLEAR;
  const icon = sharp(logo)
    .flatten(opaque ? { background } : false)
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: before, bottom: after, left: before, right: after, background });
  return (opaque ? icon.removeAlpha() : icon).png({ palette: true, quality: 90 }).toBuffer();
}

/**
 * Serves the operator's logo and the icons that follow from it. Each is made once for each logo.
 * @returns sends the icon that stands for a file of the build; false where the built one does
 */
export function serveBrandIcons(app: FastifyInstance, brands: Brands) {
  const icons = new Map<string, Promise<Buffer | undefined>>();

  async function iconOf(hash: string, kind: Kind): Promise<Buffer | undefined> {
    const logo = await brands.logo(hash);
    return logo === undefined ? undefined : made(logo, kind);
  }
  function find(hash: string, kind: Kind): Promise<Buffer | undefined> {
    // Of logos that nothing shows any more nothing is kept.
    if (hash !== brands.current().brand.logo) return iconOf(hash, kind);
    const name = `${hash}-${kind}`;
    const known = icons.get(name) ?? iconOf(hash, kind);
    icons.set(name, known);
    known.catch(() => icons.delete(name));
    return known;
  }

  app.get<{ Params: { file: string } }>('/brand/:file', { schema: { hide: true } }, async ({ params }, reply) => {
    const [, hash = '', kind = ''] = FILE.exec(params.file) ?? [];
    const icon = hash === '' ? undefined : await find(hash, kind as Kind);
    if (icon === undefined) throw notFound();
    return reply.header('cache-control', FOR_EVER).type('image/png').send(icon);
  });

  return async (file: string, reply: FastifyReply): Promise<FastifyReply | false> => {
    const { logo } = brands.current().brand;
    const kind = NAMED[file];
    const icon = logo === undefined || kind === undefined ? undefined : await find(logo, kind);
    return icon === undefined ? false : reply.header('cache-control', 'no-cache').type('image/png').send(icon);
  };
}
