import type { Context } from './context.ts';

/** What is believed of somebody without asking the database: until an event says otherwise, and for a bounded time at most. */
export interface Believed<V> {
  /**
   * What is known under a key, or else what is read.
   * @param tagsOf what the value depends on: a word about any of it ends the belief
   */
  get(key: string, read: () => Promise<V>, tagsOf: (value: V) => readonly string[]): Promise<V>;
  /** Something that values may depend on has changed. */
  touch(tag: string): void;
}

export interface BeliefOptions {
  /** However sure it seems: what no event tells of is wrong for no longer. */
  readonly ms: number;
  /** While nobody knows whether what other nodes say arrives. */
  readonly unheardMs: number;
  readonly atMost: number;
}

/** The bus proves every second that it is heard; after two seconds without that nothing old is believed. */
const SILENT_MS = 2000;
/** Words that came while something was read; with more, what is being read is not kept. */
const TOUCHED_AT_MOST = 10_000;

interface Entry<V> {
  readonly value: V;
  readonly at: number;
  readonly tags: readonly string[];
}

/**
 * Remembers what was read, by tags. A value whose tag is touched while it is read may be older than the word and is not kept; all is
 * forgotten while the other nodes can't be heard, and once they are again.
 */
export function createBelieved<V>(ctx: Pick<Context, 'bus' | 'clock'>, { ms, unheardMs, atMost }: BeliefOptions): Believed<V> {
  const entries = new Map<string, Entry<V>>();
  const keysByTag = new Map<string, Set<string>>();
  let reading = 0;
  /** Counts the words; those of each tag are kept while something is read. */
  let words = 0;
  const touched = new Map<string, number>();
  /** What began to be read before this word is not kept. */
  let forgottenAt = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep(key: string, value: V, tags: readonly string[]): void {
    drop(key);
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= atMost) drop(oldest);
    entries.set(key, { value, at: ctx.clock().getTime(), tags });
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      if (keys === undefined) keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
  }

  function forgetAll(): void {
    entries.clear();
    keysByTag.clear();
    touched.clear();
    words += 1;
    forgottenAt = words;
  }
  ctx.bus.onGap(forgetAll);

  const isBelieved = ({ at }: Entry<V>): boolean => {
    const age = ctx.clock().getTime() - at;
    return age < unheardMs || (age < ms && ctx.bus.silentMs() < SILENT_MS);
  };

  return {
    async get(key, read, tagsOf) {
      const known = entries.get(key);
      if (known !== undefined && isBelieved(known)) return known.value;
      const from = words;
      reading += 1;
      try {
        const value = await read();
        const tags = tagsOf(value);
        const isOvertaken = forgottenAt > from || tags.some((tag) => (touched.get(tag) ?? 0) > from);
        if (isOvertaken) drop(key);
        else keep(key, value, tags);
        return value;
      } finally {
        reading -= 1;
        if (reading === 0) touched.clear();
      }
    },
    touch(tag) {
      if (reading > 0) {
        if (touched.size >= TOUCHED_AT_MOST) forgetAll();
        words += 1;
        touched.set(tag, words);
      }
      for (const key of keysByTag.get(tag) ?? []) drop(key);
    },
  };
}
