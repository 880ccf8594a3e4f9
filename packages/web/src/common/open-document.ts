import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { trackedFetch, readAnswer, withPassword } from '../platform/api-client.ts';

const PATIENCE_MS = 15_000;

/** Opens a document that was sent in a tab of its own. A session of quick login gives the password first. */
export async function openDocument(address: string): Promise<void> {
  await withPassword(async () => {
    const response = await trackedFetch(address, { credentials: 'include', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) await readAnswer(response, 'raise');
    // Only whether it may be seen: the tab loads it.
    await response.body?.cancel();
  }, uploadPaths.read);
  // A browser that allows no tab so late after the tap shows it here.
  if (window.open(address, '_blank') === null) location.assign(address);
}
