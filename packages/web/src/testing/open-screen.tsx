import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import type { TextRoom } from 'virtual:texts/keys';
import { expect, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { markReachable } from '../platform/connection.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { enterRoom } from '../platform/text.ts';
import { Toaster } from '../ui/toast.tsx';
import { fakeServer } from './fake-server.ts';

// A screen comes in parts that are loaded when they are shown: on a busy machine that takes longer than the second of the library.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Opens a screen in the page of happy-dom, with a fake server behind it and messages beside it. For files that begin with
 * `// @vitest-environment happy-dom`. What the screen says is found with `screen` of @testing-library/react.
 * @param server prepares answers before the screen asks
 */
export async function openScreen(
  element: ReactNode,
  {
    at,
    rooms,
    user = null,
    server: prepare = () => {},
  }: { at: string; rooms: readonly TextRoom[]; user?: OwnUser | null; server?: (server: ReturnType<typeof fakeServer>) => void },
) {
  const server = fakeServer();
  prepare(server);
  // A page without a layout has nothing at any point.
  document.elementsFromPoint ??= () => [];
  // What the last screen learned of its network is forgotten.
  markReachable();
  session.set(user);
  queryClient.clear();
  await Promise.all(rooms.map(enterRoom));
  const { hook, searchHook, history } = memoryLocation({ path: at, record: true });
  const press = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook} searchHook={searchHook}>
        <Suspense fallback={null}>{element}</Suspense>
        <Toaster />
      </Router>
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    session.set(null);
    vi.unstubAllGlobals();
    expect(server.unexpected, 'requests that no answer was prepared for').toEqual([]);
  });
  return { server, press, /** Where the screen has led. */ path: () => history.at(-1) };
}
