import DataLoader from 'dataloader';

/** Keys in one statement: more would hold up those who came first. */
const AT_MOST = 100;
/** Statements of one kind under way at once. While they run, what is asked is batched for the next. */
const UNDER_WAY = 2;

/**
 * Answers what many ask at the same moment by one statement, as PostgreSQL commits what comes together by one write to the disk.
 * Alone, a key waits for nothing but the turn of the event loop. Nothing is remembered.
 * @param answer gives for each key its answer or its error, in the order of the keys; a rejection is everybody's
 * @param inFlightAtMost statements under way at once, and so connections that this can take
 */
export function batchCalls<K, V>(
  answer: (keys: readonly K[]) => Promise<ReadonlyArray<V | Error>>,
  inFlightAtMost = UNDER_WAY,
): (key: K) => Promise<V> {
  let inFlight = 0;
  const queue: Array<() => void> = [];
  const begin = (run: () => void) => {
    inFlight += 1;
    setImmediate(run);
  };
  const loader = new DataLoader<K, V>(
    async (keys) => {
      try {
        return await answer(keys);
      } finally {
        inFlight -= 1;
        const next = queue.shift();
        if (next !== undefined) begin(next);
      }
    },
    {
      cache: false,
      maxBatchSize: AT_MOST,
      batchScheduleFn: (run) => (inFlight < inFlightAtMost ? begin(run) : void queue.push(run)),
    },
  );
  return (key) => loader.load(key);
}
