// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { PasswordField } from './password-field.tsx';

it('shows what was typed and hides it again, and leaves the caret where it was', async () => {
  const { press } = await openScreen(<PasswordField />, { at: '/', rooms: ['auth-password'] });
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await press.type(field, 'a Quite-long one 7');
  field.setSelectionRange(3, 3);
  expect(field.type).toBe('password');
  await press.click(screen.getByRole('button', { name: 'Show what you typed' }));
  expect([field.type, field.value, field.selectionStart]).toEqual(['text', 'a Quite-long one 7', 3]);
  await press.click(screen.getByRole('button', { name: 'Hide what you typed' }));
  expect(field.type).toBe('password');
});

it('says how long a new one must be, and nothing of that of one that is there', async () => {
  await openScreen(
    <>
      <PasswordField />
      <PasswordField isNew label="New" />
    </>,
    { at: '/', rooms: ['auth-password'] },
  );
  expect(screen.getAllByText('At least 8 characters')).toHaveLength(1);
  expect(screen.getByLabelText('New').getAttribute('minlength')).toBe('8');
  expect(screen.getByLabelText('Password').getAttribute('minlength')).toBeNull();
});
