import { expect, it } from 'vitest';
import { language } from '../platform/preferences.ts';
import { enterRoom, speak, translate } from '../platform/text.ts';
import { carLooks } from './car-looks.ts';

const car = { color: 'White', make: 'Toyota', model: 'Corolla Quest' };

it('says a known colour in the language of the reader, and any other as its driver wrote it', async () => {
  await enterRoom('cars');
  expect(carLooks(translate, car)).toBe('White Toyota Corolla Quest');
  language.set('sw');
  await speak('sw');
  expect(carLooks(translate, car)).toBe('Toyota Corolla Quest nyeupe');
  expect(carLooks(translate, { ...car, color: ' gray' })).toBe('Toyota Corolla Quest ya kijivu');
  expect(carLooks(translate, { ...car, color: 'Midnight pearl' })).toBe('Midnight pearl Toyota Corolla Quest');
  expect(carLooks(translate, { ...car, color: null })).toBe('Toyota Corolla Quest');
  expect(carLooks(translate, car, 2021)).toBe('Toyota Corolla Quest 2021 nyeupe');
  expect(carLooks(translate, { color: '', make: null, model: '' }, null)).toBe('');
});
