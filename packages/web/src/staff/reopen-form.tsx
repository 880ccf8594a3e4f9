import { useState } from 'react';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** Opens again what was decided, with the reason that its driver reads. */
export function ReopenForm({ name, busy, onReopen }: { name: string; busy: boolean; onReopen: (reason: string) => Promise<boolean> }) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  if (!asked) {
    return (
      <Button kind="soft" small busy={busy} aria-label={`${t('reviewReopen')}: ${name}`} onClick={() => setAsked(true)}>
        {t('reviewReopen')}
      </Button>
    );
  }
  const reopen = async () => {
    if (!(await onReopen(reason.trim()))) return;
    setReason('');
    setAsked(false);
  };
  return (
    <div className="stack">
      <Field
        label={`${t('reviewReopenWhy')}: ${name}`}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        kind="danger"
        small
        busy={busy}
        why={reason.trim() === '' ? t('needReason') : undefined}
        aria-label={`${t('reviewReopen')}: ${name}`}
        onClick={() => void reopen()}
      >
        {t('reviewReopen')}
      </Button>
    </div>
  );
}
