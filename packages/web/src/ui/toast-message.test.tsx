// @vitest-environment happy-dom
import { act as run, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { language } from '../platform/preferences.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { show, wordsOf } from '../testing/show.tsx';
import { ToastMessage } from './toast-message.tsx';
import { TOAST_DURATION_MS } from './toast-store.ts';
import { toast } from './toast.tsx';

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

it.each([
  ['rests where it comes up', fireEvent.pointerEnter, 0],
  ['is moved over it', fireEvent.pointerMove, 1],
] as const)('a mouse that %s does not keep it for ever unless somebody means to read on', async (_name, act, times) => {
  await openScreen(
    <button type="button" onClick={() => toast({ title: 'Saved' })}>
      Save
    </button>,
    { at: '/profile', rooms: [] },
  );
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  act((await vi.waitFor(() => screen.getByText('Saved'))).closest('.toast') as Element);
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS + 1000);
  expect(screen.queryAllByText('Saved')).toHaveLength(times);
  vi.useRealTimers();
});

it('goes when another language is chosen: it was said in the one before', async () => {
  onTestFinished(() => language.set('en'));
  await openScreen(
    <button type="button" onClick={() => toast({ title: 'Saved' })}>
      Save
    </button>,
    { at: '/profile', rooms: [] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  run(() => language.set('st'));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});
