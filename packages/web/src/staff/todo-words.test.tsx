// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import en from '@safiri/locales/preflight/en.json' with { type: 'json' };
import st from '@safiri/locales/preflight/st.json' with { type: 'json' };
import sw from '@safiri/locales/preflight/sw.json' with { type: 'json' };
import { checks, checkTexts } from '@safiri/rules/setup/checks.ts';
import { enterRoom } from '../platform/text.ts';
import { TodoWords } from './todo-words.tsx';

beforeAll(() => enterRoom('setup'));
afterEach(cleanup);

/** What the words of a sentence are between its commands. */
const wordsAround = (sentence: string) => sentence.split(/“npm run [^”]+”/);

it.each([
  ['en', en],
  ['sw', sw],
  ['st', st],
] as const)('no command stands in the middle of a sentence: %s', (_, texts) => {
  const sentences = checks.map((check) => texts[checkTexts[check].todo]).filter((sentence) => sentence.includes('“npm run'));
  expect(sentences.length).toBeGreaterThan(5);
  for (const sentence of sentences) {
    const [before, ...after] = wordsAround(sentence);
    expect(before).toMatch(/: $/);
    // A command ends its sentence, and what follows begins another.
    for (const words of after) expect(words).toMatch(/^\.($| \p{Lu}.*: $)/u);
  }
});

it('shows commands on lines of their own, to be copied where nothing has to be filled in', () => {
  const { container } = render(<TodoWords sentence="Open it: “npm run owner”. Correct it: “npm run market -- apply FILE.yaml”." />);
  expect([...container.querySelectorAll('.command code')].map((code) => code.textContent)).toEqual([
    'npm run owner',
    'npm run market -- apply FILE.yaml',
  ]);
  expect(container.querySelector('p')?.childNodes[0]?.textContent).toBe('Open it: ');
  expect(container.querySelector('p')?.childNodes[2]?.textContent).toBe('Correct it: ');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Copy “npm run owner”']);
});
