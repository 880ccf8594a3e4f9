import type { ReactNode } from 'react';
import { emptyQuilt } from '../art/empty-quilt.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Art } from '../ui/svg.tsx';
import './trip-over.css';

/** The page of a trip that came to nothing or ended on the way. It stays until the person leaves it. */
export function TripOverPage({ title, onLeave, children }: { title: string; onLeave: () => void; children: ReactNode }) {
  const t = useText();
  return (
    <main className="page narrow trip-over" id="main">
      <Art svg={emptyQuilt} />
      <h1 className="h1">{title}</h1>
      {children}
      <Button kind="soft" full onClick={onLeave}>
        {t('goBack')}
      </Button>
    </main>
  );
}
