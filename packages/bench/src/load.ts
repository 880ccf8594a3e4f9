import autocannon from 'autocannon';

/** The median of a list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Requests per second of a GET that is asked again and again. */
export async function readsPerSecond(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections: 32, duration: seconds });
  if (result.non2xx > 0 && result['3xx'] === 0) throw new Error(`${url}: ${result.non2xx} answers were refusals`);
  return result.requests.average;
}

/** Runs two measurements in turn and gives the median of each: what the machine does meanwhile hits both. */
export async function alternate(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<{ a: number; b: number; ratio: number }> {
  const as: number[] = [];
  const bs: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    as.push(await a());
    bs.push(await b());
  }
  return { a: median(as), b: median(bs), ratio: median(as) / median(bs) };
}
