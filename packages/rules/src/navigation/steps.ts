import type { Point } from '../places/geo.ts';
import { bearingAlong, lineOf, turnBetween, type Line } from './line.ts';
import { isMinorBeside, isRival, type WayOn } from './road-rank.ts';
import type { Step, StepKind } from './step.ts';

/** A piece of a way between two junctions. */
export interface WayPiece extends Pick<WayOn, 'name' | 'roadClass' | 'round'> {
  /** The point of the path at which it begins. */
  readonly at: number;
  /** The other ways on from there; neither this piece nor the way back. */
  readonly exits: readonly WayOn[];
  /** It is the street that one came by, driven back. */
  readonly back: boolean;
}

/** A direction is taken over this many metres: nearer to a junction lines are crooked. */
const LOOK_METERS = 25;
const LEAST_LOOK_METERS = 8;
/** Two turns this near to each other are one junction, such as that of a street with two carriageways. */
const JUNCTION_METERS = 30;
/** A street without a name is called by the next name when that is this near: a slip road. */
const NAMELESS_METERS = 250;

/** A name that holds for less is not worth being read. */
const NAME_METERS = 50;

/** Turns in degrees: up to which one goes straight on, turns slightly, turns, turns sharply. */
const STRAIGHT = 30;
const SLIGHT = 50;
const PLAIN = 130;
const SHARP = 165;
/** Two ways on that differ less than this are a fork. */
const FORK = 45;
/** A bend after which one is on the same course again. */
const JOG = { net: 25, each: 60 };

interface Manoeuvre {
  readonly kind: StepKind;
  /** Where it begins, and the piece on which it ends. */
  readonly piece: number;
  readonly onto: number;
  /** Degrees, right above 0. */
  readonly turn: number;
  readonly exit: number | null;
}

function kindOf(turn: number): StepKind {
  const size = Math.abs(turn);
  if (size >= SHARP) return 'u_turn';
  const side = turn < 0 ? 'left' : 'right';
  if (size < SLIGHT) return `slight_${side}`;
  return size < PLAIN ? side : `sharp_${side}`;
}

/** Which of the ways of a fork is meant. */
function forkKind(turn: number, rivals: readonly number[]): StepKind {
  const [left, right] = [rivals.some((rival) => rival < turn), rivals.some((rival) => rival >= turn)];
  if (left && right) return 'continue';
  return left ? 'slight_right' : 'slight_left';
}

/** What is to be said where a piece begins; undefined where there is nothing to decide. */
function manoeuvreAt(line: Line, pieces: readonly WayPiece[], piece: number): Manoeuvre | undefined {
  const [before, own] = [pieces[piece - 1], pieces[piece]];
  if (before === undefined || own === undefined) return undefined;
  const here = line.along[own.at] as number;
  const since = here - (line.along[before.at] as number);
  const until = (pieces[piece + 1] === undefined ? line.length : (line.along[pieces[piece + 1]?.at ?? 0] as number)) - here;
  const look = (meters: number) => Math.min(LOOK_METERS, Math.max(LEAST_LOOK_METERS, meters));
  const comes = bearingAlong(line, here - look(since), here);
  const goes = bearingAlong(line, here, here + look(until));
  if (comes === undefined || goes === undefined) return undefined;
  const turn = turnBetween(comes, goes);
  if (own.back) return { kind: 'u_turn', piece, onto: piece, turn, exit: null };
  if (own.exits.length === 0) {
    // The only way on is another street: one comes to a crossing all the same, that of a one-way carriageway, say.
    const isCorner = Math.abs(turn) >= SLIGHT && before.name !== '' && own.name !== '' && own.name !== before.name;
    return isCorner ? { kind: kindOf(turn), piece, onto: piece, turn, exit: null } : undefined;
  }
  const others = own.exits.map((exit) => ({ exit, turn: turnBetween(comes, exit.bearing) }));
  if (Math.abs(turn) < STRAIGHT) {
    const rivals = others.filter((other) => Math.abs(other.turn) < FORK && isRival(before, own, other.exit)).map((other) => other.turn);
    return rivals.length === 0 ? undefined : { kind: forkKind(turn, rivals), piece, onto: piece, turn, exit: null };
  }
  // The street itself bends, and only yards and tracks leave it there.
  const bends = others.every((other) => isMinorBeside(own, other.exit) && Math.abs(other.turn) > STRAIGHT);
  return bends ? undefined : { kind: kindOf(turn), piece, onto: piece, turn, exit: null };
}

/** The ride through a roundabout that begins with a piece: which exit, and the piece after it. */
function throughRoundabout(pieces: readonly WayPiece[], first: number): { exit: number | null; next: number } {
  let exits = 0;
  for (let piece = first + 1; piece < pieces.length; piece += 1) {
    const here = pieces[piece] as WayPiece;
    if (!here.round) return { exit: exits + 1, next: piece };
    if (here.exits.some(({ round }) => !round)) exits += 1;
  }
  return { exit: null, next: pieces.length };
}

function manoeuvresOf(line: Line, pieces: readonly WayPiece[]): Manoeuvre[] {
  const found: Manoeuvre[] = [];
  for (let piece = 1; piece < pieces.length;) {
    if (pieces[piece]?.round === true && pieces[piece - 1]?.round === false) {
      const { exit, next } = throughRoundabout(pieces, piece);
      found.push({ kind: 'roundabout', piece, onto: next, turn: 0, exit });
      piece = next + 1;
      continue;
    }
    const one = manoeuvreAt(line, pieces, piece);
    if (one !== undefined) found.push(one);
    piece += 1;
  }
  return found;
}

/** Turns that a driver sees as one are said as one. */
function joined(line: Line, pieces: readonly WayPiece[], found: readonly Manoeuvre[]): Manoeuvre[] {
  const metersOf = ({ piece }: Manoeuvre) => line.along[pieces[piece]?.at ?? 0] as number;
  const list: Manoeuvre[] = [];
  for (const next of found) {
    const last = list.at(-1);
    const isOne = last !== undefined && metersOf(next) - metersOf(last) <= JUNCTION_METERS;
    if (!isOne || last.kind === 'roundabout' || next.kind === 'roundabout') {
      list.push(next);
      continue;
    }
    const turn = last.turn + next.turn;
    if (last.turn * next.turn > 0) {
      list[list.length - 1] = { ...last, onto: next.onto, turn, kind: Math.abs(turn) < STRAIGHT ? last.kind : kindOf(turn) };
    } else if (Math.abs(turn) < JOG.net && Math.max(Math.abs(last.turn), Math.abs(next.turn)) < JOG.each) {
      list.pop();
    } else list.push(next);
  }
  return list;
}

/** The name of the street that one is on from a piece on. */
function streetFrom(line: Line, pieces: readonly WayPiece[], first: number, before: number): string | null {
  const start = line.along[pieces[first]?.at ?? 0] as number;
  for (let piece = first; piece < before; piece += 1) {
    const { name, at } = pieces[piece] as WayPiece;
    if ((line.along[at] as number) - start > NAMELESS_METERS) return null;
    if (name !== '') return name;
  }
  return null;
}

/** Whether a name is that of more than a few metres. */
function lasts(line: Line, pieces: readonly WayPiece[], first: number): boolean {
  const { name, at } = pieces[first] as WayPiece;
  const end = pieces.slice(first).find((piece) => piece.name !== '' && piece.name !== name);
  return (end === undefined ? line.length : (line.along[end.at] as number)) - (line.along[at] as number) >= NAME_METERS;
}

/**
 * The steps of a way: a departure, what is to be decided at junctions, names that change on the way, and the arrival. Where there
 * is nothing to decide nothing is said.
 * @param pieces in the order of the way; none for a way that is not known street by street
 */
export function stepsOf(path: readonly Point[], pieces: readonly WayPiece[]): Step[] {
  if (path.length < 2) return [];
  const line = lineOf(path);
  const turns = joined(line, pieces, manoeuvresOf(line, pieces));
  const steps: Omit<Step, 'meters'>[] = [];
  let name: string | null = null;
  const add = (kind: StepKind, at: number, street: string | null, exit: number | null = null) => {
    steps.push({ kind, at, street, exit });
    name = street ?? name;
  };
  const stretches: Manoeuvre[] = [{ kind: 'depart', piece: 0, onto: 0, turn: 0, exit: null }, ...turns];
  stretches.forEach(({ kind, piece, onto, exit }, i) => {
    const before = stretches[i + 1]?.piece ?? pieces.length;
    add(kind, kind === 'depart' ? 0 : (pieces[piece]?.at ?? 0), streetFrom(line, pieces, onto, before), exit);
    for (let next = onto + 1; next < before; next += 1) {
      const { name: own, at } = pieces[next] as WayPiece;
      if (own !== '' && own !== name && lasts(line, pieces, next)) add('onward', at, own);
    }
  });
  add('arrive', path.length - 1, null);
  return steps.map((step, i) => {
    const end = steps[i + 1]?.at ?? step.at;
    return { ...step, meters: Math.round((line.along[end] as number) - (line.along[step.at] as number)) };
  });
}
