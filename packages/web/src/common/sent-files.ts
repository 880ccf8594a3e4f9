import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { sendFile } from '../platform/send-file.ts';

/** The addresses of files that have arrived, and the key of each write that was tried with one: what is sent again is no second one. */
const arrived = new WeakMap<File, string>();
const keys = new WeakMap<File, Map<string, string>>();

/** Sends a file, unless it has arrived already. @returns its address */
export async function arrivedAt(file: File): Promise<string> {
  const address = arrived.get(file) ?? (await sendFile(uploadPaths.upload, file)).url;
  arrived.set(file, address);
  return address;
}

/** The key of a write that names this file; the same for the same words. */
export function keyOf(file: File, words: string): string {
  const known = keys.get(file) ?? new Map<string, string>();
  keys.set(file, known);
  const key = known.get(words) ?? crypto.randomUUID();
  known.set(words, key);
  return key;
}
