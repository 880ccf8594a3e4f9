import { describe, expect, it } from 'vitest';
import { localBus } from './bus.ts';
import { createBelieved } from './believed.ts';

function world(atMost = 100) {
  let now = 0;
  let silent = 0;
  const gaps: Array<() => void> = [];
  const bus = { ...localBus(), silentMs: () => silent, onGap: (handler: () => void) => void gaps.push(handler) };
  const believed = createBelieved<string>({ bus, clock: () => new Date(now) }, { ms: 60_000, unheardMs: 1000, atMost });
  let reads = 0;
  return {
    believed,
    reads: () => reads,
    pass: (ms: number) => void (now += ms),
    silence: (ms: number) => void (silent = ms),
    gap: () => gaps.forEach((tell) => tell()),
    /** Asks for a value that depends on its own key and on what else is named. */
    ask: (key: string, tags: readonly string[] = [key], value: () => Promise<string> = async () => `${key} ${reads}`) =>
      believed.get(
        key,
        () => {
          reads += 1;
          return value();
        },
        () => tags,
      ),
  };
}

describe('what is believed', () => {
  it('is read once, however often it is asked for, and again when its time is over', async () => {
    const { ask, reads, pass } = world();
    for (let i = 0; i < 20; i += 1) {
      await ask('a');
      pass(2999);
    }
    expect(reads()).toBe(1);
    pass(3000);
    await ask('a');
    expect(reads()).toBe(2);
  });

  it('ends with a word about anything that it depends on, and with no other', async () => {
    const { ask, believed, reads } = world();
    await ask('a', ['a', 'ride 1', 'ride 2']);
    believed.touch('ride 3');
    await ask('a');
    expect(reads()).toBe(1);
    for (const tag of ['ride 2', 'ride 1', 'a']) {
      believed.touch(tag);
      await ask('a', ['a', 'ride 1', 'ride 2']);
    }
    expect(reads()).toBe(4);
  });

  it('is not kept when the word came while it was read', async () => {
    const { ask, believed, reads } = world();
    for (const tag of ['a', 'ride 1']) {
      let answer: (value: string) => void = () => {};
      const slow = ask('a', ['a', 'ride 1'], () => new Promise((resolve) => (answer = resolve)));
      believed.touch(tag);
      answer('before');
      expect(await slow).toBe('before');
    }
    expect(await ask('a', ['a'], async () => 'after')).toBe('after');
    expect(reads()).toBe(3);
    expect(await ask('a')).toBe('after');
  });

  it('is forgotten when words may have been missed, also while it is read', async () => {
    const { ask, gap, reads } = world();
    await ask('a');
    gap();
    let answer: (value: string) => void = () => {};
    const slow = ask('a', ['a'], () => new Promise((resolve) => (answer = resolve)));
    gap();
    answer('before');
    await slow;
    await ask('a');
    expect(reads()).toBe(3);
  });

  it('is believed for a second alone while nobody knows whether the others are heard', async () => {
    const { ask, reads, pass, silence } = world();
    silence(2500);
    await ask('a');
    pass(999);
    await ask('a');
    expect(reads()).toBe(1);
    pass(1);
    await ask('a');
    expect(reads()).toBe(2);
    silence(0);
    pass(30_000);
    await ask('a');
    expect(reads()).toBe(2);
  });

  it('gives way to what is newer, the oldest first', async () => {
    const { ask, believed, reads } = world(2);
    for (const key of ['a', 'b', 'c', 'c', 'b']) await ask(key);
    expect(reads()).toBe(3);
    await ask('a');
    expect(reads()).toBe(4);
    believed.touch('a');
    await ask('a');
    expect(reads()).toBe(5);
  });
});
