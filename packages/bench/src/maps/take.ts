import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What a program took. */
export interface Taken {
  readonly seconds: number;
  /** The most memory that it held at once; NaN where the system does not tell (not Linux). */
  readonly rssBytes: number;
}

const LOOK_EVERY_MS = 20;

function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** Runs a program to its end. @throws when it fails, with what it said */
export async function take(program: string, args: readonly string[]): Promise<Taken> {
  const begun = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2000)));
  let rssBytes = Number.NaN;
  const timer = setInterval(() => {
    const peak = peakOf(child.pid ?? 0);
    if (Number.isFinite(peak)) rssBytes = peak;
  }, LOOK_EVERY_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`);
  return { seconds: (performance.now() - begun) / 1000, rssBytes };
}
