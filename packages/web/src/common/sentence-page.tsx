import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { Brand } from './brand.tsx';

/**
 * A page that has one thing to say: the way home above, a drawing, the words, and below them what can be done next: home and
 * the services where nothing else is given.
 * @param art the drawing; it comes from whoever shows the page, so that the app's first script carries no cloth that it does not show
 */
export function SentencePage({
  art,
  title,
  text,
  children,
}: {
  art: { readonly svg: string; readonly className: string };
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  const t = useText();
  return (
    <div className="sentence-page">
      <header>
        <Brand />
      </header>
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
    </div>
  );
}
