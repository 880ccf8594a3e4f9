import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** Statements that end when they are told to. */
function stage() {
  const asked: number[][] = [];
  const ends: Array<() => void> = [];
  const ask = batchCalls<number, string>(async (keys) => {
    asked.push([...keys]);
    await new Promise<void>((resolve) => ends.push(resolve));
    return keys.map((key) => (key < 0 ? new Error(`no ${key}`) : `answer ${key}`));
  });
  return { asked, ask, end: (n: number) => ends[n]?.() };
}

describe('batched calls', () => {
  it('asks for all keys of a moment at once and gives each its own answer', async () => {
    const { asked, ask, end } = stage();
    const answers = Promise.all([1, 2, 3].map(ask));
    await turn();
    expect(asked).toEqual([[1, 2, 3]]);
    end(0);
    expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 3']);
  });

  it('batches keys while two statements are under way', async () => {
    const { asked, ask, end } = stage();
    const answers: Array<Promise<string>> = [];
    for (let key = 1; key <= 5; key += 1) {
      answers.push(ask(key));
      await turn();
      await turn();
    }
    expect(asked).toEqual([[1], [2]]);
    end(1);
    expect(await answers[1]).toBe('answer 2');
    await turn();
    await turn();
    expect(asked).toEqual([[1], [2], [3, 4, 5]]);
    end(0);
    end(2);
    expect(await Promise.all(answers)).toHaveLength(5);
  });

  it('splits more than a statement has room for', async () => {
    const sizes: number[] = [];
    const ask = batchCalls<number, number>(async (keys) => {
      sizes.push(keys.length);
      return keys;
    });
    const keys = Array.from({ length: 450 }, (_, i) => i);
    expect(await Promise.all(keys.map(ask))).toEqual(keys);
    expect(sizes).toEqual([100, 100, 100, 100, 50]);
  });

  it('gives one its error and the others their answers', async () => {
    const { ask, end } = stage();
    const answers = Promise.allSettled([1, -1, 2].map(ask));
    await turn();
    end(0);
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('goes on after a statement that failed', async () => {
    let broken = true;
    const ask = batchCalls<number, number>(async (keys) => {
      if (broken) throw new Error('away');
      return keys;
    });
    const failed = await Promise.allSettled(Array.from({ length: 300 }, (_, i) => ask(i)));
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
    broken = false;
    expect(await ask(7)).toBe(7);
  });
});
