import type { CutExtract } from './cut-extract.ts';
import type { Position } from './map-feature.ts';

/** A coast that leads nowhere, or runs the wrong way: which side is the sea is not known. */
export class BrokenCoast extends Error {}

export const placeOf = ([lng = 0, lat = 0]: Position) => `${lat.toFixed(4)},${lng.toFixed(4)}`;

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly line: readonly Position[];
}

/** The coasts of an extract piece by piece, split where the extract lacks a node. */
function piecesOf({ ways, nodes }: CutExtract): Piece[] {
  const pieces: Piece[] = [];
  for (const { tags, nodeIds } of ways) {
    if (tags['natural'] !== 'coastline') continue;
    let [from, to, line] = [0, 0, [] as Position[]];
    const end = () => {
      if (line.length > 1) pieces.push({ from, to, line });
      line = [];
    };
    for (const id of nodeIds) {
      const at = nodes.at(id);
      if (at === undefined) {
        end();
        continue;
      }
      if (line.length === 0) from = id;
      to = id;
      line.push(at);
    }
    end();
  }
  return pieces;
}

/**
 * The coasts of an extract joined end to start: a coastline has the land on its left and the sea on its right
 * (wiki.openstreetmap.org/wiki/Tag:natural=coastline), so that none is turned round. One that is closed ends where it starts.
 * @throws BrokenCoast where two start or end at one place
 */
export function coastLinesOf(extract: CutExtract): Position[][] {
  const pieces = piecesOf(extract);
  const [starting, ending] = [new Map<number, Piece>(), new Map<number, Piece>()];
  for (const piece of pieces) {
    const other = starting.has(piece.from) ? piece.line[0] : ending.has(piece.to) ? piece.line.at(-1) : undefined;
    if (other !== undefined) throw new BrokenCoast(`two coastlines run against each other at ${placeOf(other)}`);
    starting.set(piece.from, piece);
    ending.set(piece.to, piece);
  }
  const used = new Set<Piece>();
  const follow = (first: Piece): Position[] => {
    const line = first.line.slice(0, 1);
    for (let piece: Piece | undefined = first; piece !== undefined && !used.has(piece); piece = starting.get(piece.to)) {
      used.add(piece);
      for (const at of piece.line.slice(1)) line.push(at);
    }
    return line;
  };
  // First those with a beginning; the rest runs round.
  const open = pieces.filter(({ from }) => !ending.has(from)).map(follow);
  return [...open, ...pieces.flatMap((piece) => (used.has(piece) ? [] : [follow(piece)]))];
}
