import { streamPath, type StreamEventName, type StreamEvents } from '@safiri/contract/stream.ts';
import type { Client } from './client.ts';

/** A stream that a test listens to. */
export interface Following {
  /** The data of all events of a name so far, oldest first. */
  named<N extends StreamEventName>(name: N): Array<StreamEvents[N]>;
  readonly lastEventId: string;
  readonly ended: boolean;
  stop(): void;
}

/** Opens the event stream of a signed-in client. */
export function follow(address: string, client: Client, lastEventId?: string): Following {
  const events: Array<{ name: string; data: unknown }> = [];
  const abort = new AbortController();
  const state = { lastEventId: '', ended: false };

  async function read(): Promise<void> {
    const headers = { cookie: client.cookie(), ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
    const response = await fetch(address + streamPath, { headers, signal: abort.signal });
    let buffer = '';
    for await (const chunk of (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
      buffer += chunk;
      for (let end = buffer.indexOf('\n\n'); end >= 0; end = buffer.indexOf('\n\n')) {
        const fields = new Map(
          buffer
            .slice(0, end)
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        );
        buffer = buffer.slice(end + 2);
        state.lastEventId = fields.get('id') ?? state.lastEventId;
        events.push({ name: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? 'null') });
      }
    }
  }

  read()
    .catch(() => {})
    .finally(() => {
      state.ended = true;
    });
  return {
    named: <N extends StreamEventName>(name: N) =>
      events.filter((event) => event.name === name).map((event) => event.data as StreamEvents[N]),
    get lastEventId() {
      return state.lastEventId;
    },
    get ended() {
      return state.ended;
    },
    stop: () => abort.abort(),
  };
}
