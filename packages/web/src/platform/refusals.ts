import type { ProblemBody } from '@safiri/contract/problems.ts';

/** Says what a code of the catalogue means in the chosen language; undefined in English, where the server's own sentence stands. */
type Translate = (code: string, values: Record<string, number>) => string | undefined;

let translateCode: Translate = () => undefined;
let translateUnreached = () => '';

/** Given once by the dictionaries, so that this file loads none. */
export function provideRefusalTexts(own: Translate, unreached: () => string): void {
  translateCode = own;
  translateUnreached = unreached;
}

/** What a person reads when no server answered; empty before the dictionaries have come. */
export const unreachedText = (): string => translateUnreached();

/** Shown where the server names no time to wait. */
const A_MINUTE = 60;

/** The sentence a person reads of a refusal. */
export const refusalText = (problem: ProblemBody): string =>
  translateCode(problem.code, { n: problem.retryAfter ?? A_MINUTE }) ?? problem.detail;

/** What is wrong with a field, or undefined when nothing is. */
export function fieldText(problem: ProblemBody | undefined, path: string): string | undefined {
  const refused = problem?.errors?.find((error) => error.path === path);
  if (refused === undefined) return undefined;
  const why = refused.reason === undefined ? undefined : translateCode(`field_${refused.reason}`, { n: refused.n ?? 0 });
  return why ?? translateCode('field', {}) ?? refused.message;
}
