import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { languages, rooms, shapeOf, sourceFiles, texts } from './checks/dictionaries.ts';
import { fill, type Message } from './filling/fill.ts';

/** Screens, what the build writes into pages, what the server writes to people, and the rules' lists of what they are told. */
const source = ['../../../web/src', '../../../web/build', '../../../server/src', '../../../rules/src']
  .flatMap((root) => sourceFiles(root, /\.tsx?$/))
  .map((file) => file.text)
  .join('\n');
const catalogue = sourceFiles('../../../contract/src', /^problems\.ts$/)[0]?.text ?? '';

/** A key stands in quotes; a notification's are made of its kind, a document's of its type, a package's of its number, a refusal's of its code. */
const isUsed = (key: string) =>
  source.includes(`'${key}'`) ||
  (/^told[A-Z]/.test(key) && source.includes(`${key.replace(/(Title|Text)$/, '')}: {`)) ||
  /^package\d+(Name|Text)$/.test(key) ||
  (key.startsWith('told_') && source.includes(`'${key.slice('told_'.length)}'`)) ||
  (key.startsWith('problem_') && catalogue.includes(`\n  ${key.slice('problem_'.length)}: {`)) ||
  key.startsWith('problem_field');

/** The same in every language: names, and words that were taken over as they are. */
const sameEverywhere = new Set([
  'typeStandard',
  'typePremium',
  'sos',
  'shareBySms',
  'vehicleBakkie',
  'kindBakkie',
  'busySpot',
  'mpesa',
  'factSesotho',
]);
const isCountry = (key: string) => /^country(Ng|Ke|Gh|Ug|Tz|Et|Rw|Ls|Zm)$/.test(key);

/** Nothing but what is filled in. */
const isOnlyValues = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

describe.each(rooms)('the texts of %s', (room) => {
  const english = texts(room, 'en');

  it.each(languages)('are whole in %s', (language) => {
    const own = texts(room, language);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(own)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect([key, shapeOf(text).names]).toEqual([key, shapeOf(english[key] ?? '').names]);
    }
  });

  it.each(languages.filter((language) => language !== 'en'))('are translated to %s', (language) => {
    const own = texts(room, language);
    const same = Object.entries(english).filter(([key, text]) => own[key]?.trim().toLowerCase() === text.trim().toLowerCase());
    expect(same.filter(([key, text]) => !sameEverywhere.has(key) && !isCountry(key) && !isOnlyValues(text))).toEqual([]);
  });

  it.each(languages)('count in %s with one and other', (language) => {
    for (const [key, text] of Object.entries(texts(room, language))) {
      for (const cases of shapeOf(text).plurals) expect([key, cases]).toEqual([key, expect.arrayContaining(['one', 'other'])]);
    }
  });

  it('say one thing of each where English counts', () => {
    for (const [key, text] of Object.entries(english)) {
      // Abbreviations and words that stay as they are: 5 min, 5 kg, 5 unread.
      const bare = /\{(n|hours|minutes|days|rides|seats)\} (?!(of|unread|in work|waiting|more|min|kg)\b)\p{Ll}{2,}/u;
      if (shapeOf(text).plurals.length === 0 && !bare.test(text)) continue;
      for (const language of languages)
        expect([key, language, shapeOf(texts(room, language)[key] ?? '').plurals]).not.toEqual([key, language, []]);
    }
  });

  it.each(languages)('can be filled in for nobody, one and many in %s', (language) => {
    const own = texts(room, language);
    const rules = new Intl.PluralRules([language, 'en']);
    const counting = { category: (count: number) => rules.select(count), written: String };
    for (const [key, text] of Object.entries(own)) {
      const message = compileMessageOrThrow(text) as Message;
      for (const n of [0, 1, 2, 5]) {
        const values = Object.fromEntries([...shapeOf(text).names].map((name) => [name, n]));
        expect([key, fill(message, counting, values)]).not.toEqual([key, expect.stringMatching(/[{}#]|undefined|NaN/)]);
      }
    }
  });

  it('are all used', () => {
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });
});

const specifiedKeys =
  'welcome tagline login register passenger driver phoneNumber password fullName email vehicleRegistration vehicleModel requestRide schedule recentTrips paymentMethods online offline earnings totalEarned completedTrips hoursOnline rating withdraw pickupLocation whereTo chooseRide cash mpesa activeRide tripStatus completeTrip reportIssue cancelTrip tripSummary tripFare distance emergency sos callEmergency emergencyContacted rideHistory lastRatings'.split(
    ' ',
  );

describe('all texts', () => {
  it('have a key of their own', () => {
    const keys = rooms.flatMap((room) => Object.keys(texts(room, 'en')));
    expect(keys.length).toBe(new Set(keys).size);
  });

  it('have every key that the specification names (foundations §3)', () => {
    const keys = new Set(rooms.flatMap((room) => Object.keys(texts(room, 'en'))));
    expect(specifiedKeys.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('exist for every key that a screen asks for', () => {
    const keys = new Set(rooms.flatMap((room) => Object.keys(texts(room, 'en'))));
    const asked = [...source.matchAll(/\bt\('(\w+)'/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('of Sesotho are spelled as in South Africa', () => {
    const lesotho = /[šŠ’]|(?<![\p{L}])(ea|oa|ua|u|joale|joalo|joang|li|tsa li)(?![\p{L}])|[a-z]o[ae]ng\b|\b[Mm]okhann|\bchelete/u;
    const found = rooms.flatMap((room) => Object.entries(texts(room, 'st')).filter(([, text]) => lesotho.test(text)));
    expect(found).toEqual([]);
  });
});
