import { Link } from 'wouter';
import { emptyQuilt, strip } from '../art/quilts.ts';
import { useText } from '../app/text.ts';
import { Art } from '../ui/svg.tsx';

const edge = strip(14);

/** `/superadmin` and `/payment`: one sentence each (spec: foundations §2). */
export function SentenceScreen({ text }: { text: 'superadminDisabled' | 'paymentMaintenance' }) {
  const t = useText();
  return (
    <main className="sentence" id="main">
      <Art svg={edge} className="splash-edge" />
      <h1 className="h2">{t(text)}</h1>
    </main>
  );
}

/** Any path without a screen. */
export function NotFoundScreen() {
  const t = useText();
  return (
    <main className="sentence" id="main">
      <Art svg={emptyQuilt} className="art-box" />
      <h1 className="h1">{t('notFoundTitle')}</h1>
      <p className="mut">{t('notFoundText')}</p>
      <p className="row">
        <Link className="btn p" href="/">
          {t('home')}
        </Link>
        <Link className="btn s" href="/services">
          {t('services')}
        </Link>
      </p>
    </main>
  );
}
