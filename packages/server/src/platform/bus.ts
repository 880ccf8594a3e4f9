import { EventEmitter } from 'node:events';
import type { LocationSource } from '@safiri/rules/drivers/judge-fixes.ts';

/** What nodes tell each other. Losing a message costs speed, never correctness: everything told is also in PostgreSQL. */
export interface BusMessages {
  /** Rows of `stream_events` were committed for these people. */
  stream: Array<{ id: number; userId: number; name: string; subjectId: number | null }>;
  /** A driver's phone reported a position. `at` is the server's clock in milliseconds. */
  position: {
    driverId: number;
    lat: number;
    lng: number;
    heading: number | null;
    accuracy?: number | null;
    at: number;
    /** Nodes of an older version do not say it. */
    source?: LocationSource;
  };
  /** A driver went online or offline, or changed what dispatch must know. */
  driver: { driverId: number };
  /** A driver's tracker was paired anew or unpaired: forget its secret at once. */
  tracker: { driverId: number };
  /** A session was revoked: forget it at once. */
  session: { userId: number };
  /** A person changed what sessions remember of them: read it anew. */
  account: { userId: number };
  /** A trip wants a driver, or an offer was freed. */
  dispatch: { rideId: number };
  /** An emergency waits for whoever is on call. */
  on_call: Record<string, never>;
  /** The outbox holds something that can't wait for the next look. */
  outbox: { urgent: true };
}

export type BusTopic = keyof BusMessages;

export interface Bus {
  publish<T extends BusTopic>(topic: T, message: BusMessages[T]): void;
  /** Tells this node alone, of what it found in the database. */
  publishHere<T extends BusTopic>(topic: T, message: BusMessages[T]): void;
  subscribe<T extends BusTopic>(topic: T, handler: (message: BusMessages[T]) => void): void;
  /** Whether what other nodes say arrives here; always where there are no others. */
  connected(): boolean;
  /** Milliseconds since it was last certain that what other nodes say arrives here; 0 where there can be no others. */
  silentMs(): number;
  /** Hears, every second while the others are not heard and once afterwards, and with each new connection, that something may have been missed. */
  onGap(handler: () => void): void;
  close(): Promise<void>;
}

/**
 * One node: messages stay in the process.
 * @param mayHaveOthers other nodes may work on the same database, which nobody told to have a bus in common: they can't be heard
 */
export function localBus({ mayHaveOthers = false }: { readonly mayHaveOthers?: boolean } = {}): Bus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const publish: Bus['publish'] = (topic, message) => void emitter.emit(topic, message);
  return {
    publish,
    publishHere: publish,
    subscribe: (topic, handler) => void emitter.on(topic, handler),
    connected: () => true,
    silentMs: () => (mayHaveOthers ? Number.POSITIVE_INFINITY : 0),
    onGap: () => {},
    close: async () => void emitter.removeAllListeners(),
  };
}
