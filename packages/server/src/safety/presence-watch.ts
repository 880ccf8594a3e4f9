import type { Context } from '../platform/context.ts';
import type { StreamHub } from '../platform/stream.ts';
import { holdPresence } from './presence.ts';

/** A few times within the grace, so that a look that fails is no absence. */
const LOOK_MS = 5000;

export interface PresenceWatch {
  start(): void;
  stop(): Promise<void>;
}

/** Keeps those of the team there whose console is open on this node. */
export function createPresenceWatch(ctx: Context, hub: Pick<StreamHub, 'isConnected'>): PresenceWatch {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= holdPresence(ctx.db, hub.isConnected, ctx.clock())
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'who of the team is there could not be written'))
      .finally(() => (looking = undefined));
  };
  return {
    start() {
      clearInterval(timer);
      timer = setInterval(look, LOOK_MS);
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await looking;
    },
  };
}
