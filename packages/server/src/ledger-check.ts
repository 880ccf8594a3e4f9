import { runCheck } from './platform/check-command.ts';
import { checkLedger } from './wallet/check-ledger.ts';

await runCheck(async (db) => {
  const begun = performance.now();
  const { transfers, entries, completedRides, faults } = await checkLedger(db);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  const verdict = faults.length === 0 ? 'The ledger is right' : `The ledger has at least ${faults.length} faults`;
  process.stdout.write(`${verdict}: ${transfers} transfers, ${entries} entries, ${completedRides} completed rides in ${seconds} s\n`);
  return faults.length === 0;
});
