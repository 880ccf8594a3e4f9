import { Link } from 'wouter';
import { SentencePage } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';

function SentenceScreen({ text }: { text: 'superadminDisabled' | 'paymentMaintenance' }) {
  const t = useText();
  return (
    <SentencePage cloth title={t(text)}>
      <Link className="button primary" href="/">
        {t('home')}
      </Link>
      <Link className="button soft" href="/services">
        {t('services')}
      </Link>
    </SentencePage>
  );
}

/** `/superadmin` (spec: foundations §2). */
export const SuperadminScreen = () => <SentenceScreen text="superadminDisabled" />;

/** `/payment` (spec: foundations §2). */
export const PaymentScreen = () => <SentenceScreen text="paymentMaintenance" />;
