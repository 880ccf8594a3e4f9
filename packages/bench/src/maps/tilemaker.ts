import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import { type Taken, take } from './take.ts';

/** What the Debian package brings along. */
const EXAMPLES = '/usr/share/doc/tilemaker/examples';

interface TilemakerConfig {
  readonly layers: Record<string, { readonly source?: string }>;
  readonly settings: { minzoom: number };
}

export const hasTilemaker = (): boolean =>
  existsSync(EXAMPLES) && spawnSync('tilemaker', ['--help'], { stdio: 'ignore' }).error === undefined;

/** The same city by tilemaker, in its own schema (OpenMapTiles) and from our first zoom, without the layers whose files it fetches elsewhere. */
export function byTilemaker(file: string, { south, west, north, east }: Bounds, folder: string): Promise<Taken> {
  const config = JSON.parse(readFileSync(join(EXAMPLES, 'config-openmaptiles.json'), 'utf8')) as TilemakerConfig;
  for (const [name, { source }] of Object.entries(config.layers)) if (source !== undefined) delete config.layers[name];
  config.settings.minzoom = 6;
  const path = join(folder, 'tilemaker.json');
  writeFileSync(path, JSON.stringify(config));
  const options = {
    input: file,
    output: join(folder, 'tilemaker.mbtiles'),
    bbox: [west, south, east, north].join(','),
    config: path,
    process: join(EXAMPLES, 'process-openmaptiles.lua'),
  };
  return take(
    'tilemaker',
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  );
}
