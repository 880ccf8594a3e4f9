import { find, storeFile, SHELL_PAGE, type Disk } from './files.ts';
import { isTile } from './tiles.ts';

/** A page that has not come by then is shown from the phone; what it then asks for may still come. */
export const PAGE_WAIT_MS = 3000;

/**
 * Never touched: calls with their files and the stream, and what operators read; nor the pictures of shops, which the browser's own
 * cache keeps for as long as it has room.
 */
const untouched = /^\/(api|pictures|docs|openapi\.json|healthz|readyz|metrics)(\/|$)/;
/** Code, styles and fonts of one version, and the operator's logo, never change. */
const lasting = /^\/(assets|fonts|brand)\/|^\/icon[\w-]*\.(svg|png)$/;

export type Plan = 'leave' | 'page' | 'file' | 'tile';

/** What the worker does with a request. Only what is the same for everybody is ever cached. */
export function planOf(request: { method: string; url: string; mode: string }, origin: string): Plan {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || untouched.test(url.pathname)) return 'leave';
  if (request.mode === 'navigate') return 'page';
  if (isTile(url.pathname)) return 'tile';
  return lasting.test(url.pathname) ? 'file' : 'leave';
}

const gatewayFailed = (status: number) => status >= 502 && status <= 504;

/** A page: from the network, or the app's empty page when the network is gone, too slow, or has no server behind it. */
export async function answerPage(disk: Disk, request: Request, waitMs = PAGE_WAIT_MS): Promise<Response> {
  const coming = disk.fetch(request);
  // A late failure has been answered already.
  coming.catch(() => {});
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), waitMs);
  });
  const first = await Promise.race([coming, late]).catch(() => undefined);
  if (first !== undefined && !gatewayFailed(first.status)) return first;
  return (await find(disk, SHELL_PAGE)) ?? first ?? coming;
}

/** A file: from the phone, else from the network, keeping a copy. */
export async function answerFile(disk: Disk, request: Request): Promise<Response> {
  const cached = await find(disk, request.url);
  if (cached !== undefined) return cached;
  const response = await disk.fetch(request);
  await storeFile(disk, request.url, response.clone());
  return response;
}
