import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockedPackages, neededToStart, removeUnneeded } from './needed.mjs';
import { root } from './paths.mjs';

const packages = {
  '': { dependencies: { builder: '1' }, devDependencies: { compiler: '1' } },
  'packages/server': { dependencies: { web: '1' }, devDependencies: { types: '1' } },
  'node_modules/@own/server': { link: true, resolved: 'packages/server' },
  'node_modules/builder': { optionalDependencies: { 'builder-linux': '1' }, peerDependencies: { engine: '1' } },
  'node_modules/builder-linux': { optional: true },
  'node_modules/engine': {},
  'node_modules/web': {
    dependencies: { deep: '2' },
    peerDependencies: { compiler: '1' },
    peerDependenciesMeta: { compiler: { optional: true } },
  },
  'node_modules/web/node_modules/deep': { dependencies: { '@scope/shared': '1' } },
  'node_modules/deep': { dev: true },
  'node_modules/@scope/shared': {},
  'node_modules/compiler': { devOptional: true },
  'node_modules/types': { dev: true },
};
const needed = [
  'node_modules/@own/server',
  'node_modules/@scope/shared',
  'node_modules/builder',
  'node_modules/builder-linux',
  'node_modules/engine',
  'node_modules/web',
  'node_modules/web/node_modules/deep',
];
const placesOf = (found) =>
  Array.from(found, String)
    .filter((place) => place.includes('node_modules/'))
    .toSorted();

describe('what a start needs', () => {
  it('is what the folder and its workspaces depend on, from where each finds it, without optional peers', () => {
    expect(placesOf(neededToStart(packages))).toEqual(needed);
  });

  it('is all that stays', () => {
    const folder = mkdtempSync(join(tmpdir(), 'safiri needed-'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    const places = Object.keys(packages).filter((place) => place !== '');
    for (const place of places) mkdirSync(join(folder, place), { recursive: true });
    symlinkSync(join(folder, 'packages/server'), join(folder, 'node_modules/server'), 'junction');
    writeFileSync(join(folder, 'packages/server/own.js.map'), '');
    const files = ['index.js', 'index.js.map', 'a.map', 'types.d.ts'];
    for (const name of files) writeFileSync(join(folder, 'node_modules/web', name), '');
    removeUnneeded(folder);
    expect(files.filter((name) => existsSync(join(folder, 'node_modules/web', name)))).toEqual(['index.js', 'a.map', 'types.d.ts']);
    expect(existsSync(join(folder, 'packages/server/own.js.map'))).toBe(true);
    expect(places.filter((place) => existsSync(join(folder, place))).toSorted()).toEqual([...needed, 'packages/server']);
    rmSync(folder, { recursive: true });
  });

  it('is in this checkout neither a compiler of types nor what tests alone use', () => {
    const names = [...neededToStart(lockedPackages(root))];
    expect(names).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/vite', 'node_modules/rolldown']));
    const tools = ['typescript', 'typescript-7', 'vitest', 'drizzle-kit', '@playwright/test', 'esbuild', 'oxlint', 'knip'];
    expect(tools.filter((name) => names.includes(`node_modules/${name}`))).toEqual([]);
  });
});
