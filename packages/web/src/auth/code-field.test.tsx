// @vitest-environment happy-dom
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { CodeField } from './code-field.tsx';

function Typed({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <CodeField value={value} onChange={setValue} error={error} />;
}

const drawn = () => [...document.querySelectorAll('.code-place')].map((place) => place.textContent);

it('draws six places for one field, and fills them from the left', async () => {
  const { press } = await openScreen(<Typed />, { at: '/auth', rooms: ['auth'] });
  expect(drawn()).toEqual(['', '', '', '', '', '']);
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  await press.type(field, '12a3');
  expect(drawn()).toEqual(['1', '2', '3', '', '', '']);
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
});

it('begins anew with what is typed after a whole code that was wrong', async () => {
  const { press } = await openScreen(<Typed error="Not the code" />, { at: '/auth', rooms: ['auth'] });
  const field = screen.getByLabelText('Code');
  await press.type(field, '000000');
  await press.type(field, '7');
  expect(drawn()).toEqual(['7', '', '', '', '', '']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('takes a code that is pasted with gaps', async () => {
  const { press } = await openScreen(<Typed />, { at: '/auth', rooms: ['auth'] });
  await press.click(screen.getByLabelText('Code'));
  await press.paste('123 456');
  expect(drawn().join('')).toBe('123456');
});
