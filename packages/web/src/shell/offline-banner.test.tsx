// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { callApi } from '../platform/api-client.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const settings = { tilesUrl: null, maps: [], demo: false, canText: false, aiModel: null };

function Screen() {
  const { isError, refetch } = useQuery({ queryKey: ['asked'], queryFn: () => callApi(settingsPaths.getSettings) });
  return (
    <>
      <OfflineBanner />
      {isError ? <ErrorCard text="It could not be loaded." onRetry={() => void refetch()} /> : null}
    </>
  );
}

const open = (prepare: NonNullable<Parameters<typeof openScreen>[1]['server']>) =>
  openScreen(<Screen />, { at: '/', rooms: [], server: prepare });

it.each([502, 503, 504] as const)(
  'says of a proxy’s %i that the server is away, not the network, and asks again by itself',
  async (status) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = await open((fake) => fake.isBehindProxy(settingsPaths.getSettings, status));
    const card = await screen.findByRole('alert');
    expect(card.textContent).toBe('Safiri can’t be reached just now. It could not be loaded.Try again');
    const banner = screen.getByRole('status');
    expect(banner.textContent).toMatch(/^Safiri can’t be reached just now\. We keep trying\. /);
    act(() => void vi.advanceTimersByTime(20_000));
    await expect.poll(() => server.requestsOf(settingsPaths.getSettings).length).toBe(2);
    expect(screen.getByRole('alert')).toBeTruthy();
    server.replies(settingsPaths.getSettings, settings);
    act(() => void vi.advanceTimersByTime(20_000));
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
    expect(banner.textContent).toBe('');
  },
);

it('says that there is no connection where nobody answers', async () => {
  await open((fake) => fake.isAway(settingsPaths.getSettings));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No connection\./);
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\. /);
});
