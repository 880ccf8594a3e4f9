import type * as z from 'zod/v4/core';
import { fieldReasons, type FieldError, type FieldReason } from '@safiri/contract/problems.ts';
import en from '@safiri/locales/problems/en.json' with { type: 'json' };
import { wordsIn } from './icu.ts';

/** What is wrong with a field, as a reason of the contract with what it counts. */
interface Finding {
  readonly reason: FieldReason;
  readonly n?: number;
}

/** Formats that have words of their own; any other pattern only "does not look right". */
const formats: Partial<Record<string, FieldReason>> = {
  email: 'email',
  datetime: 'date',
  date: 'date',
  json_string: 'format',
};

const isMissing = ({ input }: z.$ZodIssue) => input === undefined || input === null;

function findingOf(issue: z.$ZodIssue): Finding {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return { reason: 'missing' };
      return { reason: issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'format' };
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? { reason: 'missing' } : { reason: 'short', n: Number(issue.minimum) };
      if (issue.origin === 'array') return { reason: 'few', n: Number(issue.minimum) };
      return { reason: 'small', n: Number(issue.minimum) };
    case 'too_big':
      if (issue.origin === 'string') return { reason: 'long', n: Number(issue.maximum) };
      if (issue.origin === 'array') return { reason: 'many', n: Number(issue.maximum) };
      return { reason: 'big', n: Number(issue.maximum) };
    case 'not_multiple_of':
      return { reason: 'number' };
    case 'invalid_format':
      return { reason: formats[issue.format] ?? 'format' };
    case 'invalid_value':
      return { reason: isMissing(issue) ? 'missing' : 'choice' };
    case 'unrecognized_keys':
      return { reason: 'unknown' };
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return { reason: 'format' };
    case 'custom':
      return { reason: fieldReasons.find((reason) => reason === issue.params?.['reason']) ?? 'format' };
  }
}

const refused = (path: readonly PropertyKey[], { reason, n }: Finding): FieldError => ({
  path: path.join('.') || 'body',
  message: wordsIn('en', en[`problem_field_${reason}`], { n: n ?? 0 }),
  reason,
  ...(n === undefined ? {} : { n }),
});

const depthOf = (issues: readonly z.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

/**
 * A schema's issues as field errors that people can read: a reason for the screens, which say it in their language, and
 * its English sentence. An unknown field is named itself. Of a choice, those of what came nearest.
 * @param issues of a parse with `reportInput`, without which a missing field looks like a wrong one
 */
export function fieldErrors(issues: readonly z.$ZodIssue[], at: readonly PropertyKey[] = []): FieldError[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => refused([...path, key], { reason: 'unknown' }));
    if (issue.code === 'invalid_union') {
      const nearest = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a))[0];
      if (nearest !== undefined && depthOf(nearest) > 0) return fieldErrors(nearest, path);
    }
    return [refused(path, findingOf(issue))];
  });
}

/** The path as words: `declaredValue` is "Declared value", `items.0.quantity` is "Quantity". */
export function fieldName(path: string): string {
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  const words = last.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
