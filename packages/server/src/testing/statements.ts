import type { Pool, PoolClient } from 'pg';

/** A statement as it was sent. */
export interface Sent {
  readonly client: PoolClient;
  readonly text: string;
  /** Of a prepared one. */
  readonly name: string | undefined;
}

/**
 * Watches the statements that a pool sends from now on, each with its connection.
 * @returns those so far, in their order; the watch ends with the first call
 */
export function watchStatements(pool: Pool): () => readonly Sent[] {
  const seen: Sent[] = [];
  const watched = (client: PoolClient) => {
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    client.query = ((...parameters: unknown[]) => {
      const [first] = parameters as [string | { text: string; name?: string }];
      seen.push(typeof first === 'string' ? { client, text: first, name: undefined } : { client, text: first.text, name: first.name });
      return query(...parameters);
    }) as typeof client.query;
    return () => void (client.query = query as typeof client.query);
  };
  const undo = new Map<PoolClient, () => void>();
  const acquire = (client: PoolClient) => {
    // Each connection once, however often it is taken.
    if (!undo.has(client)) undo.set(client, watched(client));
  };
  pool.on('acquire', acquire);
  return () => {
    pool.off('acquire', acquire);
    for (const one of undo.values()) one();
    return seen;
  };
}
