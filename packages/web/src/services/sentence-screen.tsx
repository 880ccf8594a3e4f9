import { strip } from '../art/strip.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';

const edge = strip(14);

function SentenceScreen({ text }: { text: 'superadminDisabled' | 'paymentMaintenance' }) {
  const t = useText();
  return (
    <main className="sentence" id="main">
      <Art svg={edge} className="splash-edge" />
      <h1 className="h2">{t(text)}</h1>
    </main>
  );
}

/** `/superadmin` (spec: foundations §2). */
export const SuperadminScreen = () => <SentenceScreen text="superadminDisabled" />;

/** `/payment` (spec: foundations §2). */
export const PaymentScreen = () => <SentenceScreen text="paymentMaintenance" />;
