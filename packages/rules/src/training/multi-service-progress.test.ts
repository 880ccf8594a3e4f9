import { expect, it } from 'vitest';
import { multiServiceProgress } from './multi-service-progress.ts';

it('is completed over selected (AI-071)', () => {
  expect(multiServiceProgress(new Set([1, 2, 3, 4]), new Set([2]))).toBe(25);
  expect(multiServiceProgress(new Set([1]), new Set([2, 3]))).toBe(0);
  expect(multiServiceProgress(new Set(), new Set([1]))).toBe(0);
  expect(multiServiceProgress(new Set([1, 2]), new Set([1, 2]))).toBe(100);
});
