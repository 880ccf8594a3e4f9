import { connect } from 'node:net';
import { hatfield, headOf } from './http.ts';
import type { Load, Progress } from './load.ts';

/** Drivers who post without a pause, each on a connection of its own, the next when the last was answered. */
export async function posts({ port, connections, batch, drivers }: Load): Promise<Progress> {
  let accepted = 0;

  function begin(n: number): Promise<void> {
    const { id, cookie } = drivers[n % drivers.length] ?? { id: 0, cookie: '' };
    const socket = connect(port, '127.0.0.1');
    const head = headOf('POST', `/api/drivers/${id}/location`, port, cookie);
    let answer = '';
    let last = Date.now();
    const post = () => {
      const now = Date.now();
      const fixes = Array.from({ length: batch }, (_, i) => ({
        lat: hatfield.lat + n / 1e4 + i / 1e7,
        lng: hatfield.lng,
        heading: 90,
        speed: 8.3,
        accuracy: 10,
        at: new Date(last + ((now - last) * (i + 1)) / batch).toISOString(),
      }));
      last = now;
      const body = JSON.stringify(batch === 1 ? fixes[0] : fixes);
      socket.write(`${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    };
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('connect', () => {
        post();
        resolve();
      });
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
        const count = /"accepted":(\d+)[^}]*\}$/.exec(answer)?.[1];
        if (count === undefined) return;
        if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer);
        accepted += Number(count);
        answer = '';
        post();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, (_, n) => begin(n)));
  return () => accepted;
}
