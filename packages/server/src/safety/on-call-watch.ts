import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { callNext, isAlarmDue } from './on-call-alarm.ts';

/** How often alarms are looked for where nothing wakes this node: far below the ten seconds within which the first is told. */
const LOOK_MS = 2000;

export interface OnCallWatch {
  /** Calls whoever is due, for every alarm. */
  look(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** The clock of alarms: when each calls the next stands in the database, so that any node goes on with it. */
export function createOnCallWatch(ctx: Context): OnCallWatch {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    while (await isAlarmDue(ctx.db, ctx.clock())) {
      // Another node has the last of them in hand.
      if (!(await inTransaction(ctx, (uow) => callNext(ctx, uow)))) return;
    }
  }
  const wake = () => {
    if (timer === undefined) return;
    looking ??= look()
      .catch((error: unknown) => ctx.log.error({ err: error }, 'nobody on call could be called'))
      .finally(() => (looking = undefined));
  };
  ctx.bus.subscribe('on_call', wake);
  return {
    look,
    start() {
      clearInterval(timer);
      timer = setInterval(wake, LOOK_MS);
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await looking;
    },
  };
}
