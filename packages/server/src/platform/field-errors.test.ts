import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors, fieldName } from './field-errors.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  password: z.string().check(z.minLength(8)),
  email: z.email(),
  declaredValue: z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  stars: z.number().check(z.gte(1), z.lte(5)),
  items: z.array(z.object({ quantity: z.number() })).check(z.minLength(1)),
  kind: z.enum(['cash', 'wallet']),
});

const refusals = (data: unknown) => {
  const result = z.safeParse(schema, data, { reportInput: true });
  return result.success ? [] : fieldErrors(result.error.issues).map(({ path, message }) => `${path}: ${message}`);
};

it('says what is wrong with each field in words, never in those of the validator', () => {
  expect(
    refusals({
      name: '',
      password: 'short',
      email: 'a@',
      declaredValue: 'R5',
      stars: 9,
      items: [{ quantity: '2' }],
      kind: 'gold',
      more: 1,
    }),
  ).toEqual([
    'name: Please fill this in.',
    'password: At least 8 characters, please.',
    'email: This is not an email address.',
    'declaredValue: This does not look right.',
    'stars: This can’t be more than 5.',
    'items.0.quantity: This must be a number.',
    'kind: This can’t be chosen.',
    'more: Unknown field',
  ]);
  expect(refusals({ name: 'Thandeka', items: [] })).toEqual([
    'name: At most 5 characters, please.',
    'password: Please fill this in.',
    'email: Please fill this in.',
    'declaredValue: Please fill this in.',
    'stars: Please fill this in.',
    'items: Choose at least 1.',
    'kind: Please fill this in.',
  ]);
});

it('names a field as a person would', () => {
  expect([fieldName('declaredValue'), fieldName('items.0.quantity'), fieldName('body')]).toEqual(['Declared value', 'Quantity', 'Body']);
});
