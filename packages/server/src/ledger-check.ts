import { connect } from '@safiri/db/platform/connect.ts';
import { EmbeddedError } from '@safiri/db/platform/embedded.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/open-database.ts';
import { checkLedger } from './wallet/check-ledger.ts';

async function main(): Promise<number> {
  const opened = await openDatabase(readConfig(process.env));
  const { db, close } = connect(opened.url, 1);
  try {
    const begun = performance.now();
    const { transfers, entries, completedRides, faults } = await checkLedger(db);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    const verdict = faults.length === 0 ? 'The ledger is right' : `The ledger has at least ${faults.length} faults`;
    process.stdout.write(`${verdict}: ${transfers} transfers, ${entries} entries, ${completedRides} completed rides in ${seconds} s\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await close();
    await opened.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError || error instanceof EmbeddedError ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
