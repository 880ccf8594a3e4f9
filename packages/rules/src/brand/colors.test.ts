import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandCss, colorFaults, tokensOf } from './colors.ts';
import { contrastRatio, mixed } from './contrast.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // WCAG's own example of a grey that just passes on white.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('%s and %s', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  it('is the same from both sides, and between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.01);
      }),
    );
  });
});

describe('a mixture', () => {
  it('lies between its colours, channel by channel', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixed('#ff0000', '#0000ff', 0.2)).toBe('#cc0033');
  });

  it('is the one at no share and the other at all', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect([mixed(one, other, 0), mixed(one, other, 1)]).toEqual([one, other]);
      }),
    );
  });
});

describe('the colours of an operator', () => {
  it('are taken where every word can be read', () => {
    expect(colorFaults({ primary: '#23299a', accent: '#ffc21a' })).toEqual([]);
    expect(colorFaults({ primary: '#0a5c37', accent: '#52d895' })).toEqual([]);
  });

  it('are refused with the ratio where they can not', () => {
    // 4.54 on white is enough, 3.83 on the second surface is not.
    expect(colorFaults({ primary: '#767676', accent: '#ffc21a' })).toEqual([
      { color: 'primary', error: 'has a contrast of 3.82 by day (second surface, #e9ebf7), and needs 4.5: take a darker one' },
    ]);
    expect(colorFaults({ primary: '#23299a', accent: '#23299a' })).toEqual([
      { color: 'accent', error: 'has a contrast of 1.37 by night (second surface, #1b1f4e), and needs 4.5: take a lighter one' },
    ]);
  });

  it('are seldom both good: whatever leads by day is not what leads by night', () => {
    fc.assert(
      fc.property(color, (same) => {
        expect(colorFaults({ primary: same, accent: same })).not.toEqual([]);
      }),
    );
  });

  it('become tokens of day and night, and leave direct sunlight alone', () => {
    const colors = { primary: '#0a5c37', accent: '#52d895' };
    expect(tokensOf(colors).day['primary-hover']).toBe('#084a2c');
    const css = brandCss(colors);
    expect(css).toContain(':root:not([data-theme=dark]):not([data-contrast=sun]){--primary:#0a5c37;');
    expect(css).toContain(':root[data-theme=dark]:not([data-contrast=sun]){--primary:#52d895;');
    expect(css).not.toContain('<');
  });
});
