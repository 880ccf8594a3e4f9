import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { strip } from '../art/strip.ts';
import { SentenceMain } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import './sentence-screen.css';

const cloth = { svg: strip(5), className: 'sentence-cloth' };

interface Said {
  readonly title: TextKey;
  /** What it means for whoever reads it. */
  readonly text: TextKey;
  /** Where else they may have wanted to go, and what it is called. */
  readonly path: string;
  readonly place: TextKey;
}

function SentenceScreen({ title, text, path, place }: Said) {
  const t = useText();
  return (
    <AppShell>
      <SentenceMain art={cloth} title={t(title)} text={t(text)}>
        <Link className="button primary" href="/">
          {t('home')}
        </Link>
        <Link className="button soft" href={path}>
          {t(place)}
        </Link>
      </SentenceMain>
    </AppShell>
  );
}

/** `/superadmin` (spec: foundations §2), and where the team works instead. */
export const SuperadminScreen = () => (
  <SentenceScreen title="superadminDisabled" text="superadminText" path="/staff" place="superadminTeam" />
);

/** `/payment` (spec: foundations §2), and how things are paid. */
export const PaymentScreen = () => <SentenceScreen title="paymentMaintenance" text="paymentText" path="/live-chat" place="tabSupport" />;
