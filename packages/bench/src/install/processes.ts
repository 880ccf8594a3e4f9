import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface Status {
  readonly pid: number;
  readonly parent: number;
  /** Its own, and that of the children that it has seen end. */
  readonly ticks: number;
}

/** A process, or undefined when it is gone. Its name, in parentheses, may hold anything. */
function statusOf(pid: number): Status | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { pid, parent, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return undefined;
  }
}

/** Seconds of processor time, user and system, of a process and all that it started, as Linux counts them. */
export function processorSeconds(root: number): number {
  const perSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statusOf(Number(name)) ?? []);
  const below = (pid: number): readonly Status[] => [
    ...all.filter((process) => process.pid === pid),
    ...all.filter(({ parent }) => parent === pid).flatMap((child) => below(child.pid)),
  ];
  return below(root).reduce((sum, { ticks }) => sum + ticks, 0) / perSecond;
}
