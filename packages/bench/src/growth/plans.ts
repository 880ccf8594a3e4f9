import { openSync, readSync, closeSync, statSync } from 'node:fs';
import pg from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** A statement as PostgreSQL ran it. */
export interface Ran {
  readonly query: string;
  /** Rows that it read from tables and indexes. */
  readonly rows: number;
  /** Tables that it read from end to end, with their rows. */
  readonly scans: ReadonlyArray<{ readonly table: string; readonly rows: number }>;
}

/** Has PostgreSQL log the plan of each statement of connections that are opened from now on. */
export async function logPlans(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
  };
  await client.query(`load 'auto_explain'`);
  for (const [name, value] of Object.entries(settings)) await client.query(`alter database ${rows[0]?.name} set ${name} = '${value}'`);
  await client.end();
}

const own = (plan: Plan): number =>
  plan['Node Type'].includes('Scan')
    ? ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
      (plan['Actual Loops'] ?? 1)
    : 0;
const below = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(below)];

/** Follows the log: gives the statements that were run since the last look. */
export function followPlans(logFile: string): () => Ran[] {
  let at = statSync(logFile).size;
  return () => {
    const end = statSync(logFile).size;
    const text = Buffer.alloc(end - at);
    const file = openSync(logFile, 'r');
    readSync(file, text, 0, text.length, at);
    closeSync(file);
    // An entry may still be being written: it is read with the next look.
    const log = text.toString('latin1');
    const whole = log.lastIndexOf('\n\t}\n') + '\n\t}\n'.length;
    if (whole < '\n\t}\n'.length) return [];
    at += whole;
    const found: Ran[] = [];
    for (const [, json] of log.slice(0, whole).matchAll(/plan:\n((?:\t.*\n)+)/g)) {
      const { 'Query Text': query, Plan: plan } = JSON.parse(json ?? '') as { 'Query Text': string; Plan: Plan };
      const all = below(plan);
      found.push({
        query,
        rows: Math.round(all.reduce((sum, one) => sum + own(one), 0)),
        scans: all.flatMap((one) =>
          one['Node Type'] === 'Seq Scan' && (one['Actual Loops'] ?? 0) > 0
            ? [{ table: one['Relation Name'] ?? '', rows: Math.round(own(one)) }]
            : [],
        ),
      });
    }
    return found;
  };
}
