import { openStreams } from '../open-streams.ts';
import type { Stage } from '../stage.ts';
import { beginTopUp, pageOf } from './begin.ts';
import type { PlayedProvider } from './provider.ts';

const WAIT_MS = 10_000;

/** How long a payer waits from the provider's callback to the word on the own screen, milliseconds. */
export interface CallbackWay {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

async function until<T>(look: () => T | undefined, what: string): Promise<T> {
  for (const end = performance.now() + WAIT_MS; performance.now() < end;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`${what} did not come`);
}

/** One payment after another: each payer holds the event stream open, and is told there. */
export async function callbackWay(stage: Stage, { simulators }: PlayedProvider, first: number, count: number): Promise<CallbackWay> {
  const { hostname: host, port } = new URL(stage.node.address);
  const ways: number[] = [];
  for (let n = 0; n < count; n += 1) {
    let toldAt: number | undefined;
    await openStreams({ host, port }, first + n, 1, (chunk) => {
      if (chunk.includes('event: notification')) toldAt ??= performance.now();
    });
    const begun = await beginTopUp(stage, first + n);
    await pageOf(stage, first + n, begun);
    const start = performance.now();
    await simulators.paystack.answer(begun.reference, 'yes');
    ways.push((await until(() => toldAt, 'the word')) - start);
  }
  const sorted = ways.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(count - 1, Math.floor(share * count))] ?? Number.NaN;
  return { count, p50: at(0.5), p99: at(0.99) };
}
