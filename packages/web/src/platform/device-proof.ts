import { product } from '@safiri/rules/product.ts';

/** What this browser keeps: a key that can't be taken out of it, and the number of the last request that was signed by it. */
interface Install {
  readonly keys: CryptoKeyPair;
  readonly number: number;
}

const DATABASE = `${product.key}.device`;
const STORE = 'install';
const OWN = 'own';
const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/** A browser that can't open its storage at all may never say so. */
const PATIENCE_MS = 3000;

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
  });

const keptIn = (store: IDBObjectStore) => store.get(OWN) as IDBRequest<Install | undefined>;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return answerOf(request);
}

/**
 * Changes what is kept and returns it once it is on the disk: a number that was given out before a phone lost its power must not be
 * given out again, which would look like two browsers.
 */
function change(database: IDBDatabase, next: (kept: Install | undefined) => Install): Promise<Install> {
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  return new Promise((resolve, reject) => {
    let changed: Install;
    const kept = keptIn(store);
    kept.addEventListener('success', () => {
      changed = next(kept.result);
      store.put(changed, OWN);
    });
    transaction.addEventListener('complete', () => resolve(changed));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('no storage')));
  });
}

/** The key, and a number that no other tab gets. */
async function takeNumber(): Promise<Install> {
  const database = await open();
  try {
    const kept = await answerOf(keptIn(database.transaction(STORE).objectStore(STORE)));
    // Made before the change: a transaction waits for nothing else. Of two tabs that make one the first has it.
    const keys = kept?.keys ?? (await crypto.subtle.generateKey(KEY, false, ['sign', 'verify']));
    return await change(database, (now) => ({ keys: now?.keys ?? keys, number: (now?.number ?? 0) + 1 }));
  } finally {
    database.close();
  }
}

const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function sign(text: string): Promise<string> {
  const { keys, number } = await takeNumber();
  const signed = new TextEncoder().encode(`${text} ${number}`);
  const [point, signature] = await Promise.all([
    crypto.subtle.exportKey('raw', keys.publicKey),
    crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed),
  ]);
  return `${base64Url(point)}.${number}.${base64Url(signature)}`;
}

/**
 * Signs a call by the key of this browser (server/auth/device-proof.ts).
 * @param key of a call without parameters in its path
 * @returns the header; undefined where the browser keeps no keys: on a page without TLS, or without storage
 */
export async function proveDevice(key: string): Promise<string | undefined> {
  if (globalThis.indexedDB === undefined || globalThis.crypto?.subtle === undefined) return undefined;
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, PATIENCE_MS, undefined));
  return Promise.race([sign(key), late]).catch(() => undefined);
}
