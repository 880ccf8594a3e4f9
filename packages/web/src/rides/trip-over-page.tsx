import type { ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

/** The page of a trip that came to nothing or ended on the way. It stays until the person leaves it. */
export function TripOverPage({ title, onLeave, children }: { title: string; onLeave: () => void; children: ReactNode }) {
  const t = useText();
  return (
    <main className="page narrow" id="main">
      <h1 className="h1">{title}</h1>
      {children}
      <Button kind="soft" full onClick={onLeave}>
        {t('goBack')}
      </Button>
    </main>
  );
}
