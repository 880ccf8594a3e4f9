import { closeSync, openSync, writeSync } from 'node:fs';
import { PbfWriter } from 'pbf';
import type { OsmTags } from '@safiri/server/roads/public.ts';
import { pbfBlob, pbfHeader } from '@safiri/server/testing/osm-file.ts';
import type { Elements } from './city-elements.ts';

/** Elements of a block, as osmium writes them. */
const BLOCK = 8000;
/** How far east the next copy lies, 1e-7 degrees: no city comes to lie on another one. */
const COPY_EAST = 6e7;

/** The texts of a block, each once; 0 is none. */
class Texts {
  private readonly numbers = new Map([['', 0]]);
  numberOf(text: string): number {
    const known = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, known);
    return known;
  }
  pairs(tags: OsmTags): number[] {
    return Object.entries(tags).flatMap(([key, value = '']) => [this.numberOf(key), this.numberOf(value)]);
  }
  list(): string[] {
    return [...this.numbers.keys()];
  }
}

/** A block: its texts, then one group. */
function blockOf(texts: Texts, group: PbfWriter): Uint8Array {
  const pbf = new PbfWriter();
  const table = new PbfWriter();
  for (const text of texts.list()) table.writeStringField(1, text);
  pbf.writeBytesField(1, table.finish());
  pbf.writeBytesField(2, group.finish());
  return pbf.finish();
}

const differences = (list: readonly number[]) => list.map((value, i) => value - (list[i - 1] ?? 0));

function nodeBlock({ lat, lng, tagsOfNode }: Elements, from: number, to: number, copy: number): Uint8Array {
  const texts = new Texts();
  const numbers = Array.from({ length: to - from }, (_, i) => from + i);
  const dense = new PbfWriter();
  dense.writePackedSVarint(1, differences(numbers.map((i) => copy * lat.length + i + 1)));
  dense.writePackedSVarint(8, differences(lat.slice(from, to)));
  dense.writePackedSVarint(9, differences(lng.slice(from, to).map((east) => east + copy * COPY_EAST)));
  const tags = numbers.flatMap((i) => [...texts.pairs(tagsOfNode.get(i) ?? {}), 0]);
  if (tags.some((one) => one > 0)) dense.writePackedVarint(10, tags);
  const group = new PbfWriter();
  group.writeBytesField(2, dense.finish());
  return blockOf(texts, group);
}

function wayBlock({ lat, ways }: Elements, from: number, to: number, copy: number): Uint8Array {
  const texts = new Texts();
  const group = new PbfWriter();
  ways.slice(from, to).forEach(({ tags, nodes }, i) => {
    const pairs = texts.pairs(tags);
    const way = new PbfWriter();
    way.writeVarintField(1, copy * ways.length + from + i + 1);
    way.writePackedVarint(
      2,
      pairs.filter((_, at) => at % 2 === 0),
    );
    way.writePackedVarint(
      3,
      pairs.filter((_, at) => at % 2 === 1),
    );
    way.writePackedSVarint(8, differences(nodes.map((node) => copy * lat.length + node + 1)));
    group.writeBytesField(3, way.finish());
  });
  return blockOf(texts, group);
}

/**
 * Writes elements as a .osm.pbf file, sorted as extracts are: all nodes, then all ways.
 * @param copies how often, each farther east
 */
export function writeExtract(file: string, elements: Elements, copies: number): void {
  const handle = openSync(file, 'w');
  const write = (blob: Uint8Array) => void writeSync(handle, blob);
  write(pbfBlob('OSMHeader', pbfHeader(['OsmSchema-V0.6', 'DenseNodes'])));
  for (const [count, block] of [
    [elements.lat.length, nodeBlock],
    [elements.ways.length, wayBlock],
  ] as const)
    for (let copy = 0; copy < copies; copy += 1)
      for (let from = 0; from < count; from += BLOCK) write(pbfBlob('OSMData', block(elements, from, Math.min(count, from + BLOCK), copy)));
  closeSync(handle);
}
