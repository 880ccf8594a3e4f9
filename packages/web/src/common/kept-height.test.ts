// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetPerson } from '../platform/stored.ts';
import { keptHeight } from './kept-height.ts';

beforeEach(() => localStorage.clear());

it('is the first one until something was seen, then what was seen, also by the next page', () => {
  expect(keptHeight('band', 97).get()).toBe(97);
  keptHeight('band', 97).set(140);
  expect(keptHeight('band', 97).get()).toBe(140);
});

it('is forgotten with its person, and where what was kept is no height', () => {
  const band = keptHeight('band', 97);
  band.set(140);
  forgetPerson();
  expect(band.get()).toBe(97);
  localStorage.setItem('safiri.me.band', 'high');
  expect(keptHeight('band', 97).get()).toBe(97);
});
