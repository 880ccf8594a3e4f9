import type { ReactNode } from 'react';
import { Art } from '../ui/svg.tsx';
import { Brand } from './brand.tsx';

/**
 * A page that has one thing to say: the way home above, a drawing, the words, and below them what can be done next.
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
  return (
    <div className="sentence-page">
      <header>
        <Brand />
      </header>
      <main className="sentence" id="main">
        <Art {...art} />
        <h1 className="h1">{title}</h1>
        {text === undefined ? null : <p className="muted">{text}</p>}
        {children === undefined ? null : <p className="row">{children}</p>}
      </main>
    </div>
  );
}
