import { strip } from '../art/strip.ts';
import { SentencePage } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';

const cloth = { svg: strip(14), className: 'splash-edge' };

function SentenceScreen({ text }: { text: 'superadminDisabled' | 'paymentMaintenance' }) {
  const t = useText();
  return <SentencePage art={cloth} title={t(text)} />;
}

/** `/superadmin` (spec: foundations §2). */
export const SuperadminScreen = () => <SentenceScreen text="superadminDisabled" />;

/** `/payment` (spec: foundations §2). */
export const PaymentScreen = () => <SentenceScreen text="paymentMaintenance" />;
