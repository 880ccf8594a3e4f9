import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { trustOf } from './trust-proxy.ts';

const proxies = (TRUST_PROXY: string) => readConfig({ DATABASE_URL: 'postgres://x/y', TRUST_PROXY }).trustProxy;

describe('TRUST_PROXY', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['false', 0],
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['10.0.0.7, 10.1.0.0/16,fd00::/8', ['10.0.0.7', '10.1.0.0/16', 'fd00::/8']],
  ])('reads "%s"', (text, read) => expect(proxies(text)).toEqual(read));

  it.each(['yes', '10', '-1', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', '1,2'])('refuses "%s"', (text) =>
    expect(() => proxies(text)).toThrow(ConfigError),
  );

  it('believes exactly so many hops, and nobody without them', () => {
    expect(trustOf(0)).toBe(false);
    const two = trustOf(2) as (address: string, hop: number) => boolean;
    expect([0, 1, 2, 3].map((hop) => two('10.0.0.1', hop))).toEqual([true, true, false, false]);
  });
});
