import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import pg from 'pg';

/** So often among {@link WINDOW} statements without a name, and it is one that will come again. */
const OFTEN = 5;
const WINDOW = 2000;
/** Each connection keeps the plans of as many. */
const NAMES_AT_MOST = 300;

/** A statement that is about to be sent, as whoever watches this process hears of it. */
export interface StatementSent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Carries a {@link StatementSent} each; without anybody who listens nothing is told and nothing costs. */
const told = channel('database.statement');

function tell(config: { text?: string; values?: unknown } | string, values: unknown): void {
  const text = typeof config === 'string' ? config : config.text;
  const all = values ?? (typeof config === 'string' ? undefined : config.values);
  if (text !== undefined) told.publish({ text, values: Array.isArray(all) ? all : [] } satisfies StatementSent);
}

/** What statements are prepared by: each connection then reads and plans such a statement once, and not each time. */
export interface StatementNames {
  /** The name that a statement with values is sent with now; undefined while it is not known to come often. */
  next(text: string): string | undefined;
  /** The name that it has. */
  of(text: string): string | undefined;
}

/**
 * Names the statements that come often. The query builder writes the same text for the same question, so the text itself says which
 * are the same; what comes in many shapes, as a list of any length in brackets, comes often in none of them or takes few of the names.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  let counted = 0;
  return {
    of: (text) => names.get(text),
    next(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= NAMES_AT_MOST) return name;
      if ((counted += 1) > WINDOW) {
        counted = 1;
        counts.clear();
      }
      const count = (counts.get(text) ?? 0) + 1;
      counts.set(text, count);
      if (count < OFTEN) return undefined;
      counts.delete(text);
      const given = `often_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
      names.set(text, given);
      return given;
    },
  };
}

/** A connection that prepares what comes often. */
export type NamingClient = pg.Client & { readonly statementNames: StatementNames };

/** The connections of one pool, which share what they know. */
export function namingClients(statementNames: StatementNames): typeof pg.Client {
  return class extends pg.Client {
    readonly statementNames = statementNames;

    override query(...parameters: unknown[]): never {
      const [config, values] = parameters as [{ name?: string; text?: string; submit?: unknown } | string, unknown];
      if (told.hasSubscribers) tell(config, values);
      const isPlain = typeof config === 'object' && config.submit === undefined && config.name === undefined;
      const { text } = isPlain ? config : {};
      const name = text !== undefined && Array.isArray(values) && values.length > 0 ? statementNames.next(text) : undefined;
      const sent = name === undefined ? parameters : [{ ...(config as object), name }, ...parameters.slice(1)];
      return (super.query as (...all: unknown[]) => never)(...sent);
    }
  };
}
