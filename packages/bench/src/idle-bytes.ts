import { connect } from 'node:net';
import { HEARTBEAT_SECONDS, streamPath } from '@safiri/contract/stream.ts';
import { cookieOf } from './people.ts';
import type { Stage } from './stage.ts';

/** Looks at the server in a minute at home without a stream: the ride every five seconds, the bell every thirty (spec: operations §9). */
const LOOKS = { ride: 12, bell: 2 };
/** Nothing more comes after so long. */
const QUIET_MS = 1500;

export interface IdleBytes {
  /** Both ways over the wire, in a minute in which nothing happens. */
  readonly stream: number;
  readonly polling: number;
}

interface Exchange {
  readonly bytes: number;
  readonly text: string;
}

/** Sends a request and counts what goes over the wire until `enough` of the answer is there, or it is quiet. */
function exchange(address: string, request: string, enough: (text: string) => boolean = () => false): Promise<Exchange> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const end = () => {
      socket.destroy();
      resolve({ bytes: Buffer.byteLength(request) + Buffer.byteLength(text, 'latin1'), text });
    };
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      clearTimeout(quiet);
      if (enough(text)) end();
      else if (!text.includes('text/event-stream')) quiet = setTimeout(end, QUIET_MS);
    });
    socket.write(request);
  });
}

/** A minute of a passenger at home by the stream's beats, beside one by the specification's polling with unchanged answers. */
export async function idleBytes(stage: Stage, passenger: number): Promise<IdleBytes> {
  const { address } = stage.node;
  const cookie = cookieOf('passenger', passenger);
  const session = await fetch(`${address}/api/auth/session`, { headers: { cookie } });
  const { user } = (await session.json()) as { user: { id: number } };
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: safiri.example\r\ncookie: ${cookie}\r\n${more}\r\n`;
  const poll = async (path: string) => {
    const first = await exchange(address, get(path));
    const tag = /etag: ([^\r]+)/i.exec(first.text)?.[1];
    return (await exchange(address, get(path, tag === undefined ? '' : `if-none-match: ${tag}\r\n`))).bytes;
  };
  const ride = await poll(`/api/rides/passenger/${user.id}/active`);
  const bell = await poll(`/api/notifications/${user.id}`);
  const beaten = await exchange(address, get(streamPath), (text) => /event: beat\ndata: [^\n]*\n\n/.test(text));
  const beat = /event: beat\ndata: [^\n]*\n\n/.exec(beaten.text)?.[0].length ?? Number.NaN;
  return { stream: (beat * 60) / HEARTBEAT_SECONDS, polling: LOOKS.ride * ride + LOOKS.bell * bell };
}
