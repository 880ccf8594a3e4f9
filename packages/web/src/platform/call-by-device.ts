import type { AnyKey, CallOf } from '@safiri/contract/all-calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import { callApi, type CallOptions } from './api-client.ts';
import { callWithProof } from './call-with-proof.ts';
import { proveDevice } from './device-proof.ts';

/** Makes a call that looks at which device it comes from: it is signed by this browser's key, so that a copied cookie is worth nothing. */
export async function callByDevice<K extends AnyKey>(key: K, parts: CallOptions<K> = {}): Promise<ReplyOf<CallOf<K>>> {
  const proof = await proveDevice(key);
  return callApi(key, proof === undefined ? parts : { ...parts, headers: { ...parts.headers, 'x-device-proof': proof } });
}

/** The same where the server may ask some work for first. */
export const callByDeviceWithProof = <K extends AnyKey>(key: K, parts: CallOptions<K>): Promise<ReplyOf<CallOf<K>>> =>
  callWithProof(key, parts, callByDevice);
