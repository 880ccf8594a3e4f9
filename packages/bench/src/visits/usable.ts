import { openPhone, type Phone, SLOWER } from './phone.ts';
import { openProduct } from './product.ts';

/** A mobile network: kilobits per second, and milliseconds that an answer takes to begin. */
interface Network {
  readonly name: string;
  readonly kbits: number;
  readonly latencyMs: number;
}

const NETWORKS: readonly Network[] = [
  { name: '2G', kbits: 280, latencyMs: 800 },
  { name: 'slow 3G', kbits: 400, latencyMs: 400 },
  { name: 'narrow 3G', kbits: 250, latencyMs: 300 },
  { name: '3G', kbits: 1600, latencyMs: 300 },
];
/** The median of so many first visits counts. */
const VISITS = 5;

export interface Usable {
  readonly network: Network;
  /** Milliseconds that the network needs for the page alone: one round trip, and its bytes. */
  readonly floor: number;
  /** Until the page stands, and its script has put language, country and buttons right. */
  readonly usable: number;
  /** Until a country can be chosen, whose button was pressed at once. */
  readonly answered: number;
}

/** What we use of the browser's own, whose types a server's code does not have. */
interface Timing {
  readonly transferSize: number;
  readonly domInteractive: number;
  readonly startTime: number;
}
interface Performed {
  getEntriesByType(kind: string): readonly Timing[];
  getEntriesByName(name: string): readonly Timing[];
  now(): number;
}

async function visit({ page, control }: Phone, network: Network): Promise<Usable> {
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bytesPerSecond = network.kbits * 125;
  await control.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto('/', { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => {
    const seen = (globalThis as unknown as { performance: Performed }).performance;
    const [paint] = seen.getEntriesByName('first-contentful-paint');
    const [loaded] = seen.getEntriesByType('navigation');
    if (paint === undefined || loaded === undefined || loaded.domInteractive === 0) return undefined;
    return { usable: Math.max(paint.startTime, loaded.domInteractive), bytes: loaded.transferSize };
  });
  const told = await painted.jsonValue();
  if (told === undefined) throw new Error('The page was never painted.');
  await page.locator('button.country').click();
  await page.locator('dialog[open]').waitFor({ timeout: 60_000 });
  const answered = await page.evaluate(() => (globalThis as unknown as { performance: Performed }).performance.now());
  return { network, floor: network.latencyMs + (1000 * told.bytes) / bytesPerSecond, usable: told.usable, answered };
}

const medianOf = (visits: readonly Usable[], of: (one: Usable) => number) =>
  visits.map(of).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;

/** First visits of the landing page on a slow phone, over each network. */
export async function usableFigures(chromium: string | undefined): Promise<Usable[]> {
  const product = await openProduct(chromium);
  const figures: Usable[] = [];
  try {
    for (const network of NETWORKS) {
      const visits: Usable[] = [];
      for (let i = 0; i < VISITS; i++) {
        const phone = await openPhone(product.browser, { address: product.address, kept: {} }, 2);
        visits.push(await visit(phone, network));
        await phone.close();
      }
      figures.push({
        network,
        floor: medianOf(visits, (one) => one.floor),
        usable: medianOf(visits, (one) => one.usable),
        answered: medianOf(visits, (one) => one.answered),
      });
    }
  } finally {
    await product.close();
  }
  return figures;
}
