import { openMarkets } from './markets/public.ts';
import { runCheck } from './platform/check-command.ts';
import { readConfig } from './platform/config.ts';
import { rooms } from './rooms.ts';

await runCheck(async (db) => {
  const clock = () => new Date();
  const markets = await openMarkets(db, clock);
  const needs = { db, config: readConfig(process.env), clock, markets };
  const findings = [];
  for (const room of rooms) findings.push(...((await room.preflight?.(needs)) ?? []));
  markets.stop();
  for (const { name, fault } of findings)
    process.stdout.write(`${fault === null ? 'ok   ' : 'FAULT'} ${name}${fault === null ? '' : `: ${fault}`}\n`);
  const faults = findings.filter(({ fault }) => fault !== null).length;
  process.stdout.write(faults === 0 ? 'Ready to open\n' : `${faults} of ${findings.length} things want to be looked at\n`);
  return faults === 0;
});
