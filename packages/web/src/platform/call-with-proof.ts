import type { AnyKey, CallOf } from '@safiri/contract/all-calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { ApiError, callApi, type CallOptions } from './api-client.ts';

/**
 * Makes a call that the server may ask some work for first: many sign in from this network.
 * @param call how it is made
 */
export async function callWithProof<K extends AnyKey>(
  key: K,
  parts: CallOptions<K>,
  call: (key: K, parts: CallOptions<K>) => Promise<ReplyOf<CallOf<K>>> = callApi,
): Promise<ReplyOf<CallOf<K>>> {
  try {
    return await call(key, parts);
  } catch (error) {
    const puzzle = error instanceof ApiError ? error.problem?.proof : undefined;
    if (puzzle === undefined) throw error;
    const { workOn } = await import('./proof-of-work.ts');
    return call(key, { ...parts, headers: { 'x-proof-of-work': await workOn(puzzle) } });
  }
}
