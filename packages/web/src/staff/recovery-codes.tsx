import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import './team.css';

/** The codes for a lost authenticator, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  return (
    <div className="stack">
      <p>{t('recoveryNote')}</p>
      <ul className="recovery-codes num" aria-label={t('recoveryTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <b>{code}</b>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{t('recoveryDone')}</Button>
    </div>
  );
}
