import { Link } from 'wouter';
import { emptyQuilt } from '../art/empty-quilt.ts';
import { SentencePage } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';

const quilt = { svg: emptyQuilt, className: 'art-box' };

/** Any path without a screen. */
export function NotFoundScreen() {
  const t = useText();
  return (
    <SentencePage art={quilt} title={t('notFoundTitle')} text={t('notFoundText')}>
      <Link className="button primary" href="/">
        {t('home')}
      </Link>
      <Link className="button soft" href="/services">
        {t('services')}
      </Link>
    </SentencePage>
  );
}
