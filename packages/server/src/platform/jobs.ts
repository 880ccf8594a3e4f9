import { run, Logger, type Runner } from 'graphile-worker';
import type { Context } from './context.ts';
import { sweep } from './sweep.ts';

/** Runs the sweeping, also at once, and what the rooms do once an hour and once a minute, on this node's own connections. */
export async function startJobs(ctx: Context, jobs: { hourly(): Promise<void>; everyMinute(): Promise<void> }): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'job');
  });
  const runner = await run({
    pgPool: ctx.db.$client,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger,
    crontab: '7 * * * * sweep\n17 * * * * hourly\n* * * * * minute ?max=1',
    taskList: {
      sweep: async () => sweep(ctx),
      hourly: jobs.hourly,
      minute: jobs.everyMinute,
    },
  });
  // Partitions may be missing that would have been made while nothing ran.
  await runner.addJob('sweep', {}, { jobKey: 'sweep at start' });
  return runner;
}
