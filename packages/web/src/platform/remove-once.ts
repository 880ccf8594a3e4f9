import { wasRefused } from './api-client.ts';

/**
 * Waits for a removal. What is not there any more counts as removed: the answer to a first attempt may have been lost, or
 * another phone was quicker.
 * @throws what the request fails with otherwise
 */
export async function removeOnce(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!wasRefused(error, 'not_found')) throw error;
  }
}
