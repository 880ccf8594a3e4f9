import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Translate } from '../platform/text.ts';
import { sectionName } from './section-names.ts';

const t = ((key: string) => `<${key}>`) as Translate;

it('translates what many shops share, and leaves a shop’s own words', () => {
  expect(sectionName(t, 'Dairy and eggs')).toBe('<sectionDairy>');
  expect(sectionName(t, ' MAINS ')).toBe('<sectionMains>');
  expect(sectionName(t, 'From Gogo’s pot')).toBe('From Gogo’s pot');
  expect(sectionName(t, 'constructor')).toBe('constructor');
});

it.each(['restaurants', 'stores'])('knows each section of the demo’s %s', (file) => {
  const lines = readFileSync(new URL(`../../../server/src/demo/catalogue/${file}.csv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1);
  // The first word after the delivery time is the section.
  const sections = new Set(lines.flatMap((line) => /,\d+\.\d\d,[\d-]+,([^,]+),/.exec(line)?.[1] ?? []));
  expect(sections.size).toBeGreaterThan(5);
  expect([...sections].filter((section) => sectionName(t, section) === section)).toEqual([]);
});
