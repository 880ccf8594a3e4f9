import { run, Logger, type Runner } from 'graphile-worker';
import type { Context } from './context.ts';
import { sweep } from './sweep.ts';

/** Runs the sweeping and what the rooms do once an hour and once a minute, on this node's own connections. */
export function startJobs(ctx: Context, jobs: { hourly(): Promise<void>; everyMinute(): Promise<void> }): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'job');
  });
  return run({
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
}
