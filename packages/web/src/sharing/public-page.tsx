import { product } from '@safiri/rules/product.ts';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { holdTitle } from '../platform/title.ts';
import { logo } from '../art/logo.ts';
import { Art } from '../ui/svg.tsx';

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
      <Link className="brand" href="/" aria-label={t('trackAbout', { product: product.name })}>
        <Art svg={logo(36)} />
        <span>{product.name}</span>
      </Link>
    </header>
  );
}
