import { Link } from 'wouter';
import { emptyQuilt } from '../art/empty-quilt.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';

/** Any path without a screen. */
export function NotFoundScreen() {
  const t = useText();
  return (
    <main className="sentence" id="main">
      <Art svg={emptyQuilt} className="art-box" />
      <h1 className="h1">{t('notFoundTitle')}</h1>
      <p className="muted">{t('notFoundText')}</p>
      <p className="row">
        <Link className="button primary" href="/">
          {t('home')}
        </Link>
        <Link className="button soft" href="/services">
          {t('services')}
        </Link>
      </p>
    </main>
  );
}
