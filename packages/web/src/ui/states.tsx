import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { emptyQuilt } from '../art/empty-quilt.ts';
import { onReconnect } from '../platform/connection.ts';
import { useUnreached } from '../platform/unreached.ts';
import { useText } from '../platform/text.ts';
import { Button } from './button.tsx';
import { Art } from './svg.tsx';

/** Pixels from which what comes is a card rather than a bar. */
const CARD_FROM_PX = 72;

export function Skeleton({ height }: { height: number }) {
  return <div className={height < CARD_FROM_PX ? 'skeleton' : 'skeleton lines'} style={{ height }} />;
}

/** Three cells of cloth, one line, what comes here where that needs saying, at most one action. */
export function EmptyState({ text, note, children }: { text: string; note?: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <Art svg={emptyQuilt} />
      <p className="title">{text}</p>
      {note === undefined ? null : <p>{note}</p>}
      {children}
    </div>
  );
}

/** How far apart, in milliseconds, what could not be loaded is asked for again while there is no server. */
const AGAIN_MS = 15_000;

/**
 * What could not be loaded, in place, with a way to try again; `whole` when it is all there is on the screen. Without a
 * connection, or a server, it says so, and tries again by itself.
 */
export function ErrorCard({ text, onRetry, whole = false }: { text: string; onRetry: () => void; whole?: boolean }) {
  const t = useText();
  const unreached = useUnreached();
  const online = unreached === undefined;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const stop = onReconnect(() => retry());
    // Whoever has no stream that comes back would never hear that the server did.
    const timer = online ? undefined : setInterval(() => retry(), AGAIN_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [online]);
  return (
    <div className={whole ? 'empty-state' : 'card error-card'} role="alert">
      {whole ? (
        <>
          <Art svg={emptyQuilt} />
          <h2 className="h2">{unreached ?? text} </h2>
          {online ? <p className="caption">{t('maybeOurSide')}</p> : <p>{text}</p>}
        </>
      ) : (
        <p>
          {online ? null : <b>{unreached} </b>}
          {text}
        </p>
      )}
      <Button kind={whole ? 'primary' : 'soft'} small={!whole} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
