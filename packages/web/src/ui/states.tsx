import type { ReactNode } from 'react';
import { emptyQuilt } from '../art/quilts.ts';
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

/** What could not be loaded, in place, with a way to try again. */
export function ErrorCard({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText();
  return (
    <div className="card error-card" role="alert">
      <p>{text}</p>
      <Button kind="soft" small onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
