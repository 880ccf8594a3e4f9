import { expect, it } from 'vitest';
import { Budget } from './budget.ts';

it('counts the work alone, and is over in its middle', () => {
  let at = 0;
  const pass = (ms: number) => void (at += ms);
  const budget = new Budget(() => new Date(at), 100);
  expect(budget.spend(() => (pass(60), 'done'))).toBe('done');
  pass(1000);
  expect(budget.isOver()).toBe(false);
  budget.spend(() => {
    pass(39);
    expect(budget.isOver()).toBe(false);
    pass(1);
    expect(budget.isOver()).toBe(true);
  });
  expect(budget.isOver()).toBe(true);
});

it('counts work that fails', () => {
  let at = 0;
  const budget = new Budget(() => new Date(at), 100);
  const failing = () => {
    at = 150;
    throw new Error('no');
  };
  expect(() => budget.spend(failing)).toThrow('no');
  expect(budget.isOver()).toBe(true);
});
