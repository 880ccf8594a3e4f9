import type { Readable } from 'node:stream';

/** Where files are stored. Ids are unguessable; who may read is decided before a file is opened. A store that is another server throws `StoreUnavailable`. */
export interface FileStore {
  /** Keeps a file durably under an id; it lies in `incoming`, and may be gone from there afterwards. */
  put(id: string, path: string, mediaType: string): Promise<void>;
  /** Undefined when there is none. */
  open(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
}
