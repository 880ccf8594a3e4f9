import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from './config.ts';
import { isPrivatePage } from './private-paths.ts';

interface InlineHashes {
  readonly scripts: string[];
  readonly styles: string[];
}

function inlineHashes(dist: string): InlineHashes {
  const file = join(dist, 'csp.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as InlineHashes) : { scripts: [], styles: [] };
}

/** Helmet's headers as plain values: they never change while the server runs, and making them costs more than a read. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = {} as IncomingMessage;
  const response = new ServerResponse(request);
  let failure: unknown;
  helmet(options)(request, response, (error?: unknown) => (failure = error));
  if (failure !== undefined) throw new Error('the security headers could not be made', { cause: failure });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** What pages of this product ask a phone for, and nothing else; what they embed may ask for nothing. */
const PERMISSIONS = [
  'geolocation=(self)',
  'camera=(self)',
  'microphone=(self)',
  ...['accelerometer', 'browsing-topics', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'midi', 'payment', 'serial', 'usb'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/**
 * Strict headers. Pages: scripts and styles only from here, and the inline ones that the build made, by their hashes.
 * Answers of calls, and files that pages load: the few that matter for them, since a phone pays for each byte of a polled
 * answer, and of the headers of a dozen small files.
 * @param ownStyle hash of the style sheet that the operator's colours put into pages
 */
export function secureHeaders(app: FastifyInstance, config: Config, dist: string, ownStyle: () => string | undefined): void {
  const https = config.publicUrl.startsWith('https:');
  const hashes = inlineHashes(dist);
  const quoted = (list: string[]) => list.map((hash) => `'${hash}'`);
  const tiles = config.tilesUrl === undefined ? [] : [new URL(config.tilesUrl.replaceAll(/[{}]/g, '')).origin];
  const strictTransportSecurity = https ? { maxAge: YEAR_SECONDS } : false;
  const page = headersOf({
    contentSecurityPolicy: {
      // Helmet's own list allows fonts from any site and pictures that no page makes.
      useDefaults: false,
      directives: {
        // Workers, fonts, the manifest and what is fetched, too.
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...quoted(hashes.scripts)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...quoted(hashes.styles)],
        styleSrcAttr: ["'unsafe-inline'"],
        // `data:` for the QR code of the second factor.
        imgSrc: ["'self'", 'data:', ...tiles],
        // A voice note, that was just recorded or that the page has fetched.
        mediaSrc: ['blob:'],
        objectSrc: ["'none'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  page['permissions-policy'] = PERMISSIONS;
  const file: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': page['strict-transport-security'] ?? '' } : {}),
  };
  const data: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Answers are about somebody; those that are asked for again and again say otherwise themselves.
    'cache-control': 'no-store',
    ...file,
  };
  // Opened by its address it is a picture and nothing else; how long it may be kept says whoever serves it.
  const picture: Record<string, string> = { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'", ...file };
  const privatePage = { ...page, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
  const styled = (headers: Record<string, string>) => {
    const hash = ownStyle();
    if (hash === undefined) return headers;
    const policy = (headers['content-security-policy'] ?? '').replace("style-src 'self'", `style-src 'self' '${hash}'`);
    return { ...headers, 'content-security-policy': policy };
  };
  const headersFor = (url: string) => {
    if (url.startsWith('/api/') || url.startsWith('/positions/') || url.startsWith('/callbacks/')) return data;
    if (url.startsWith('/assets/')) return file;
    if (url.startsWith('/pictures/') || url.startsWith('/brand/')) return picture;
    return styled(isPrivatePage(url) ? privatePage : page);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    void reply.headers(headersFor(url));
  });
}
