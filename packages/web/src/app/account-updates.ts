import { useCallback } from 'react';
import { sessionPaths } from '@safiri/contract/auth/session-paths.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { renewSession } from '../platform/session.ts';
import { useStreamEvent } from '../platform/stream.ts';

/**
 * Keeps the signed-in person up to date: by the stream as it happens, and once on each new connection, so that an
 * approval, a suspension or an expired document shows without a reload.
 */
export function useAccountUpdates(): void {
  useStreamEvent(
    'account',
    useCallback(({ user }: StreamEvents['account']) => {
      renewSession(user);
      void queryClient.invalidateQueries({ queryKey: ['verification'] });
    }, []),
  );
  useStreamEvent(
    'hello',
    useCallback(() => {
      callApi(sessionPaths.session, { on401: 'nothing' })
        .then((answer) => answer !== null && renewSession(answer.user))
        .catch(() => {});
    }, []),
  );
}
