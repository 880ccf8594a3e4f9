/** Does the work for each item in order of the list, at most `limit` side by side. Rejects with the first failure. */
export async function atOnce<T>(limit: number, items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: Math.min(limit, items.length) }, async () => {
      // Workers share the iterator, so each item is taken once.
      for (const item of queue) await run(item);
    }),
  );
}
