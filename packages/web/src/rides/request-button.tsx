import { useId, type ReactNode } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

/** The screen's main button. While something is missing it says what, instead of looking alive and doing nothing. */
export function RequestButton({
  label,
  price,
  missing,
  busy,
  onClick,
}: {
  label: string;
  /** What the person will pay with this tap. */
  price: ReactNode;
  missing: TextKey | undefined;
  busy: boolean;
  onClick: () => void;
}) {
  const t = useText();
  const id = useId();
  const isFinding = missing === 'findingYou';
  return (
    <>
      <Button full className="request" disabled={missing !== undefined} busy={busy} aria-describedby={id} onClick={onClick}>
        <span>{busy ? t('requesting') : isFinding ? t('findingYou') : label}</span>
        {busy || missing !== undefined ? null : price}
      </Button>
      <p className="caption request-missing" id={id} role="status">
        {missing === undefined || isFinding ? null : t(missing)}
      </p>
    </>
  );
}
