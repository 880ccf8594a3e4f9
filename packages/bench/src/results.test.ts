import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aimed } from './part.ts';
import { limits } from './limits.ts';
import { pageOf, type Result } from './results.ts';

const at = (path: string) => new URL(path, import.meta.url);

describe('the page of figures', () => {
  it('shows what was measured beside its goal, and says plainly what was missed', () => {
    const result: Result = {
      date: '2026-11-22T05:00:00.000Z',
      machine: '2 × a processor',
      figures: [
        aimed('reads | beside bare', '0.52', 0.52, 'at least', 0.5),
        aimed('weight', '133 kB', 133, 'at most', 110, ' kB'),
        { what: 'rest', measured: '1' },
      ],
      raw: {},
    };
    const page = pageOf([['api', result]]);
    expect(page).toContain('## api\n\n2026-11-22, 2 × a processor\n');
    expect(page).toContain('| reads \\| beside bare | 0.52 | at least 0.5: reached |');
    expect(page).toContain('| weight | 133 kB | at most 110 kB: **missed** |');
    expect(page).toContain('| rest | 1 |  |');
  });

  it('says of a figure that other work ran beside it', () => {
    const result: Result = { date: '2026-11-22T05:00:00.000Z', machine: '2 × a processor', load: 9.4, figures: [], raw: {} };
    expect(pageOf([['api', result]])).toContain('2 × a processor, **beside other work (load 9.4)**\n');
    expect(pageOf([['api', { ...result, load: 0.4 }]])).toContain('2 × a processor\n');
  });

  it('says of a part that misses a goal what holds it back, and of no other', () => {
    const of = (value: number): Result => ({
      date: '2026-11-22T05:00:00.000Z',
      machine: '2 × a processor',
      figures: [aimed('rate', String(value), value, 'at least', 0.5)],
      raw: {},
    });
    expect(pageOf([['creations', of(0.1)]])).toContain(
      `| rate | 0.1 | at least 0.5: **missed** |\n\nWhat holds it back: ${limits['creations']}\n`,
    );
    expect(pageOf([['creations', of(0.6)]])).not.toContain('holds it back');
    const page = readFileSync(at('../../../docs/figures.md'), 'utf8');
    for (const part of page.split('\n## ').filter((text) => text.includes('**missed**'))) expect(part).toContain('What holds it back: ');
  });

  it('is the one that was written from the results kept here', () => {
    const page = readFileSync(at('../../../docs/figures.md'), 'utf8');
    const kept = readdirSync(at('../results')).map((file) => file.replace('.json', ''));
    const parts = [...page.matchAll(/^## (.+)$/gm)].map(([, part]) => part ?? '');
    expect(parts.toSorted()).toEqual(kept.toSorted());
    const results = parts.map((part) => [part, JSON.parse(readFileSync(at(`../results/${part}.json`), 'utf8')) as Result] as const);
    expect(page).toBe(pageOf(results));
  });
});
