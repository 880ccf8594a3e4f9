import type { FastifyRequest } from 'fastify';

/**
 * The network that one client can be told from another by: the address itself, and of IPv6 its first 64 bits, since a
 * single phone has all the addresses behind them. `gone` where nobody knows it any more: the connection ended before it was looked at.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined) return v4;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a request comes from this machine, and not by way of a proxy on it, which would be everybody's. */
export function isFromHere({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const isForwarded = headers['forwarded'] !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isForwarded && LOOPBACK.has(socket.remoteAddress ?? '');
}

/** Whether the host of an address is this machine's own. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || LOOPBACK.has(host.replaceAll(/[[\]]/g, ''));
