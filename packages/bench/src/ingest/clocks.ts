import { once } from 'node:events';
import { connect } from 'node:net';

/** Seconds since some moment. */
export type Clock = () => Promise<number>;

export const wallClock: Clock = async () => performance.now() / 1000;

/** Processor time of this thread, in which the server runs. */
export const ownClock: Clock = async () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** Processor time of a Redis's main thread. */
export const redisClock =
  (port: number): Clock =>
  async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('INFO cpu\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    const spent = (name: string) => Number(new RegExp(`used_cpu_${name}_main_thread:([\\d.]+)`).exec(answer.toString())?.[1]);
    return spent('sys') + spent('user');
  };
