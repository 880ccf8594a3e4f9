import { afterEach, describe, expect, it } from 'vitest';
import { fieldReasons, problems } from '@safiri/contract/problems.ts';
import en from '@safiri/locales/problems/en.json' with { type: 'json' };
import st from '@safiri/locales/problems/st.json' with { type: 'json' };
import sw from '@safiri/locales/problems/sw.json' with { type: 'json' };
import { fieldText, refusalText, provideRefusalTexts } from './refusals.ts';

const problem = {
  type: '/problems/too_many_requests',
  title: 'Too many requests',
  status: 429,
  code: 'too_many_requests',
  detail: 'Too many requests. Try again in 20 seconds.',
  retryAfter: 20,
  errors: [{ path: 'phone', message: 'Invalid phone' }],
};

const noWords = () => '';
afterEach(() => provideRefusalTexts(() => undefined, noWords));

describe('a refusal', () => {
  it('has words in all three languages for every code of the catalogue', () => {
    const keys = [
      ...Object.keys(problems).map((code) => `problem_${code}`),
      'problem_field',
      ...fieldReasons.map((reason) => `problem_field_${reason}`),
    ].sort();
    for (const dictionary of [en, sw, st]) expect(Object.keys(dictionary).sort()).toEqual(keys);
  });

  it('is the server’s own sentence where nothing else is said', () => {
    expect(refusalText(problem)).toBe(problem.detail);
    expect(fieldText(problem, 'phone')).toBe('Invalid phone');
    expect(fieldText(problem, 'name')).toBeUndefined();
    expect(fieldText(undefined, 'name')).toBeUndefined();
  });

  it('is said by its code in another language, with what it counts', () => {
    provideRefusalTexts((code, { n }) => ({ too_many_requests: `Subiri sekunde ${n}`, field: 'Sahihisha' })[code], noWords);
    expect(refusalText(problem)).toBe('Subiri sekunde 20');
    expect(fieldText(problem, 'phone')).toBe('Sahihisha');
    provideRefusalTexts((code, { n }) => ({ field_short: `Angalau ${n}`, field: 'Sahihisha' })[code], noWords);
    const short = { ...problem, errors: [{ path: 'name', message: 'At least 2', reason: 'short' as const, n: 2 }] };
    expect(fieldText(short, 'name')).toBe('Angalau 2');
    provideRefusalTexts((code, { n }) => ({ too_many_requests: `Subiri sekunde ${n}` })[code], noWords);
    expect(refusalText({ ...problem, code: 'brand_new' })).toBe(problem.detail);
  });
});
