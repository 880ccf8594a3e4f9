import type { ReactNode } from 'react';
import { emptyQuilt } from '../art/empty-quilt.ts';
import { strip } from '../art/strip.ts';
import { Art } from '../ui/svg.tsx';
import { Brand } from './brand.tsx';

const edge = strip(14);

/**
 * A page that has one thing to say: the way home above, a drawing, the words, and below them what can be done next.
 * @param cloth the wide band of cloth instead of its three cells
 */
export function SentencePage({
  title,
  text,
  cloth = false,
  children,
}: {
  title: string;
  text?: string;
  cloth?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="sentence-page">
      <header>
        <Brand />
      </header>
      <main className="sentence" id="main">
        <Art svg={cloth ? edge : emptyQuilt} className={cloth ? 'splash-edge' : 'art-box'} />
        <h1 className="h1">{title}</h1>
        {text === undefined ? null : <p className="muted">{text}</p>}
        {children === undefined ? null : <p className="row">{children}</p>}
      </main>
    </div>
  );
}
