import type { ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly title: string;
  /** What the other has saved. */
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** What another person has saved in the meantime; whose version stands is for who sits here to say. */
export function Meanwhile({ title, children, busy, onTheirs, onMine }: Props) {
  const t = useText();
  return (
    <div className="not-done" role="alert">
      <p>
        <b>{title}</b>
      </p>
      {children}
      <div className="row wrap">
        <Button kind="soft" small onClick={onTheirs}>
          {t('shopTakeTheirs')}
        </Button>
        <Button kind="soft" small busy={busy} onClick={onMine}>
          {t('shopSaveMine')}
        </Button>
      </div>
    </div>
  );
}
