import { expect, it } from 'vitest';
import { AiFeaturesScreen } from '../assistant/ai-features-screen.tsx';
import type { StoresAround } from '../assistant/store-field.tsx';
import { naledi } from '../testing/people.ts';
import { fieldsIn, show, wordsOf } from '../testing/show.tsx';

const tab = (search: string, stores: StoresAround = [{ id: 4, name: 'Hatfield Fresh Market' }]) =>
  show(<AiFeaturesScreen stores={stores} cart={() => null} />, ['assistant', 'catalogue'], { user: naledi, search });

it('the AI features begin with voice, beside four other tabs', async () => {
  const html = await tab('');
  const tabs = [...html.matchAll(/<button[^>]*role="tab"[^>]*aria-selected="(\w+)"[^>]*>(.*?)<\/button>/gs)];
  expect(tabs.map(([, chosen, text]) => [text?.replace(/<small.*/, ''), chosen])).toEqual([
    ['Voice Ordering', 'true'],
    ['Smart Shopping', 'false'],
    ['Competitive Pricing', 'false'],
    ['Vehicle Verification', 'false'],
    ['Multi-Service Training', 'false'],
  ]);
  // A passenger reads whose the last two are; by name they are as specified.
  expect(tabs.map(([, , text]) => text?.includes('<small aria-hidden="true"> for drivers</small>'))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(wordsOf(html)).toContain('Tap to start Say items like: 2 kg bananas, 1 liter milk, white bread What you need Store');
  expect(html, 'with no words there is nothing to find').toMatch(/<button[^>]* disabled=""[^>]*>Find items</);
  expect(wordsOf(html)).toContain('Find items Say or write what you want first.');
});

it('says that no store is near only once the stores around are known', async () => {
  const none = 'No store that takes rand delivers to your place.';
  expect(wordsOf(await tab('', []))).toContain(none);
  expect(wordsOf(await tab('', null))).not.toContain(none);
  expect(
    wordsOf(await show(<AiFeaturesScreen stores={undefined} cart={() => null} />, ['assistant', 'catalogue'], { user: naledi })),
  ).not.toContain(none);
});

it('a smart list asks for household, budget and diets', async () => {
  const html = await tab('tab=shopping');
  expect(wordsOf(html)).toContain(
    'Household size Weekly budget R Dietary preferences Vegetarian Vegan Halal Kosher Gluten-free Dairy-free Low-carb ' +
      'Diabetic-friendly Heart-healthy Store Hatfield Fresh Market Generate Weekly Shopping List',
  );
  expect(fieldsIn(html)).toMatchObject({ 'Household size': 'input 2', 'Weekly budget': 'input 800' });
  expect(html.match(/type="checkbox"/g)).toHaveLength(9);
  expect(html).not.toContain('checked=""');
});

it('a vehicle is checked by type and year of make, with the policy beneath', async () => {
  const html = await tab('tab=vehicle');
  const words = wordsOf(html);
  expect(words).toContain('Vehicle type Car Scooter Motorcycle Bakkie Year of make');
  expect([...html.matchAll(/<option value="(\d{4})"/g)]).toHaveLength(16);
  expect(words).toContain(
    'Verify Vehicle Eligibility Vehicle policy Car up to 11 years Scooter up to 8 years Motorcycle up to 10 years ' +
      'Bakkie up to 12 years A safety inspection that was passed Current insurance Registration',
  );
});
