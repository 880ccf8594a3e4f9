import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from './paths.mjs';

const read = (...parts) => readFileSync(at(...parts), 'utf8');
const compose = parse(read('deploy', 'compose.yaml'), { merge: true });
const dockerfile = read('deploy', 'Dockerfile');
const caddyfile = read('deploy', 'Caddyfile');
const settings = [...read('packages', 'server', 'src', 'platform', 'config.ts').matchAll(/^ {2}([A-Z][A-Z_\d]+): /gm)].map(
  ([, name]) => name,
);
const nodes = Object.entries(compose.services).filter(([, service]) => service.build !== undefined);

describe('what is shipped for several machines', () => {
  it('sets only settings that the server reads, in the compose file and in the image', () => {
    expect(nodes.map(([name]) => name)).toEqual(['api-1', 'api-2', 'dispatcher']);
    const inImage = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => line.split(' ').map((pair) => pair.split('=')[0]));
    for (const name of [...inImage, ...nodes.flatMap(([, { environment }]) => Object.keys(environment))]) expect(settings).toContain(name);
  });

  it('has one node that dispatches and others that answer, all on one database, one Redis and one folder', () => {
    expect(nodes.map(([, { environment }]) => environment.DISPATCH)).toEqual(['0', '0', '1']);
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'SECRETS_KEY']) {
      expect(new Set(nodes.map(([, { environment }]) => environment[name])).size).toBe(1);
    }
    const hosts = nodes.flatMap(([, { environment }]) =>
      [environment.DATABASE_URL, environment.REDIS_URL].map((url) => /[@/](\w+):\d+/.exec(url)?.[1]),
    );
    for (const host of hosts) expect(Object.keys(compose.services)).toContain(host);
    expect(nodes.map(([, { volumes }]) => volumes)).toEqual(nodes.map(() => ['files:/data']));
    expect(dockerfile).toContain('DATA_DIR=/data');
  });

  it('refers only to services, volumes and files that are there', () => {
    for (const { depends_on: needs = [], volumes = [], build } of Object.values(compose.services)) {
      for (const name of Array.isArray(needs) ? needs : Object.keys(needs)) expect(Object.keys(compose.services)).toContain(name);
      for (const [from] of volumes.map((volume) => volume.split(':'))) {
        if (from.startsWith('.')) expect(existsSync(at('deploy', from))).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(from);
      }
      if (build !== undefined) expect(existsSync(at('deploy', build.context, build.dockerfile))).toBe(true);
    }
  });

  it('starts by commands that exist, on the Node that the sources need', async () => {
    const { NODE_MAJOR } = await import('./runtime.mjs');
    expect(dockerfile).toContain(`FROM node:${NODE_MAJOR}-`);
    const [, command] = /^CMD (.*)$/m.exec(dockerfile);
    const [program, file, name] = JSON.parse(command);
    expect([program, existsSync(at(...file.split('/')))]).toEqual(['node', true]);
    expect(read('launch', 'run.mjs')).toMatch(new RegExp(`^ {2}${name}: \\{`, 'm'));
    for (const [, script] of dockerfile.matchAll(/npm run ([\w:]+)/g))
      expect(JSON.parse(read('package.json')).scripts).toHaveProperty(script);
  });

  it('has a proxy that knows the nodes that answer, and whether they are ready', () => {
    const upstreams = [...caddyfile.matchAll(/([\w-]+):3000/g)].map(([, name]) => name);
    expect(upstreams).toEqual(nodes.filter(([, { environment }]) => environment.DISPATCH === '0').map(([name]) => name));
    expect(dockerfile).toContain('PORT=3000');
    const [, health] = /health_uri (\S+)/.exec(caddyfile);
    expect(read('packages', 'server', 'src', 'platform', 'health.ts')).toContain(`'${health}'`);
  });
});
