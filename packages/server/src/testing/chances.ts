import { createDice } from '@safiri/rules/dice.ts';
import type { Context } from '../platform/context.ts';

/** Numbers in [0, 1) that follow from a seed. */
export const chances = (seed: number): (() => number) => createDice(seed).next;

/** A node that is killed before or after a transaction commits, as often as `dies` says. */
export const mortal = (ctx: Context, clock: () => Date, dies: () => boolean): Context => ({
  ...ctx,
  clock,
  db: new Proxy(ctx.db, {
    get(target, key) {
      if (key !== 'transaction') return Reflect.get(target, key, target) as unknown;
      return async (...args: Parameters<typeof target.transaction>) => {
        if (dies()) throw new Error('killed before');
        const result = await target.transaction(...args);
        if (dies()) throw new Error('killed after');
        return result;
      };
    },
  }),
});
