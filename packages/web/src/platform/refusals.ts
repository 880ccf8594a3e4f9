import type { ProblemBody } from '@safiri/contract/problems.ts';

/** Says what a code of the catalogue means in the chosen language; undefined in English, where the server's own sentence stands. */
type Say = (code: string, values: Record<string, number>) => string | undefined;

let say: Say = () => undefined;
let sayUnreached = () => '';

/** Given once by the dictionaries, so that this file loads none. */
export function sayRefusalsBy(own: Say, unreached: () => string): void {
  say = own;
  sayUnreached = unreached;
}

/** What a person reads when no server answered; empty before the dictionaries have come. */
export const unreachedText = (): string => sayUnreached();

/** Shown where the server names no time to wait. */
const A_MINUTE = 60;

/** The sentence a person reads of a refusal. */
export const refusalText = (problem: ProblemBody): string => say(problem.code, { n: problem.retryAfter ?? A_MINUTE }) ?? problem.detail;

/** What is wrong with a field, or undefined when nothing is. */
export function fieldText(problem: ProblemBody | undefined, path: string): string | undefined {
  const refused = problem?.errors?.find((error) => error.path === path);
  if (refused === undefined) return undefined;
  const why = refused.reason === undefined ? undefined : say(`field_${refused.reason}`, { n: refused.n ?? 0 });
  return why ?? say('field', {}) ?? refused.message;
}
