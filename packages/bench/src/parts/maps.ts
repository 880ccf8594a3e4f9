import { firstMapFigures } from '../maps/first-map.ts';
import { importFigures } from '../maps/import-figures.ts';
import { searchFigures } from '../maps/search-figures.ts';
import { aimed, type Figure, type Part } from '../part.ts';

const GB = 1e9;
const millions = (nodes: number) => `${(nodes / 1e6).toFixed(1)} M nodes`;
const taken = ({ seconds, rssBytes }: { readonly seconds: number; readonly rssBytes: number }) =>
  `${seconds.toFixed(1)} s, ${(rssBytes / GB).toFixed(2)} GB`;

export const placeSearch: Part = {
  name: 'place-search',
  async run() {
    const raw = await searchFigures();
    const { places, index, p50, p99, longest, found } = raw;
    const what = `search in ${places / 1000},000 places in memory`;
    const measured = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms (${found} of 400 texts found something)`;
    return {
      figures: [
        aimed(what, measured, p99, 'at most', 50, ' ms p99'),
        { what: 'their index', measured: `${index.toFixed(0)} ms in slices` },
      ],
      raw,
    };
  },
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** In Chromium, with a graphics card of software. */
export const firstMap: Part = {
  name: 'first-map',
  async run() {
    const raw = await firstMapFigures(process.env['CHROMIUM_PATH']);
    const { withMap, withoutMap, raster, slow, frames } = raw;
    const [bytes, requests] = [withMap.bytes - withoutMap.bytes, withMap.requests - withoutMap.requests];
    return {
      figures: [
        {
          what: 'first map on a phone (390 × 844, Pretoria): what it adds to the screen',
          measured: `${kB(bytes)} in ${requests} requests, of it ${kB(withMap.tileBytes)} in ${withMap.tiles} tiles (the screen without it: ${kB(withoutMap.bytes)}, ${withoutMap.requests})`,
        },
        {
          what: 'the same view as raster tiles (256 × 256, PNG of our own drawing) beside its vector tiles',
          measured: `${kB(raster.bytes)} in ${raster.tiles} : ${kB(withMap.tileBytes)} in ${withMap.tiles} = ${(raster.bytes / withMap.tileBytes).toFixed(1)} times the bytes`,
        },
        {
          what: 'first street, cold, at 400 kbit/s, 400 ms and a sixth of the processor',
          measured: `${(slow.street / 1000).toFixed(1)} s (the screen's first words: ${(slow.words / 1000).toFixed(1)} s)`,
        },
        {
          what: 'frames while the map is drawn about, a sixth of the processor',
          measured: `p50 ${frames.p50.toFixed(0)} ms, p95 ${frames.p95.toFixed(0)} ms, longest ${frames.longest.toFixed(0)} ms`,
        },
      ],
      raw,
    };
  },
};

/** No extract of a real country: seven cities again and again. */
export const mapImport: Part = {
  name: 'map-import',
  apart: true,
  async run() {
    const source = process.env['BENCH_MAPS'];
    if (source === undefined) throw new Error('BENCH_MAPS: name the folder with <city>-roads.json.gz and <city>-base.json.gz');
    const raw = await importFigures(source);
    const { alone, among, copies } = raw;
    const large = `Johannesburg out of ${millions(among.nodes)} (seven cities ${copies} times, no real country)`;
    const each = (among.ours.seconds - alone.ours.seconds) / ((among.nodes - alone.nodes) / 1e6);
    const figures: Figure[] = [
      aimed(`${large}: time`, `${among.ours.seconds.toFixed(0)} s`, among.ours.seconds, 'at most', 600, ' s'),
      aimed(`${large}: memory`, `${(among.ours.rssBytes / GB).toFixed(2)} GB`, among.ours.rssBytes / GB, 'at most', 4, ' GB'),
      {
        what: 'each million nodes elsewhere in the file',
        measured: `${each.toFixed(2)} s; ${(among.ours.rssBytes / alone.ours.rssBytes).toFixed(2)} times the memory of the city alone`,
      },
      ...[alone, among].map(({ nodes, ours, tilemaker }): Figure => {
        const peer =
          tilemaker === undefined
            ? 'not measured: no tilemaker here'
            : `${taken(tilemaker)} : ${taken(ours)} = ${(tilemaker.seconds / ours.seconds).toFixed(2)} times as fast, with ${(ours.rssBytes / tilemaker.rssBytes).toFixed(1)} times its memory`;
        return { what: `the same by tilemaker (tiles alone; ours with streets and places), file of ${millions(nodes)}`, measured: peer };
      }),
    ];
    return { figures, raw };
  },
};
