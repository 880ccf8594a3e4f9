import { expect, it } from 'vitest';
import { show, wordsOf } from '../testing/show.tsx';
import { ToastMessage } from './toast-message.tsx';

const shown = { id: 1, title: 'Login failed', text: 'Invalid credentials', open: true } as const;

it('a destructive message is an alert with a mark of its own, not a colour alone', async () => {
  const html = await show(<ToastMessage shown={{ ...shown, tone: 'bad' }} />, []);
  expect(wordsOf(html)).toBe('Login failed Invalid credentials');
  expect(html).toContain('class="toast bad"');
  expect(html).toContain('<div role="alert"><b>Login failed</b>');
  const good = await show(<ToastMessage shown={shown} />, []);
  expect(good).not.toContain('alert');
  const marks = [html, good].map((one) => /<svg.*?<\/svg>/s.exec(one)?.[0]);
  expect(marks[0]).not.toBe(marks[1]);
});

it('is only heard where the page shows the same words', async () => {
  const html = await show(<ToastMessage shown={{ ...shown, onPage: true }} />, []);
  expect(html).toBe('<p class="visually-hidden">Login failed Invalid credentials</p>');
});
