import type { AnyKey, CallOf } from '@safiri/contract/all-calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { addressOf, readAnswer, trackedFetch, type CallOptions } from './api-client.ts';

/** Sends one file as multipart form data; the server looks at its content, not at its name. */
export async function sendFile<K extends AnyKey>(
  key: K,
  file: File,
  { params, query }: Pick<CallOptions<K>, 'params' | 'query'> = {},
): Promise<ReplyOf<CallOf<K>>> {
  const form = new FormData();
  form.append('file', file);
  const [method = 'POST'] = key.split(' ');
  const path = addressOf(key, params as Record<string, string>, query as Record<string, unknown>);
  return readAnswer<K>(await trackedFetch(path, { method, credentials: 'include', body: form }), 'raise');
}
