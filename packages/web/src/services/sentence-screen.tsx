import { Link } from 'wouter';
import { strip } from '../art/strip.ts';
import { SentenceMain } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import './sentence-screen.css';

const cloth = { svg: strip(5), className: 'sentence-cloth' };

/** `/superadmin` (spec: foundations §2), and where the team works instead. */
export function SuperadminScreen() {
  const t = useText();
  return (
    <AppShell>
      <SentenceMain art={cloth} title={t('superadminDisabled')} text={t('superadminText')}>
        <Link className="button primary" href="/">
          {t('home')}
        </Link>
        <Link className="button soft" href="/staff">
          {t('superadminTeam')}
        </Link>
      </SentenceMain>
    </AppShell>
  );
}

/** `/payment` (spec: foundations §2), and how things are paid. */
export function PaymentScreen() {
  const t = useText();
  return (
    <AppShell>
      <SentenceMain art={cloth} title={t('paymentMaintenance')} text={t('paymentText')}>
        <Link className="button primary" href="/">
          {t('home')}
        </Link>
        <Link className="button soft" href="/live-chat">
          {t('tabSupport')}
        </Link>
      </SentenceMain>
    </AppShell>
  );
}
