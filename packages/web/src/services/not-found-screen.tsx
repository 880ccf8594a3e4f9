import { brokenRoad } from '../art/broken-road.ts';
import { SentencePage } from '../common/sentence-page.tsx';
import { useText } from '../platform/text.ts';

const road = { svg: brokenRoad, className: 'art-box' };

/** Any path without a screen. */
export function NotFoundScreen() {
  const t = useText();
  return <SentencePage art={road} title={t('notFoundTitle')} text={t('notFoundText')} />;
}
