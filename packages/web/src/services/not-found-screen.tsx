import { emptyQuilt } from '../art/empty-quilt.ts';
import { SentencePage } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';

const quilt = { svg: emptyQuilt, className: 'art-box' };

/** Any path without a screen. */
export function NotFoundScreen() {
  const t = useText();
  return <SentencePage art={quilt} title={t('notFoundTitle')} text={t('notFoundText')} />;
}
