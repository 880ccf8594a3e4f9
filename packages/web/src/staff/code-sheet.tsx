import type { HandedOut } from '@safiri/contract/onboarding/calls.ts';
import { handedInFours } from '@safiri/rules/auth/handed-code.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';

/** Codes that were just made, each on a slip to be cut out and handed over. They are on this screen alone: nobody can read them again. */
export function CodeSheet({ made: { codes, left }, onDone }: { made: HandedOut; onDone: () => void }) {
  const t = useText();
  return (
    <section className="stack" aria-label={t('codesTitle')}>
      <div className="stack no-print">
        <h2 className="h2">{t('codesTitle')}</h2>
        <p>{t('codesNote')}</p>
        {left === 0 ? null : <p className="chip">{t('codesLeft', { n: left })}</p>}
        <div className="row wrap">
          <Button onClick={() => window.print()}>{t('codesPrint')}</Button>
          <Button kind="soft" onClick={onDone}>
            {t('codesDone')}
          </Button>
        </div>
      </div>
      <ul className="code-slips">
        {codes.map(({ userId, name, plate, phone, code, how }) => (
          <li key={userId} className="card code-slip">
            <b>{name}</b>
            <span className="caption num">
              {plate} · {phone}
            </span>
            <b className="code-slip-digits num">{handedInFours(code)}</b>
            <span className="caption">{how}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
