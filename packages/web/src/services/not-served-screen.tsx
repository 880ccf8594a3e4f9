import { emptyQuilt } from '../art/empty-quilt.ts';
import { SentencePage } from '../common/sentence-page.tsx';
import { homeMarket } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';

const quilt = { svg: emptyQuilt, className: 'art-box' };

/** In place of a screen of what the city of this phone does not serve. */
export function NotServedScreen() {
  const t = useText();
  return <SentencePage art={quilt} title={t('notServedTitle')} text={t('notServedText', { city: homeMarket()?.name ?? '' })} />;
}
