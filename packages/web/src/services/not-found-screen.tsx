import { Link } from 'wouter';
import { SentencePage } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';

/** Any path without a screen. */
export function NotFoundScreen() {
  const t = useText();
  return (
    <SentencePage title={t('notFoundTitle')} text={t('notFoundText')}>
      <Link className="button primary" href="/">
        {t('home')}
      </Link>
      <Link className="button soft" href="/services">
        {t('services')}
      </Link>
    </SentencePage>
  );
}
