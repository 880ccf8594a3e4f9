import { useEffect } from 'react';
import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';

const TRY_AGAIN_MS = 1500;

/** Tells the server, once, that an offer stands on a page that somebody can see: only then may its lapse count. */
export function useShown(offerId: number): void {
  useEffect(() => {
    const driverId = session.get()?.driver?.id;
    let done = driverId === undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      if (done || document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      callApi(dispatchPaths.offerShown, { params: { id: String(driverId), offerId: String(offerId) } }).then(
        () => (done = true),
        () => (timer = setTimeout(tell, TRY_AGAIN_MS)),
      );
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      done = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [offerId]);
}
