import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { emptyQuilt } from '../art/quilts.ts';
import { onReconnect, useOnline } from '../app/connection.ts';
import { useText } from '../app/text.ts';
import { Button } from './button.tsx';
import { Art } from './svg.tsx';

export function Skeleton({ height }: { height: number }) {
  return <div className="sk" style={{ height }} />;
}

/** Three cells of cloth, one line, at most one action. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <Art svg={emptyQuilt} />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** What could not be loaded, in place, with a way to try again. Without a connection it says so, and tries again by itself when it is back. */
export function ErrorCard({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText();
  const online = useOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => onReconnect(() => retry()), []);
  return (
    <div className="card error-card" role="alert">
      <p>
        {online ? null : <b>{t('noConnection')} </b>}
        {text}
      </p>
      <Button kind="soft" small onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
