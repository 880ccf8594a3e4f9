import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALERTS_TO_ONE_AN_HOUR, mayWrite, ORDINARY_AN_HOUR, outsideKinds, type SentOutside } from './outside-caps.ts';
import { factForOutsiders, nameForOutsiders } from './outside-text.ts';

const nothing: SentOutside = { ordinary: 0, alerts: 0, ordinaryHere: 0, alertsHere: 0, safesHere: 0, here: 0 };

describe('a name that strangers read', () => {
  it.each([
    ['Naledi Mokoena', 'Naledi Mokoena'],
    ["Aïcha N'Diaye-Sow", "Aïcha N'Diaye-Sow"],
    ['J.P. Smith', 'J P Smith'],
    ['Dr.Smith', 'Dr Smith'],
    ['  Sipho\r\nBcc:  x ', 'Sipho Bcc x'],
    ['<b>Thandi</b>'.replace('/', ''), 'b Thandi b'],
    ['ሰላም ተስፋዬ', 'ሰላም ተስፋዬ'],
    ['Maria da Conceição dos Santos', 'Maria da Conceição dos'],
  ])('stays a name: %j', (name, out) => expect(nameForOutsiders(name)).toBe(out));

  it.each([
    'EMERGENCY: FREE AIRTIME at evil.example/x',
    'evil.example',
    'evil．example',
    'evil\u200b.example',
    'www.x',
    'https://x',
    'Call 082 555 0142',
    '٠٨٢٥٥٥٠',
    'me@evil',
    '...',
    '123',
    '',
  ])('is left out when it leads somewhere or is none: %j', (name) => expect(nameForOutsiders(name)).toBeNull());

  it('never carries an address, a number or a sentence, whatever was typed', () => {
    const bait = fc.constantFrom('evil.example/x', 'http://a.b', '@me', '0825550142', 'co.za', '。com', 'www.', '\u202e', 'FREE', ' ', '.');
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(fc.oneof(bait, fc.string()), { maxLength: 8 }).map((x) => x.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        for (const out of [nameForOutsiders(text) ?? '', factForOutsiders(text)]) {
          expect(out).not.toMatch(/[.:/\\@#%&?=<>\p{Cc}\p{Cf}]/u);
          expect(out.length).toBeLessThanOrEqual(40);
          expect(out.match(/\p{N}/gu)?.length ?? 0).toBeLessThanOrEqual(6);
        }
        const name = nameForOutsiders(text);
        expect(name ?? '').not.toMatch(/\p{N}/u);
        if (name !== null) expect(nameForOutsiders(name)).toBe(name);
      }),
    );
  });
});

describe('a fact that strangers read', () => {
  it('keeps plates and models, and no number to call', () => {
    expect(['KT 48 LM GP', 'Corolla 1.8', 'call 0825550142', 'evil.example'].map(factForOutsiders)).toEqual([
      'KT 48 LM GP',
      'Corolla 1 8',
      'call',
      'evil example',
    ]);
  });
});

describe('how much one account may write', () => {
  it('lets the first alert to a contact through whatever else was sent', () => {
    const count = fc.nat(10_000);
    fc.assert(
      fc.property(count, count, count, count, (ordinary, alerts, ordinaryHere, here) => {
        expect(mayWrite('emergency', { ordinary, alerts, ordinaryHere, here, alertsHere: 0, safesHere: 0 })).toBe(true);
      }),
    );
  });

  it('ends: no kind goes on for ever, and what was refused stays refused when more was sent', () => {
    const few = fc.nat(60);
    const sent = fc.record({
      ordinary: few,
      alerts: few,
      ordinaryHere: few,
      alertsHere: fc.integer({ min: 1, max: 60 }),
      safesHere: few,
      here: few,
    });
    fc.assert(
      fc.property(fc.constantFrom(...outsideKinds), sent, (kind, before) => {
        const after = {
          ...before,
          ordinary: before.ordinary + 1,
          alerts: before.alerts + 1,
          ordinaryHere: before.ordinaryHere + 1,
          here: before.here + 1,
          safesHere: before.safesHere + 1,
        };
        if (!mayWrite(kind, before)) expect(mayWrite(kind, after)).toBe(false);
      }),
    );
    expect(mayWrite('emergency', { ...nothing, alertsHere: ALERTS_TO_ONE_AN_HOUR })).toBe(false);
    expect(mayWrite('share', { ...nothing, ordinary: ORDINARY_AN_HOUR })).toBe(false);
    expect(mayWrite('safe', { ...nothing, alertsHere: 1 })).toBe(true);
    expect(mayWrite('safe', { ...nothing, safesHere: ALERTS_TO_ONE_AN_HOUR })).toBe(false);
  });
});
