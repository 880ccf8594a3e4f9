import type { AnyKey, CallOf } from '@safiri/contract/all-calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { readAnswer } from './api-client.ts';

/** Sends one file as multipart form data; the server looks at its content, not at its name. */
export async function sendFile<K extends AnyKey>(key: K, file: File): Promise<ReplyOf<CallOf<K>>> {
  const form = new FormData();
  form.append('file', file);
  const [method = 'POST', path = ''] = key.split(' ');
  return readAnswer<K>(await fetch(path, { method, credentials: 'include', body: form }), 'raise');
}
