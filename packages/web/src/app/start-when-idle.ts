import { countData } from '../platform/data-used.ts';
import { startWorker } from '../platform/service-worker.ts';

/** What begins after everything that the page itself needs. `entryUrl` is the address of the app's script. */
export function startWhenIdle(entryUrl: string): void {
  countData();
  // In development it would answer from its cache, not with what was just edited.
  if (import.meta.env.PROD) startWorker(entryUrl).catch(() => {});
}
