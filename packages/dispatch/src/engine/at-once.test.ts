import { describe, expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

describe('atOnce', () => {
  it('takes each item once, in order, and so many at once', async () => {
    const taken: number[] = [];
    const finish: Array<() => void> = [];
    const done = atOnce(3, [1, 2, 3, 4, 5], (item) => {
      taken.push(item);
      return new Promise((resolve) => finish.push(resolve));
    });
    expect(taken).toEqual([1, 2, 3]);
    finish[1]?.();
    await Promise.resolve();
    expect(taken).toEqual([1, 2, 3, 4]);
    finish[0]?.();
    await Promise.resolve();
    expect(taken).toEqual([1, 2, 3, 4, 5]);
    for (const end of finish) end();
    await done;
  });

  it('has nothing to do for no items, and rejects with a failure', async () => {
    await expect(atOnce(3, [], () => Promise.reject(new Error('called')))).resolves.toBeUndefined();
    await expect(atOnce(3, [1], () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  });
});
