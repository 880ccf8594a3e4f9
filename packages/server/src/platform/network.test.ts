import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  [undefined, 'gone'],
  ['196.25.1.2', '196.25.1.2'],
  ['::ffff:196.25.1.2', '196.25.1.2'],
  ['2c0f:f4c0:1:2:3:4:5:6', '2c0f:f4c0:1:2::/64'],
  ['2C0F:F4C0:0001:2::9', '2c0f:f4c0:1:2::/64'],
  ['2c0f::9', '2c0f:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is told by %s', (ip, network) => expect(networkOf(ip)).toBe(network));
