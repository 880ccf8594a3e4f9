import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { Brand } from './brand.tsx';

interface Said {
  /** The drawing; it comes from whoever shows the page, so that the app's first script carries no cloth that it does not show. */
  readonly art: { readonly svg: string; readonly className: string };
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/**
 * What a page of one sentence has to say: a drawing, the words, and below them what can be done next: home and the services
 * where nothing else is given.
 */
export function SentenceMain({ art, title, text, children }: Said) {
  const t = useText();
  return (
    <main className="sentence" id="main">
      <Art {...art} />
      <h1 className="h1">{title}</h1>
      {text === undefined ? null : <p className="muted">{text}</p>}
      <p className="row">
        {children ?? (
          <>
            <Link className="button primary" href="/">
              {t('home')}
            </Link>
            <Link className="button soft" href="/services">
              {t('services')}
            </Link>
          </>
        )}
      </p>
    </main>
  );
}

/** A page of one sentence by itself, with the way home above. */
export function SentencePage(said: Said) {
  return (
    <div className="sentence-page">
      <header>
        <Brand />
      </header>
      <SentenceMain {...said} />
    </div>
  );
}
