import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { legalTexts } from '@safiri/rules/brand/brand.ts';
import { dueTexts, type Agreed } from '@safiri/rules/brand/consent.ts';
import { lawPages } from '../common/law-links.tsx';
import { serverMessage } from '../platform/api-client.ts';
import { brand } from '../platform/brand.ts';
import { personalStored } from '../platform/stored.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { useAgree, useDueConsents } from './api.ts';
import '../common/law.css';

const texts = brand.texts ?? {};

/** What is known here to be agreed to: who agreed once is not asked of the server again. */
const given = personalStored<readonly Agreed[]>(
  'agreed',
  [],
  (text) => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as Agreed[]) : undefined;
  },
  (value) => (value.length === 0 ? null : JSON.stringify(value)),
);

const inForce = (): Agreed[] =>
  legalTexts.flatMap((text) => {
    const version = texts[text];
    return version === undefined ? [] : [{ text, version }];
  });

const settle = () => given.set(inForce());

/** What somebody is to read and agree to. */
function Asked({ due, onAgreed }: { due: readonly Agreed[]; onAgreed: () => void }) {
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

/**
 * Asks people to agree to the texts of the law in force, before their next ride: a quiet band, which opens what is to be read.
 * @param isBusy a trip is under way: nobody is asked anything
 */
export function ConsentBand({ userType, isBusy }: { userType: string; isBusy: boolean }) {
  const t = useText();
  const known = given.use();
  const mayBeDue = dueTexts(texts, userType, known).length > 0;
  const asked = useDueConsents(mayBeDue && !isBusy);
  const [isOpen, setOpen] = useState(false);
  const isSettled = asked.data?.due.length === 0;
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  if (!mayBeDue || isBusy || asked.data === undefined) return null;
  const { due } = asked.data;
  if (due.length === 0) return null;
  return (
    <section className="consent-band" aria-label={t('consentTitle')}>
      <span className="grow">{t('consentBand')}</span>
      <Button kind="accent" small onClick={() => setOpen(true)}>
        {t('consentRead')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('consentTitle')}>
        <Asked due={due} onAgreed={settle} />
      </Dialog>
    </section>
  );
}
