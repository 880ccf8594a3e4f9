import { useEffect, useState } from 'react';
import type { TrackView } from '@safiri/contract/sharing/shapes.ts';
import { sharingPaths, trackStreamPath } from '@safiri/contract/sharing/paths.ts';
import { ApiError, callApi } from '../platform/api-client.ts';
import { serverTime } from '../platform/server-clock.ts';

/** What is known of a link. */
export interface Followed {
  /** `unknown` never showed anything: it ended before, or is no link of ours; the server says the same of both. */
  readonly state: 'loading' | 'live' | 'lost' | 'ended' | 'unknown';
  readonly view: TrackView | null;
  /** When the view came, in milliseconds by the server's clock. */
  readonly at: number;
}

const RETRY_MS = 4000;

/** Follows a link: live while there is a connection, asking every few seconds while not, until it ends. */
export function useFollowedLink(shareId: string): Followed {
  const [followed, setFollowed] = useState<Followed>({ state: 'loading', view: null, at: 0 });
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const take = (view: TrackView) => setFollowed({ state: 'live', view, at: serverTime() });
    const end = () => {
      over = true;
      source?.close();
      clearTimeout(timer);
      setFollowed((known) => ({ state: known.view === null ? 'unknown' : 'ended', view: null, at: serverTime() }));
    };
    const lose = () => {
      source?.close();
      source = undefined;
      if (over) return;
      setFollowed((known) => ({ ...known, state: 'lost' }));
      timer = setTimeout(() => void connect(), RETRY_MS);
    };
    /** Asks first: a stream can't say why it was refused. */
    const connect = async () => {
      try {
        const view = await callApi(sharingPaths.track, { params: { shareId } });
        if (over) return;
        take(view);
        source = new EventSource(trackStreamPath.replace(':shareId', shareId));
        source.addEventListener('track', (event) => take(JSON.parse((event as MessageEvent<string>).data) as TrackView));
        source.addEventListener('ended', end);
        source.addEventListener('error', lose);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) end();
        else lose();
      }
    };
    void connect();
    return () => {
      over = true;
      source?.close();
      clearTimeout(timer);
    };
  }, [shareId]);
  return followed;
}
