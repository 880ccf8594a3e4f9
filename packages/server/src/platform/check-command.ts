import { connect, type Db } from '@safiri/db/platform/connect.ts';
import { EmbeddedError } from '@safiri/db/platform/embedded.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { openDatabase } from './open-database.ts';

/** Runs a command that only looks at the database, and ends the process: 0 when all is right, 1 when not or when it could not look. */
export async function runCheck(check: (db: Db) => Promise<boolean>): Promise<never> {
  try {
    const opened = await openDatabase(readConfig(process.env));
    const { db, close } = connect(opened.url, 1);
    let right: boolean;
    try {
      right = await check(db);
    } finally {
      await close();
      await opened.close();
    }
    process.exit(right ? 0 : 1);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError || error instanceof EmbeddedError ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
