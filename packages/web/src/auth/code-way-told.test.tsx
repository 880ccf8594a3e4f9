// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { INSTANCE_ID } from '@safiri/contract/settings/instance.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Signing in, on a page that a server wrote, while nobody has answered what was asked for. */
async function shown(canText: boolean) {
  document.head.innerHTML = `<script type="application/json" id="${INSTANCE_ID}">${JSON.stringify({ markets: [], emergency: {}, canText })}</script>`;
  vi.resetModules();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const [{ LoginForm }, { queryClient }, { enterRoom }] = await Promise.all([
    import('./login-form.tsx'),
    import('../platform/query.ts'),
    import('../platform/text.ts'),
  ]);
  await Promise.all([enterRoom('auth'), enterRoom('auth-password')]);
  render(
    <QueryClientProvider client={queryClient}>
      <LoginForm onForgot={() => {}} onCode={() => {}} sending={false} codeError={undefined} />
    </QueryClientProvider>,
  );
}

it('keeps no room for a code where the page says that none can be sent: nothing moves once the server has answered', async () => {
  await shown(false);
  expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Login' }).className).toContain('primary');
});

it('offers the code at once where the page says that it can be sent', async () => {
  await shown(true);
  expect(screen.getByRole('button', { name: 'Send me a code' }).closest('[data-known="true"]')).not.toBeNull();
});
