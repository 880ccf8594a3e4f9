import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { fieldProblem } from '../platform/problem.ts';

/** Addresses that belong to this machine or to a network behind it: never a push service. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Whether an IP address lies inside; one that can't be read does. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isInside(mapped);
  return inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** A push service's address: https, a public name, the usual port. @throws Problem naming the endpoint */
export function requireEndpoint(text: string): string {
  const refuse = () => fieldProblem('endpoint', 'Not the address of a push service');
  if (!URL.canParse(text)) throw refuse();
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') throw refuse();
  if (isIP(host) !== 0 ? isInside(host) : !host.includes('.') || /\.(local|internal|localhost|home|lan)$/i.test(host)) throw refuse();
  return url.href;
}

/** Connects to public addresses alone, whatever a name resolves to at that moment. */
export const outsideAgent = new Agent({
  lookup: (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const bad = addresses.find(({ address }) => isInside(address));
      if (bad !== undefined || addresses.length === 0) return callback(new Error(`${hostname} is no public address`), []);
      const [first] = addresses;
      return options.all === true ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family);
    });
  },
});
