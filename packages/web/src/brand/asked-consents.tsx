import { Link } from 'wouter';
import type { Agreed } from '@safiri/rules/brand/consent.ts';
import { lawPages } from '../common/law-links.tsx';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { useAgree } from './api.ts';
import '../common/law.css';

/** What somebody is to read and agree to. */
export function AskedConsents({ due, onAgreed }: { due: readonly Agreed[]; onAgreed: () => void }) {
  const t = useText();
  const agree = useAgree();
  return (
    <div className="stack">
      <p>{t('consentText')}</p>
      <ul className="card list">
        {due.map(({ text, version }) => (
          <li key={text}>
            <Link className="law-row" href={lawPages[text].path} target="_blank">
              <Icon name="book" size={22} />
              <span className="grow">{t(lawPages[text].title)}</span>
              <span className="caption num">{t('lawVersion', { n: version })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {agree.isError ? (
        <p className="field-error" role="alert">
          {serverMessage(agree.error, t('consentNotSaved'))}
        </p>
      ) : null}
      <Button full busy={agree.isPending} onClick={() => agree.mutate(due, { onSuccess: onAgreed })}>
        {t('consentAgree')}
      </Button>
    </div>
  );
}
