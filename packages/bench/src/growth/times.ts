import type { Node } from '@safiri/server/testing/harness.ts';
import { percentile } from '../percentile.ts';
import { ask, type Question } from './ask.ts';

/** What a call takes over full tables and over nearly empty ones, in milliseconds, each in the middle of its rounds. */
export interface Timed {
  readonly call: string;
  readonly as: string;
  readonly full: number;
  readonly small: number;
}

/** All that could be compared, and how many could not, because the two answer with different statuses. */
export interface Compared {
  readonly times: readonly Timed[];
  readonly unlike: number;
}

interface Asker {
  readonly node: Node;
  readonly questions: readonly Question[];
}

/** First answers pay for plans and caches. */
const UNCOUNTED = 3;
const ROUNDS = 9;
/** A call that seems to take longer is asked so often again before that is believed: one of two milliseconds is disturbed by little. */
const ROUNDS_TO_BELIEVE = 60;

async function timed(node: Node, question: Question): Promise<{ readonly ms: number; readonly status: number }> {
  const from = performance.now();
  const status = await ask(node, question);
  return { ms: performance.now() - from, status };
}

async function compare(full: Asker, small: Asker, n: number, rounds: number): Promise<Timed | undefined> {
  const [question, other] = [full.questions[n], small.questions[n]];
  if (question === undefined || other?.call !== question.call || other.as !== question.as) throw new Error('two lists of questions differ');
  const [ofFull, ofSmall]: [number[], number[]] = [[], []];
  for (let round = -UNCOUNTED; round < rounds; round += 1) {
    const [one, two] = [await timed(full.node, question), await timed(small.node, other)];
    if (one.status !== two.status) return undefined;
    if (round < 0) continue;
    ofFull.push(one.ms);
    ofSmall.push(two.ms);
  }
  return { call: question.call, as: question.as, full: percentile(ofFull, 0.5), small: percentile(ofSmall, 0.5) };
}

export const ratioOf = ({ full, small }: Timed): number => full / small;

/**
 * Asks the same of two servers in turn.
 * @param most ratio from which on a call is asked more often before it is believed
 */
export async function compareAll(full: Asker, small: Asker, most: number): Promise<Compared> {
  const all: Array<Timed | undefined> = [];
  for (const n of full.questions.keys()) {
    const first = await compare(full, small, n, ROUNDS);
    all.push(first === undefined || ratioOf(first) <= most ? first : await compare(full, small, n, ROUNDS_TO_BELIEVE));
  }
  const times = all.filter((one) => one !== undefined);
  return { times, unlike: all.length - times.length };
}
