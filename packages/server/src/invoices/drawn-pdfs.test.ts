import { expect, it } from 'vitest';
import { Problem } from '../platform/problem.ts';
import { keepDrawn } from './drawn-pdfs.ts';

function shelf() {
  const at = { now: 0 };
  const drawn: string[] = [];
  const file = keepDrawn({
    draw: async ({ title }) => {
      drawn.push(title);
      if (title === 'broken') throw new Error('No ink');
      return Buffer.from(title);
    },
    clock: () => new Date(at.now),
  });
  return { at, drawn, ask: (id: number, title: string) => file(id, { title, rows: [], qr: '' }) };
}

it('draws once what is asked for again and again, also at the same moment', async () => {
  const { drawn, ask } = shelf();
  const files = await Promise.all(Array.from({ length: 500 }, () => ask(1, 'A')));
  expect(new Set(files.map(String))).toEqual(new Set(['A']));
  expect(drawn).toEqual(['A']);
});

it('draws so much of one invoice in an hour, and of others as before', async () => {
  const { at, drawn, ask } = shelf();
  for (let n = 0; n < 24; n += 1) await ask(1, `A${n}`);
  await expect(ask(1, 'A24')).rejects.toThrow(Problem);
  expect(String(await ask(1, 'A23'))).toBe('A23');
  await ask(2, 'B');
  at.now += 3_600_000;
  await ask(1, 'A24');
  expect(drawn).toHaveLength(26);
});

it('keeps no more than it has room for, what was asked for last the longest', async () => {
  const { drawn, ask } = shelf();
  for (let n = 0; n < 250; n += 1) await ask(n, `${n}`);
  await ask(0, '0');
  await ask(300, '300');
  await ask(0, '0');
  expect(drawn).toHaveLength(251);
  await ask(1, '1');
  expect(drawn.at(-1)).toBe('1');
});

it('draws anew what failed', async () => {
  const { drawn, ask } = shelf();
  await expect(ask(1, 'broken')).rejects.toThrow('No ink');
  await expect(ask(1, 'broken')).rejects.toThrow('No ink');
  expect(drawn).toHaveLength(2);
});
