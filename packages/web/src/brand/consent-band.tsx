import { useEffect, useState } from 'react';
import { dueTexts } from '@safiri/rules/brand/consent.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AskedConsents } from './asked-consents.tsx';
import { useDueConsents } from './api.ts';
import { given, settle, textsInForce } from './given-consents.ts';
import '../common/law.css';

/**
 * Asks people to agree to the texts of the law in force, before their next ride: a quiet band, which opens what is to be read.
 * @param isBusy a trip is under way: nobody is asked anything
 */
export function ConsentBand({ userType, isBusy }: { userType: string; isBusy: boolean }) {
  const t = useText();
  const known = given.use();
  const mayBeDue = dueTexts(textsInForce, userType, known).length > 0;
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
        <AskedConsents due={due} onAgreed={settle} />
      </Dialog>
    </section>
  );
}
