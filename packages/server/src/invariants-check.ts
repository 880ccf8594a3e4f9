import { connect } from '@safiri/db/platform/connect.ts';
import { EmbeddedError } from '@safiri/db/platform/embedded.ts';
import { checkInvariants } from './invariants/check.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/open-database.ts';

async function main(): Promise<number> {
  const opened = await openDatabase(readConfig(process.env));
  const { db, close } = connect(opened.url, 1);
  try {
    const findings = await checkInvariants(db);
    for (const { name, faults } of findings) {
      process.stdout.write(`${faults.length === 0 ? 'ok    ' : 'BROKEN'} ${name}\n`);
      for (const fault of faults) process.stderr.write(`       ${fault}\n`);
    }
    const broken = findings.filter(({ faults }) => faults.length > 0).length;
    process.stdout.write(
      broken === 0 ? `All ${findings.length} invariants hold\n` : `${broken} of ${findings.length} invariants are broken\n`,
    );
    return broken === 0 ? 0 : 1;
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
