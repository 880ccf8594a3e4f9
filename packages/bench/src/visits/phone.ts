import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** A cheap phone: its screen, a processor six times slower than this one, a slow mobile network. */
const SCREEN = { width: 390, height: 844 };
export const SLOWER = 6;
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Nothing more is asked for after so long. */
const QUIET_MS = 1500;

/** A tile that stands on the screen. */
const DRAWN = 'canvas.leaflet-tile-loaded';

export interface Visitor {
  readonly address: string;
  /** None of somebody who is not signed in. */
  readonly cookie?: string;
  /** What the app keeps in the browser. */
  readonly kept: Readonly<Record<string, string>>;
}

export interface Phone {
  readonly page: Page;
  readonly control: CDPSession;
  close(): Promise<void>;
}

/** @param path the Chromium of the system, else Playwright's own */
export const openBrowser = (path: string | undefined): Promise<Browser> =>
  chromium.launch({ ...(path === undefined ? {} : { executablePath: path }), chromiumSandbox: false, args: ['--disable-gpu'] });

/** A phone that was never here, and keeps nothing between two visits. */
export async function openPhone(browser: Browser, { address, cookie, kept }: Visitor, pixelRatio: number): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SCREEN,
    deviceScaleFactor: pixelRatio,
    serviceWorkers: 'block',
    geolocation: { latitude: -25.7487, longitude: 28.238 },
    permissions: ['geolocation'],
  });
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: address }]);
  }
  await context.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, kept);
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send('Network.enable');
  return { page, control, close: () => context.close() };
}

export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
  readonly tiles: number;
  readonly tileBytes: number;
  readonly scriptBytes: number;
}

/** What a first visit loads, over the wire. */
export async function trafficOf({ page, control }: Phone, path: string): Promise<Traffic> {
  const urls = new Map<string, string>();
  let traffic: Traffic = { requests: 0, bytes: 0, tiles: 0, tileBytes: 0, scriptBytes: 0 };
  let last = Date.now();
  control.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    last = Date.now();
  });
  control.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    last = Date.now();
    if (url.startsWith('data:')) return;
    const isTile = url.endsWith('.mvt');
    const isScript = new URL(url).pathname.endsWith('.js');
    traffic = {
      requests: traffic.requests + 1,
      bytes: traffic.bytes + encodedDataLength,
      tiles: traffic.tiles + (isTile ? 1 : 0),
      tileBytes: traffic.tileBytes + (isTile ? encodedDataLength : 0),
      scriptBytes: traffic.scriptBytes + (isScript ? encodedDataLength : 0),
    };
  });
  await page.goto(path);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  return traffic;
}

/** What we use of the browser's own, whose types a server's code does not have. */
interface Canvas {
  toBlob(take: (blob: { readonly size: number } | null) => void, type: string): void;
}
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Browsing {
  layoutShift: number;
  PerformanceObserver: new (note: (seen: { getEntries(): unknown[] }) => void) => { observe(what: object): void };
  frameTimes: number[];
  requestAnimationFrame(next: (at: number) => void): void;
}

/** Sums up, from the next page on, how much of the screen moves that nobody touched (CLS without its windows: never less). */
export async function watchShifts({ page }: Phone): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const browsing = globalThis as unknown as Browsing;
    browsing.layoutShift = 0;
    new browsing.PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as Shift[]) if (!entry.hadRecentInput) browsing.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as Browsing).layoutShift);
}

/** The same view as raster tiles: what stands on the screen as PNG files of 256 by 256. */
export async function asRaster({ page }: Phone): Promise<{ readonly tiles: number; readonly bytes: number }> {
  const sizes = await page.locator(DRAWN).evaluateAll((canvases) =>
    Promise.all(
      canvases.map(
        (canvas) =>
          new Promise<number>((resolve) => {
            (canvas as unknown as Canvas).toBlob((blob) => resolve(blob?.size ?? 0), 'image/png');
          }),
      ),
    ),
  );
  return { tiles: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Milliseconds from the address to what stands first, on a slow phone and network. */
export async function slowVisit({ page, control }: Phone, path: string): Promise<{ readonly words: number; readonly street: number }> {
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await control.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await page.goto(path, { waitUntil: 'commit' });
  const seen = async (selector: string) => {
    await page.locator(selector).first().waitFor({ timeout: 120_000 });
    return page.evaluate(() => performance.now());
  };
  return { words: await seen('h1'), street: await seen(DRAWN) };
}

export interface Frames {
  /** Milliseconds between two frames. */
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

const STEPS = 60;

/** Draws the map to and fro under a finger, on a slow processor; tiles come as they do. */
export async function drag({ page, control }: Phone, map: string): Promise<Frames> {
  const box = await page.locator(map).boundingBox();
  if (box === null) throw new Error('There is no map to draw.');
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const browsing = globalThis as unknown as Browsing;
    browsing.frameTimes = [];
    const note = (at: number) => {
      browsing.frameTimes.push(at);
      browsing.requestAnimationFrame(note);
    };
    browsing.requestAnimationFrame(note);
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [dx, dy] of [
    [-150, 0],
    [0, 110],
    [150, -110],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: STEPS });
    await page.mouse.up();
  }
  const times = await page.evaluate(() => (globalThis as unknown as Browsing).frameTimes);
  const gaps = times
    .slice(1)
    .map((at, i) => at - (times[i] ?? at))
    .toSorted((a, b) => a - b);
  const at = (share: number) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
}
