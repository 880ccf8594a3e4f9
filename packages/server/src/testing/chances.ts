import type { Context } from '../platform/context.ts';

/** Numbers in [0, 1) that follow from a seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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
