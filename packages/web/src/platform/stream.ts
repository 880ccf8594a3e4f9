import { useEffect, useSyncExternalStore } from 'react';
import { markReachable } from './connection.ts';
import { SLOWER, useDataSaver } from './data-saver.ts';
import { waitMs } from '@safiri/rules/stream/come-back.ts';
import { HEARTBEAT_SECONDS, streamPath, type StreamEventName, type StreamEvents } from '@safiri/contract/stream.ts';

type Handler<N extends StreamEventName> = (data: StreamEvents[N]) => void;

/** Three missed heartbeats: the connection is dead although nobody said so. */
const SILENT_MS = 3 * HEARTBEAT_SECONDS * 1000;

/** Who listens to what, and how many parts of the screen do so with the same function: it is called once for all of them. */
const handlers = new Map<StreamEventName, Map<Handler<StreamEventName>, number>>();
const watchers = new Set<() => void>();
let state: 'open' | 'lost' = 'lost';
let source: EventSource | undefined;
let lastEventId = '';
let silence: ReturnType<typeof setTimeout> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
/** Tries since the stream was last open. */
let tries = 0;
/** When the server wants this client back after a loss. */
let comeBackMs: number | undefined;
let users = 0;

function setState(next: 'open' | 'lost'): void {
  if (state === next) return;
  state = next;
  for (const watcher of watchers) watcher();
}

function heard(): void {
  clearTimeout(silence);
  silence = setTimeout(reconnect, SILENT_MS);
}

function reconnect(): void {
  source?.close();
  source = undefined;
  clearTimeout(silence);
  clearTimeout(retry);
  setState('lost');
  if (users === 0) return;
  // Jitter keeps a thousand phones from coming back in the same instant.
  retry = setTimeout(connect, waitMs(tries, comeBackMs, Math.random()));
  tries += 1;
}

function receive(name: StreamEventName, event: MessageEvent<string>): void {
  heard();
  if (event.lastEventId !== '') lastEventId = event.lastEventId;
  const data = JSON.parse(event.data) as StreamEvents[StreamEventName];
  markReachable();
  if (name === 'hello') {
    tries = 0;
    ({ comeBackMs } = data as StreamEvents['hello']);
    setState('open');
  }
  for (const handler of handlers.get(name)?.keys() ?? []) handler(data);
}

/** One entry for each event of the contract: one that is missing here does not compile. */
const heardNames: Record<StreamEventName, true> = {
  hello: true,
  beat: true,
  ride: true,
  ride_gone: true,
  offer: true,
  account: true,
  position: true,
  share: true,
  incident: true,
  emergency: true,
  trip_check: true,
  chat: true,
  chat_session: true,
  notification: true,
  order: true,
  board: true,
  school: true,
};
const names = Object.keys(heardNames) as StreamEventName[];

function connect(): void {
  if (users === 0 || source !== undefined) return;
  source = new EventSource(lastEventId === '' ? streamPath : `${streamPath}?lastEventId=${lastEventId}`);
  source.addEventListener('error', reconnect);
  for (const name of names) source.addEventListener(name, (event) => receive(name, event as MessageEvent<string>));
  heard();
}

/** Keeps the one stream open while a signed-in screen is mounted. */
export function useStreamConnection(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined;
    users += 1;
    connect();
    const online = () => {
      tries = 0;
      if (state === 'lost') {
        reconnect();
        connect();
      }
    };
    addEventListener('online', online);
    addEventListener('offline', reconnect);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', reconnect);
      users -= 1;
      if (users === 0) {
        reconnect();
        lastEventId = '';
      }
    };
  }, [signedIn]);
}

/**
 * Listens to one kind of event.
 * @param handler of the module, not of the part of the screen, where several parts ask for the same anew: it is then asked for once
 */
export function useStreamEvent<N extends StreamEventName>(name: N, handler: Handler<N>): void {
  useEffect(() => {
    const listening = handlers.get(name) ?? new Map<Handler<StreamEventName>, number>();
    handlers.set(name, listening);
    const own = handler as Handler<StreamEventName>;
    const add = (some: number) => {
      const count = (listening.get(own) ?? 0) + some;
      if (count === 0) listening.delete(own);
      else listening.set(own, count);
    };
    add(1);
    return () => add(-1);
  }, [name, handler]);
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export function useStreamState(): 'open' | 'lost' {
  return useSyncExternalStore(
    watch,
    () => state,
    () => 'lost',
  );
}

/**
 * Polling is the floor: while the stream is open nothing is polled, while it is lost every `ms`, under data saver less often.
 * @param canWait false for what would be missed by looking less often
 */
export function useLivePolling(ms: number, canWait = true): number | false {
  const saver = useDataSaver() && canWait;
  return useStreamState() === 'open' ? false : saver ? ms * SLOWER : ms;
}
