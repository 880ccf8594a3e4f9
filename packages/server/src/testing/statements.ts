import type { NamingClient } from '@safiri/db/platform/statement-names.ts';
import type { Pool, PoolClient } from 'pg';

/** A statement as it was sent. */
export interface Sent {
  readonly client: PoolClient;
  readonly text: string;
  /** Of a prepared one. */
  readonly name: string | undefined;
  /** How many it came with. */
  readonly values: number;
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
      const [first, values = []] = parameters as [string | { text: string; name?: string }, unknown[] | undefined];
      const { text, name } = typeof first === 'string' ? { text: first } : first;
      const answer = query(...parameters);
      // Known once it is sent.
      const given = name ?? (client as unknown as NamingClient).statementNames.of(text);
      seen.push({ client, text, name: given, values: values.length });
      return answer;
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
