import { expect, it } from 'vitest';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import { refusalsOf } from './release.ts';

const before = openApiDocument('0.1.4');

function without(path: string, version: string): OpenApiDocument {
  const { [path]: _gone, ...paths } = before.paths;
  return { ...before, info: { ...before.info, version }, paths };
}

it('a document that breaks no client follows whatever the version', () => {
  expect(refusalsOf(before, openApiDocument('0.1.4'), '')).toEqual([]);
});

it('one that does needs a higher minor version and a line of the changelog for each operation', () => {
  const named = 'Breaking: `rides.requestRide` is gone';
  const refusals = (version: string, changelog: string) => refusalsOf(before, without('/api/rides', version), changelog);
  expect(refusals('0.2.0', named)).toEqual([]);
  expect(refusals('0.1.5', named)).toEqual([expect.stringContaining('raise the version')]);
  expect(refusals('0.2.0', '')).toEqual([expect.stringContaining('rides.requestRide: is gone')]);
});

it('from 1.0 on the first number says so', () => {
  const later = { ...before, info: { ...before.info, version: '1.3.0' } };
  const named = '`rides.requestRide`';
  expect(refusalsOf(later, without('/api/rides', '1.4.0'), named)).toHaveLength(1);
  expect(refusalsOf(later, without('/api/rides', '2.0.0'), named)).toEqual([]);
});
