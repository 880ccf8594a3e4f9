import { strip } from '../art/strip.ts';
import { SentenceMain } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import './sentence-screen.css';

const cloth = { svg: strip(5), className: 'sentence-cloth' };

function SentenceScreen({ text }: { text: 'superadminDisabled' | 'paymentMaintenance' }) {
  const t = useText();
  return (
    <AppShell>
      <SentenceMain art={cloth} title={t(text)} />
    </AppShell>
  );
}

/** `/superadmin` (spec: foundations §2). */
export const SuperadminScreen = () => <SentenceScreen text="superadminDisabled" />;

/** `/payment` (spec: foundations §2). */
export const PaymentScreen = () => <SentenceScreen text="paymentMaintenance" />;
