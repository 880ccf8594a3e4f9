import { checkInvariants } from './invariants/check.ts';
import { runCheck } from './platform/check-command.ts';

await runCheck(async (db) => {
  const findings = await checkInvariants(db);
  for (const { name, faults } of findings) {
    process.stdout.write(`${faults.length === 0 ? 'ok    ' : 'BROKEN'} ${name}\n`);
    for (const fault of faults) process.stderr.write(`       ${fault}\n`);
  }
  const broken = findings.filter(({ faults }) => faults.length > 0).length;
  process.stdout.write(
    broken === 0 ? `All ${findings.length} invariants hold\n` : `${broken} of ${findings.length} invariants are broken\n`,
  );
  return broken === 0;
});
