import { Link } from 'wouter';
import { strip } from '../art/strip.ts';
import { SentenceMain } from '../common/sentence-page.tsx';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import './sentence-screen.css';

const cloth = { svg: strip(5), className: 'sentence-cloth' };

interface Said {
  readonly title: string;
  /** What it means for whoever reads it. */
  readonly text: string;
  /** Where else they may have wanted to go, and what it is called. */
  readonly path: string;
  readonly place: string;
  /** That they most likely wanted to go there rather than home. */
  readonly isThere?: boolean;
}

function SentenceScreen({ title, text, path, place, isThere = false }: Said) {
  const t = useText();
  const user = session.use();
  return (
    // Beside the way in that is meant here, the passengers' own would be a second one.
    <AppShell bare={isThere && user === null}>
      <SentenceMain art={cloth} title={title} text={text}>
        <Link className={isThere ? 'text-link' : 'button primary'} href="/">
          {t('home')}
        </Link>
        <Link className={isThere ? 'button primary' : 'button soft'} href={path}>
          {place}
        </Link>
      </SentenceMain>
    </AppShell>
  );
}

/** `/superadmin` (spec: foundations §2), and where the team works instead. */
export function SuperadminScreen() {
  const t = useText();
  return <SentenceScreen title={t('superadminDisabled')} text={t('superadminText')} path="/staff" place={t('superadminTeam')} isThere />;
}

/** `/payment` (spec: foundations §2), and how things are paid. */
export function PaymentScreen() {
  const t = useText();
  return <SentenceScreen title={t('paymentMaintenance')} text={t('paymentText')} path="/live-chat" place={t('tabSupport')} />;
}
