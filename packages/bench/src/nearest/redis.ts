import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { K, UPDATES_PER_QUERY, vehicles, type Load, type Population } from './population.ts';

/** Commands written at once. */
const CHUNK_BYTES = 256 * 1024;

const command = (...words: Array<string | number>) =>
  `*${words.length}\r\n${words.map((word) => `$${String(word).length}\r\n${word}\r\n`).join('')}`;

const add = (vehicle: number, lng: number, lat: number, driver: number) =>
  command('GEOADD', vehicles[vehicle] as string, lng.toFixed(7), lat.toFixed(7), driver);

/** Redis with one key of drivers for each vehicle type, spoken to in one deep pipeline by bytes that are made beforehand. */
export class RedisGrid {
  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  static async connect(path: string): Promise<RedisGrid> {
    const socket = connect(path);
    await once(socket, 'connect');
    return new RedisGrid(socket);
  }

  close(): void {
    this.socket.destroy();
  }

  async fill(people: Population): Promise<void> {
    await this.send(command('FLUSHALL'));
    for (let from = 0; from < people.lat.length; from += 10_000) {
      let text = '';
      for (let i = from; i < Math.min(people.lat.length, from + 10_000); i += 1) {
        text += add(people.vehicle[i] as number, people.lng[i] as number, people.lat[i] as number, i + 1);
      }
      await this.send(text);
    }
  }

  /** Puts a pipeline through; gives the nanoseconds of Redis's own thread, without those of this client. */
  async time(bytes: Buffer): Promise<number> {
    const before = await this.busy();
    await this.send(bytes);
    return (await this.busy()) - before;
  }

  /** Bytes that Redis uses for all its data. */
  async memory(): Promise<number> {
    return Number(/used_memory:(\d+)/.exec(await this.send(command('INFO', 'memory')))?.[1]);
  }

  private async busy(): Promise<number> {
    const info = await this.send(command('INFO', 'cpu'));
    const seconds = (name: string) => Number(new RegExp(`${name}_main_thread:([\\d.]+)`).exec(info)?.[1]);
    return (seconds('used_cpu_sys') + seconds('used_cpu_user')) * 1e9;
  }

  /** Writes commands and waits for the last answer; gives the end of what came. */
  private async send(commands: string | Buffer): Promise<string> {
    const { socket } = this;
    const bytes = Buffer.from(commands as string);
    const done = new Promise<string>((resolve, reject) => {
      let tail = '';
      const take = (data: Buffer) => {
        tail = (tail + data.toString('latin1')).slice(-8192);
        if (!tail.endsWith('$4\r\ndone\r\n')) return;
        socket.off('data', take);
        if (/(^|\r\n)-/.test(tail)) reject(new Error(`Redis refused: ${tail.slice(0, 200)}`));
        resolve(tail);
      };
      socket.on('data', take);
    });
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      if (!socket.write(bytes.subarray(at, at + CHUNK_BYTES))) await once(socket, 'drain');
    }
    socket.write('*2\r\n$4\r\nECHO\r\n$4\r\ndone\r\n');
    return done;
  }
}

/** A load as bytes. `radii`: metres to search for each vehicle type. */
export function pipelineOf(people: Population, { updates, queries }: Load, radii: readonly number[]): Buffer {
  const parts: string[] = [];
  for (let i = 0, next = 0; i < queries.lat.length; i += 1) {
    for (const until = next + UPDATES_PER_QUERY; next < until; next += 1) {
      const driver = updates.driver[next] as number;
      parts.push(add(people.vehicle[driver - 1] as number, updates.lng[next] as number, updates.lat[next] as number, driver));
    }
    parts.push(ask(queries, i, radii));
  }
  return Buffer.from(parts.join(''));
}

function ask(queries: Load['queries'], i: number, radii: readonly number[]): string {
  const vehicle = queries.vehicle[i] as number;
  const at = ['FROMLONLAT', (queries.lng[i] as number).toFixed(7), (queries.lat[i] as number).toFixed(7)];
  return command('GEOSEARCH', vehicles[vehicle] as string, ...at, 'BYRADIUS', radii[vehicle] as number, 'm', 'ASC', 'COUNT', K);
}
