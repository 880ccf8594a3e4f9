import { describe, expect, it } from 'vitest';
import { ownBrand, textIn, textVersions, withdrawnVersions } from './brand.ts';
import { dueTexts } from './consent.ts';

const inForce = { terms: 2, driver_agreement: 1 };

describe('what somebody is to agree to', () => {
  it.each([
    ['passenger', [], [{ text: 'terms', version: 2 }]],
    [
      'driver',
      [],
      [
        { text: 'terms', version: 2 },
        { text: 'driver_agreement', version: 1 },
      ],
    ],
    ['passenger', [{ text: 'terms', version: 2 }], []],
    // A version that came before asks again, one that comes after does not.
    ['passenger', [{ text: 'terms', version: 1 }], [{ text: 'terms', version: 2 }]],
    ['passenger', [{ text: 'terms', version: 3 }], []],
    ['staff', [], []],
  ] as const)('a %s who agreed to %j', (userType, given, due) => {
    expect(dueTexts(inForce, userType, given)).toEqual(due);
  });

  it('is nothing where the operator published nothing', () => {
    expect(dueTexts(textVersions(ownBrand), 'driver', [])).toEqual([]);
  });
});

describe('a text', () => {
  it('is read in the own language, in English, or in what there is', () => {
    expect(textIn({ version: 1, en: 'Terms', sw: 'Masharti' }, 'sw')).toEqual({ language: 'sw', markdown: 'Masharti' });
    expect(textIn({ version: 1, en: 'Terms', sw: 'Masharti' }, 'st')).toEqual({ language: 'en', markdown: 'Terms' });
    expect(textIn({ version: 1, sw: 'Masharti' }, 'st')).toEqual({ language: 'sw', markdown: 'Masharti' });
    expect(textIn(undefined, 'en')).toBeUndefined();
  });

  it('never goes back to a version that was before', () => {
    expect(withdrawnVersions({ terms: 2 }, { terms: 1 })).toEqual(['terms']);
    expect(withdrawnVersions({ terms: 2 }, { terms: 2, privacy: 1 })).toEqual([]);
    expect(withdrawnVersions({ terms: 2 }, {})).toEqual([]);
  });
});
