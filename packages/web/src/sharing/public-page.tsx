import { useEffect } from 'react';
import { useText } from '../platform/text.ts';
import { holdTitle } from '../platform/title.ts';
import { Brand } from '../common/brand.tsx';

/** Keeps the page out of search engines and its address out of what other sites are told. */
export function usePrivatePage(title: string): void {
  useEffect(() => {
    const release = holdTitle(title);
    const metas = [
      ['robots', 'noindex'],
      ['referrer', 'no-referrer'],
    ].map(([name = '', content = '']) => {
      const meta = document.createElement('meta');
      meta.name = name;
      meta.content = content;
      document.head.append(meta);
      return meta;
    });
    return () => {
      release();
      for (const meta of metas) meta.remove();
    };
  }, [title]);
}

/** Says whose page it is to somebody who has never heard of us. */
export function PublicHead() {
  const t = useText();
  return (
    <header className="track-head">
      <Brand label={t('trackAbout')} />
    </header>
  );
}
